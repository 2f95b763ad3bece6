import { z } from 'zod';
import { Color, Size } from '../../catalog/browse/contract.ts';
import { Address } from '../../people/account/contract.ts';
import { Day, DayRange, Id, Image, Instant, Money } from '../../wire/wire-types.ts';
import { Totals } from '../cart/contract.ts';

export const OrderStatus = z
  .enum(['pending', 'inProgress', 'inDelivery', 'delivered', 'returns', 'completed', 'canceled'])
  .meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Where the order's parcel is: the sub-state of its status. */
export const ParcelStage = z
  .enum([
    'toConfirm',
    'toPick',
    'picking',
    'short',
    'packed',
    'withCourier',
    'withCompany',
    'atOffice',
    'postponed',
    'comingBack',
    'toUnpack',
    'back',
    'lost',
  ])
  .meta({ id: 'ParcelStage' });
export type ParcelStage = z.infer<typeof ParcelStage>;

/** The notes that are paid with: the exact amount, the largest note (a setting), or notes of the old pound. */
export const PayingWith = z.enum(['exact', 'largest', 'old']);
export type PayingWith = z.infer<typeof PayingWith>;

/** Why pieces, or all of a parcel, were not taken at the door. */
export const RefusalReason = z
  .enum([
    'changedMind',
    'noMoney',
    'unreachableAtDoor',
    'refusedUnnamed',
    'notOrdered',
    'notCollected',
    'wrongItem',
    'damaged',
    'notAsDescribed',
    'late',
    'priceDiffers',
    'addressUnreachable',
    'store',
    'lost',
  ])
  .meta({ id: 'RefusalReason' });
export type RefusalReason = z.infer<typeof RefusalReason>;

/**
 * What was kept and paid at the door. `items` is paid for pieces, `exact` with the delivery fee, `cashDue` in notes that
 * exist; `rounding` is the difference. The totals that were agreed at placing stand beside it.
 */
export const Settlement = z
  .object({
    items: Money,
    fee: Money,
    exact: Money,
    rounding: z.int(),
    cashDue: Money,
    collected: Money,
    lines: z.array(
      z.object({
        productId: Id,
        colorId: Id,
        sizeId: Id,
        quantity: z.int(),
        kept: z.int(),
        paid: Money,
        reason: RefusalReason.nullable(),
      }),
    ),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof Settlement>;

/** How a canceled order ended: by whom, or on what occasion. */
export const OrderEnding = z
  .enum(['byShopper', 'byStore', 'notReached', 'notDelivered', 'recalled', 'lost'])
  .meta({ id: 'OrderEnding' });
export type OrderEnding = z.infer<typeof OrderEnding>;

/** The day an open order is expected now: it arrives by it, we come again on it, or it is kept at an office until it. */
export const ExpectedDay = z
  .object({ what: z.enum(['arrives', 'again', 'collect']), day: Day, isLate: z.boolean() })
  .meta({ id: 'ExpectedDay' });
export type ExpectedDay = z.infer<typeof ExpectedDay>;

/** A line of an order: a copy of what was bought, independent of later catalog edits. */
export const OrderItem = z
  .object({
    productId: Id,
    colorId: Id,
    sizeId: Id,
    name: z.string(),
    brand: z.string(),
    image: Image,
    color: Color,
    size: Size,
    quantity: z.int(),
    unitPrice: Money,
    savings: Money,
    lineTotal: Money,
    /** The line's share of the coupon's discount. */
    couponShare: Money,
    returnable: z.boolean(),
    /** Why it cannot be returned or exchanged, if the store says so; else empty. */
    returnReason: z.string(),
    returnedQuantity: z.int(),
    /** The ends (excluded) of the windows; null before delivery, or if the line is not returnable. */
    returnUntil: Instant.nullable(),
    exchangeUntil: Instant.nullable(),
    canReturn: z.boolean(),
    canExchange: z.boolean(),
    refusedQuantity: z.int().meta({ description: 'Pieces not taken at the door' }),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

export const ReturnKind = z.enum(['return', 'exchange']);
export type ReturnKind = z.infer<typeof ReturnKind>;

export const ReturnReason = z
  .enum(['wrongSize', 'wrongItem', 'damaged', 'notAsDescribed', 'changedMind', 'other'])
  .meta({ id: 'ReturnReason' });
export type ReturnReason = z.infer<typeof ReturnReason>;

export const ReturnStatus = z
  .enum(['requested', 'approved', 'rejected', 'received', 'refunded', 'exchanged', 'withdrawn'])
  .meta({ id: 'ReturnStatus' });
export type ReturnStatus = z.infer<typeof ReturnStatus>;

/** How the pieces come back. */
export const ReturnWay = z.enum(['courier', 'store', 'company']);
export type ReturnWay = z.infer<typeof ReturnWay>;

export const RefundAs = z.enum(['cash', 'points']);
export type RefundAs = z.infer<typeof RefundAs>;

/** A return request; here because the order contains it. */
export const Return = z
  .object({
    _id: Id,
    kind: ReturnKind,
    scope: z.enum(['order', 'item']),
    status: ReturnStatus,
    reason: ReturnReason,
    note: z.string(),
    items: z.array(
      z.object({
        productId: Id,
        colorId: Id,
        sizeId: Id,
        quantity: z.int(),
        newColorId: Id.nullable(),
        newSizeId: Id.nullable(),
      }),
    ),
    refundAmount: Money,
    createdAt: Instant,
    decidedAt: Instant.nullable(),
    decisionNote: z.string(),
    refundAs: RefundAs.meta({ description: 'As it was chosen, and once it is paid as it was paid' }),
    refundPoints: z.int().meta({ description: 'Points that it was paid in' }),
    way: ReturnWay.nullable(),
    pickupDay: Day.nullable(),
    giveBackBy: Instant.nullable().meta({ description: 'The end (excluded) of the time to give it back' }),
    giveBack: z.string().meta({ description: 'How and when to give the pieces back, as a sentence' }),
    collectedAt: Instant.nullable().meta({ description: 'When a courier took the pieces' }),
    missedAt: z.array(Instant).meta({ description: 'When a courier came for them in vain' }),
    photos: z.int().meta({ description: 'How many photographs it has' }),
    receivedAt: Instant.nullable(),
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'Return' });
export type Return = z.infer<typeof Return>;

/** An invoice or a credit note of an order. */
export const OrderInvoice = z
  .object({
    _id: Id,
    series: z.enum(['invoice', 'credit']),
    number: z.string(),
    day: Day,
    total: Money,
  })
  .meta({ id: 'OrderInvoice' });
export type OrderInvoice = z.infer<typeof OrderInvoice>;

/** Another order of the same shopper, to open. */
export const LinkedOrder = z.object({ _id: Id, number: z.string() }).meta({ id: 'LinkedOrder' });
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** The other order of an exchange for other pieces: the one whose pieces go back, or the one with the new ones. */
export const ExchangeOrder = LinkedOrder.extend({
  refund: Money.nullable().meta({
    description: 'What is still to be paid back for the returned pieces; null once it is',
  }),
  difference: z.int().nullable().meta({
    description: 'The new pieces’ cash less the refund, below 0 to the shopper; null once it is paid back',
  }),
  isAtOneDoor: z.boolean().meta({
    description: 'One courier settles both: the difference alone is paid at the door',
  }),
}).meta({ id: 'ExchangeOrder' });
export type ExchangeOrder = z.infer<typeof ExchangeOrder>;

/** `number` is short and for people. The allowed actions are included, so that a page derives no rule. */
export const Order = Totals.extend({
  _id: Id,
  number: z.string(),
  status: OrderStatus,
  history: z.array(z.object({ status: OrderStatus, at: Instant })),
  placedAt: Instant,
  deliveredAt: Instant.nullable(),
  paymentMethod: z.literal('cash'),
  currency: z.literal('SYP'),
  items: z.array(OrderItem),
  itemsCount: z.int(),
  coupon: z.object({ code: z.string(), title: z.string() }).nullable(),
  address: Address,
  estimatedDelivery: DayRange.meta({ description: 'As it was promised at placing' }),
  expected: ExpectedDay.nullable().meta({
    description: 'The day it is expected now; null while it waits and once it is no longer open',
  }),
  held: z.string().nullable().meta({ description: 'Why it waits, in the words of the store' }),
  ending: OrderEnding.nullable().meta({ description: 'How a canceled order ended' }),
  refusedFor: RefusalReason.nullable().meta({ description: 'Why nothing was taken at the door' }),
  canCancel: z.boolean(),
  canEdit: z.boolean().meta({ description: 'Until it is picked: what `edit-order` takes' }),
  canConfirm: z.boolean().meta({ description: 'The store called about it, and waits for a yes' }),
  stage: ParcelStage.nullable(),
  pin: z
    .string()
    .nullable()
    .meta({ description: 'What to tell the courier, while the parcel is with one; in no list' }),
  cashDue: Money.meta({ description: 'What to keep ready, or what was due at the door' }),
  note: z.string().meta({ description: 'What the shopper wrote for the courier' }),
  payingWith: PayingWith.nullable().meta({ description: 'The notes that were announced, for change' }),
  settlement: Settlement.nullable(),
  /** The latest of its lines. */
  returnUntil: Instant.nullable(),
  exchangeUntil: Instant.nullable(),
  returns: z.array(Return),
  pointsEarned: z.int(),
  courier: z
    .object({ name: z.string(), phone: z.string() })
    .nullable()
    .meta({ description: 'Who brings it, while it is with them' }),
  company: z
    .object({
      name: z.string(),
      waybill: z.string().nullable(),
      office: z.string(),
      collectBy: Day.nullable(),
    })
    .nullable()
    .meta({
      description:
        'The transport company that has it; at an office, which one and until when it is kept there',
    }),
  nextTry: Day.nullable().meta({
    description: 'The day of the next try, after one at which it was not handed over',
  }),
  sharePath: z.string().nullable().meta({ description: 'The page that shows its status to anybody' }),
  invoices: z.array(OrderInvoice).meta({ description: 'In the order of their issue' }),
  replaces: ExchangeOrder.nullable().meta({
    description: 'The order whose pieces it replaces, in an exchange',
  }),
  replacedBy: z
    .array(ExchangeOrder)
    .meta({ description: 'The orders that replace pieces of it, oldest first' }),
}).meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** What the link of an order shows: how far it is, and nothing of its pieces, amounts or people. */
export const SharedOrder = Order.pick({
  number: true,
  status: true,
  stage: true,
  history: true,
  expected: true,
})
  .extend({ isHeld: z.boolean() })
  .meta({ id: 'SharedOrder' });
export type SharedOrder = z.infer<typeof SharedOrder>;
