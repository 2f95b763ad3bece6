import { z } from 'zod';
import {
  LinkedOrder,
  OrderInvoice,
  OrderStatus,
  RefundAs,
  ReturnKind,
  ReturnReason,
  ReturnStatus,
  ReturnWay,
} from '../../buying/orders/contract.ts';
import { Color, Size } from '../../catalog/browse/contract.ts';
import { inEachLanguage } from '../../language.ts';
import { text } from '../../wire/input.ts';
import { Day, Id, Image, Instant, Money, LocalizedText } from '../../wire/wire-types.ts';
import { deskStepNames } from './desk-steps.ts';

/** The tabs of the desk, in the order of the work. */
export const returnViews = ['toDecide', 'toReceive', 'toSettle', 'closed'] as const;
export type ReturnView = (typeof returnViews)[number];

/** Words for the shopper, in both languages. */
export const Words = z.object(inEachLanguage(() => text(500)));
export type Words = z.infer<typeof Words>;

/** What was found of an item that came back; the four sum to its quantity. */
const pieces = z.int().min(0).max(1000);
export const Condition = z.object({
  resellable: pieces,
  damaged: pieces,
  missing: pieces,
  notOurs: pieces,
});
export type Condition = z.infer<typeof Condition>;

const DeskStep = z.enum(deskStepNames);

/** A request in the queue. `due`: the store's answer, or the shopper's pieces; null where neither is awaited. */
export const ReturnInList = z
  .object({
    _id: Id,
    orderId: Id,
    number: z.string(),
    kind: ReturnKind,
    status: ReturnStatus,
    view: z.enum(returnViews),
    reason: ReturnReason,
    version: z.int(),
    customer: z.string().nullable(),
    name: z.string(),
    image: Image,
    pieces: z.int(),
    value: Money.meta({ description: 'What was paid for the pieces' }),
    createdAt: Instant,
    due: Instant.nullable(),
  })
  .meta({ id: 'ReturnInList' });
export type ReturnInList = z.infer<typeof ReturnInList>;

const DeskItem = z.object({
  itemNo: z.int(),
  productId: Id,
  name: z.string(),
  brand: z.string(),
  image: Image,
  color: Color,
  size: Size,
  quantity: z.int(),
  instead: z.object({ color: Color, size: Size, stock: z.int() }).nullable(),
  returnable: z.boolean(),
  until: Instant.nullable().meta({ description: 'The end (excluded) of the window for this kind' }),
  barcode: z.string().nullable(),
  condition: Condition.nullable(),
});

/**
 * The refund as it would be now, or as it was paid. `exact` is what counts of the pieces and the delivery, less `lowered`;
 * `cash` in notes that exist; `points` of `pointsValue` pounds with the bonus.
 */
const Refund = z.object({
  items: Money,
  delivery: Money,
  lowered: Money,
  exact: Money,
  cash: Money,
  points: z.int(),
  pointsValue: Money,
  wants: RefundAs,
  paidAs: RefundAs.nullable(),
});

export const ConsoleReturn = ReturnInList.extend({
  note: z.string().nullable(),
  deliveredAt: Instant.nullable(),
  ways: z.array(ReturnWay).meta({ description: 'How the pieces can come back' }),
  way: ReturnWay.nullable(),
  pickupDay: Day.nullable(),
  giveBackBy: Instant.nullable(),
  collected: z
    .object({ by: z.string().nullable(), at: Instant })
    .nullable()
    .meta({ description: 'The courier who took the pieces' }),
  photos: z.int().meta({ description: 'How many the shopper sent' }),
  attempts: z.int().meta({ description: 'Visits at which the pieces were not given' }),
  decision: LocalizedText.nullable(),
  openedBy: z.string().nullable(),
  overrideNote: z.string(),
  earlier: z.int().meta({ description: 'Other requests of the order that were not declined or withdrawn' }),
  boughtIn: LinkedOrder.nullable().meta({
    description: 'The order that sold the pieces, where they came by an exchange: its money is paid back',
  }),
  items: z.array(DeskItem),
  refund: Refund,
  couriers: z
    .array(z.object({ _id: Id, name: z.string(), cash: Money }))
    .meta({ description: 'Who may pay it out, with the cash they hold' }),
  history: z.array(z.object({ action: z.string(), by: z.string().nullable(), at: Instant })),
  giveBackUntil: Instant.meta({
    description: 'The end (excluded) of the time to give it back, were it approved now',
  }),
  readyReasons: z.array(LocalizedText),
  credit: OrderInvoice.nullable().meta({ description: 'The credit note of its refund' }),
  substitute: z
    .object({ orderId: Id, number: z.string(), status: OrderStatus, cashDue: Money })
    .nullable()
    .meta({ description: 'The order of other products that its refund pays for' }),
  may: z.array(DeskStep),
}).meta({ id: 'ConsoleReturn' });
export type ConsoleReturn = z.infer<typeof ConsoleReturn>;
