import { home } from './buying.ts';
import { signInAt } from './remote-buyer.ts';
import { done, keyed, type RemoteStaff } from './remote-staff.ts';

/** An order of one shirt that a new shopper placed and the owner packed, and its parcel. */
export async function packedAt(address: () => string, owner: RemoteStaff) {
  const buyer = await signInAt(address);
  const piece = { productId: 'shirt', colorId: 'black', sizeId: 'M', quantity: 1 };
  await buyer('POST', '/api/client/v1/store/cart/add-to-cart', piece);
  const shown = await buyer('GET', '/api/client/v1/store/cart/display-cart');
  const { total } = (shown.body.data as { cart: { total: number } }).cart;
  const paid = await buyer('POST', '/api/client/v1/payment/cash/pay', {
    address: home,
    expectedTotal: total,
  });
  const { _id: id } = (paid.body.data as { order: { _id: string } }).order;
  const seen = async () => (await done(owner.ask('getOrder', { id }))).order;
  const { parcelId, version } = await seen();
  await done(owner.ask('confirmOrder', { id, version }, keyed()));
  await done(owner.ask('pickParcel', { id: parcelId, version: (await seen()).version }, keyed()));
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  const pack = { id: parcelId, version: (await seen()).version, pieces };
  await done(owner.ask('packParcel', pack, keyed()));
  return { id, parcelId, seen };
}
