import type { Order } from '../../../shop/orders/contract.ts';
import { call } from '../../client/call.ts';

/** Sends photographs of a request one after another; returns those that did not arrive. */
export async function sendPhotos(
  orderId: string,
  returnId: string,
  photos: readonly string[],
): Promise<string[]> {
  const left: string[] = [];
  for (const photo of photos) {
    const [, base64 = ''] = photo.split(',');
    // The others may still arrive; the same one sent again counts once.
    await call('addReturnPhoto', { orderId, returnId, photo: base64 }).catch(() => left.push(photo));
  }
  return left;
}

/** The request that was just made: the newest. */
export function newestReturn({ returns }: Order): string {
  return returns.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]?._id ?? '';
}
