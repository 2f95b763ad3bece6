import { z } from 'zod';
import { orderAddressFields, streetUnlessOffice } from '../../people/account/contract.ts';
import { endpoint } from '../../wire/endpoint.ts';
import {
  eachPieceOnce,
  givenId,
  lineOrEmpty,
  optionalInQuery,
  optionalText,
  PageQuery,
  text,
} from '../../wire/input.ts';
import { Pagination, DayRange, Money } from '../../wire/wire-types.ts';
import { CartLine, LineIdentity, placeRefusals, Totals } from '../cart/contract.ts';
import { Order, OrderStatus, SharedOrder } from './contract.ts';

const tag = 'Orders';

/** What may keep an order from being changed, beside the price. */
export const editRefusals = [
  'EDIT_TOO_LATE',
  'ORDER_STEP_NOT_ALLOWED',
  'OUT_OF_STOCK',
  'UNAVAILABLE',
  'PHONE_INVALID',
  ...placeRefusals,
  'DELIVERY_PAUSED',
] as const;

const pieces = z.int().min(0).max(100);

/**
 * What is to change in an order; what is left out stays. A line is named by what it is now, and a quantity of 0 takes it
 * out. `add` are pieces of other products, which only the staff add. An empty `phone`, `recipient` or `note`
 * removes it.
 */
export const OrderChanges = z
  .object({
    lines: z
      .array(
        LineIdentity.extend({
          quantity: pieces.optional(),
          newColorId: givenId.optional(),
          newSizeId: givenId.optional(),
        }),
      )
      .max(100)
      .refine(...eachPieceOnce)
      .optional(),
    add: z
      .array(CartLine)
      .max(20)
      .refine(...eachPieceOnce)
      .optional(),
    address: orderAddressFields
      .omit({ phone: true, recipient: true })
      .superRefine(streetUnlessOffice)
      .optional(),
    phone: optionalText(32),
    recipient: lineOrEmpty(100).optional(),
    note: optionalText(500),
  })
  .meta({ id: 'OrderChanges' });
export type OrderChanges = z.infer<typeof OrderChanges>;

/** What an order would be after its changes. With `couponLost` its coupon no longer applies. */
export const EditPreview = z
  .object({ totals: Totals, cashDue: Money, couponLost: z.boolean(), estimatedDelivery: DayRange })
  .meta({ id: 'EditPreview' });
export type EditPreview = z.infer<typeof EditPreview>;

/** What an edit asks beside its changes: the total that was shown, and the consent to lose the coupon. */
export const editTerms = {
  changes: OrderChanges,
  expectedTotal: z.int().min(0),
  acceptLoss: z.boolean().optional(),
};

/** The shopper's orders. */
export const ordersCalls = {
  getAllOrders: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/get-all-order-user',
    access: 'registered',
    tag,
    summary:
      'My orders, newest first; `counts` says how many stand in each status. `search`: a number, the name of a piece or its brand, or a day',
    query: PageQuery.extend({ status: optionalInQuery(OrderStatus), search: optionalInQuery(text(60)) }),
    data: z.object({
      orders: z.array(Order),
      pagination: Pagination,
      counts: z.record(OrderStatus, z.int()),
    }),
  }),
  getOrderDetails: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/get-order-details',
    access: 'registered',
    tag,
    summary: 'One of my orders',
    query: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND'],
  }),
  shareOrder: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/order/share-order',
    access: 'registered',
    tag,
    summary: 'Make the link that shows an order’s status to anybody; the same again while it stands',
    body: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND'],
  }),
  unshareOrder: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/order/share-order',
    access: 'registered',
    tag,
    summary: 'Take the link back: it leads nowhere from then on',
    query: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND'],
  }),
  getSharedOrder: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/shared-order',
    access: 'public',
    tag,
    summary: 'How far an order is, by its link',
    query: z.object({ token: text(64) }),
    data: z.object({ order: SharedOrder }),
    refusals: ['NOT_FOUND'],
  }),
  cancelOrder: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/cancel-order',
    access: 'registered',
    tag,
    summary: 'Cancel an order that is not out for delivery yet',
    body: z.object({ orderId: givenId, reason: optionalText(500) }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'CANCEL_TOO_LATE', 'ORDER_STEP_NOT_ALLOWED'],
  }),
  previewOrderEdit: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/order/preview-edit-order',
    access: 'registered',
    tag,
    summary: 'What an order would come to after changes; nothing is changed',
    body: z.object({ orderId: givenId, changes: OrderChanges }),
    data: EditPreview,
    refusals: ['NOT_FOUND', ...editRefusals],
  }),
  editOrder: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/edit-order',
    access: 'registered',
    tag,
    summary:
      'Change an order until it is picked: phone, note, address, color or size, fewer pieces, a line out. PRICE_CHANGED and COUPON_LOST (unless `acceptLoss`) carry the new Totals in `data`',
    idempotent: true,
    body: z.object({ orderId: givenId, ...editTerms }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'PRICE_CHANGED', 'COUPON_LOST', 'COUPON_GONE', ...editRefusals],
  }),
  confirmOrder: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/confirm-order',
    access: 'registered',
    tag,
    summary: 'Confirm an order that the store called about',
    body: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'HELD', 'ORDER_STEP_NOT_ALLOWED'],
  }),
};
