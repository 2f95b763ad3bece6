import type { Settings } from '../../settings.ts';
import type { RefundAs, ReturnStatus } from './contract.ts';

/**
 * The cash that a courier may pay at the door for a refund of `cash` pounds, 0 where none: before the pieces are inspected
 * up to the store's limit beyond `exchangeDue`, without a limit after. `exchangeDue`: what the same door pays for the
 * pieces of an exchange order. Source: the merchant's rules, "Returns desk".
 */
export function doorRefund(
  { status, wants }: { readonly status: ReturnStatus; readonly wants: RefundAs },
  cash: number,
  exchangeDue: number,
  { doorRefundMax }: Pick<Settings, 'doorRefundMax'>,
): number {
  if (wants !== 'cash') return 0;
  if (status === 'received') return cash;
  return status === 'approved' && cash - exchangeDue <= doorRefundMax ? cash : 0;
}
