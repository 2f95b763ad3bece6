import { z } from 'zod';
import {
  OrderInvoice,
  OrderStatus,
  ParcelStage,
  PayingWith,
  Settlement,
} from '../../buying/orders/contract.ts';
import { channels } from '../../buying/orders/status.ts';
import { Color, Size } from '../../catalog/browse/contract.ts';
import { DeliveryKind, HalfDay } from '../../people/account/contract.ts';
import { visitSources } from '../../visit-source.ts';
import { Day, Id, Image, Instant, Money, Named } from '../../wire/wire-types.ts';
import { callOutcomes } from './call-rules.ts';
import { Conflict } from './conflict.ts';
import { ExchangeKind } from './exchange-kind.ts';
import { Loss } from './loss.ts';
import { CustomerName, RunReturn } from './runs/waiting-return.ts';
import { parcelStepNames } from './steps.ts';

export const Step = z.enum(parcelStepNames);
export const CallOutcome = z.enum(callOutcomes);
export const Held = z.object({ reason: z.string(), until: Instant });

/** How far a shopper is trusted, and by what: deliveries, and refusals that count. */
export const Trust = z.object({
  level: z.enum(['new', 'known', 'trusted', 'watched', 'blocked']),
  delivered: z.int(),
  refused: z.int(),
});

/** Whose order it is. What the reader may not see is masked, or null. */
export const Customer = z.object({
  _id: Id.nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  trust: Trust.nullable(),
});

/** An order as it stands in a list. `next`: the step that leads on, null where the reader has none. */
export const OrderInList = z
  .object({
    _id: Id,
    parcelId: Id,
    number: z.string(),
    status: OrderStatus,
    stage: ParcelStage.nullable(),
    version: z.int(),
    held: Held.nullable(),
    placedAt: Instant,
    exchange: ExchangeKind.nullable(),
    source: z.enum(channels).meta({ description: 'How it came to the store' }),
    cameFrom: z
      .enum(visitSources)
      .nullable()
      .meta({ description: 'What brought the shopper to the site; null where nothing is known' }),
    isTest: z.boolean().meta({ description: 'Left out of what the shop counts, and erased in the end' }),
    stageAt: Instant,
    itemsCount: z.int(),
    pictures: z.array(Image).max(2).meta({ description: 'Of the first lines' }),
    cashDue: Money,
    feeAtRefusal: Money.meta({
      description: 'What is asked of somebody who takes nothing; 0 where the shop waives it',
    }),
    customer: Customer,
    city: z.string(),
    area: z.string(),
    deliveryKind: DeliveryKind,
    courier: Named.nullable(),
    company: Named.nullable(),
    claimedBy: Named.nullable(),
    toCall: z.boolean(),
    calls: z.int(),
    callableFrom: Instant.nullable().meta({ description: 'Null: at once, or no call is due' }),
    next: Step.nullable(),
  })
  .meta({ id: 'OrderInList' });
export type OrderInList = z.infer<typeof OrderInList>;

/**
 * A line as it is picked, packed and settled; steps name it by `lineNo`. `stock` is what is left to sell, `barcode` what a
 * scanner reads on its pieces (null: no longer in the catalog).
 */
export const PackedLine = z
  .object({
    lineNo: z.int(),
    productId: Id,
    name: z.string(),
    image: Image,
    color: Color,
    size: Size,
    quantity: z.int(),
    unitPrice: Money,
    couponShare: Money,
    lineTotal: Money,
    stock: z.int(),
    barcode: z.string().nullable(),
  })
  .meta({ id: 'PackedLine' });
export type PackedLine = z.infer<typeof PackedLine>;

/** The variant that a scanned code is on. */
export const Piece = PackedLine.pick({
  productId: true,
  name: true,
  image: true,
  color: true,
  size: true,
}).meta({
  id: 'Piece',
});
export type Piece = z.infer<typeof Piece>;

/** A variant as it is sold now. */
export const PieceInStock = Piece.extend({ price: Money, stock: z.int() }).meta({ id: 'PieceInStock' });
export type PieceInStock = z.infer<typeof PieceInStock>;

/** Something that happened to the order; `by` is a name, or null where it was the shopper or a job (`role`). */
export const OrderEvent = z
  .object({
    step: z.string(),
    stage: ParcelStage.nullable(),
    role: z.enum(['shopper', 'merchant', 'job']),
    by: z.string().nullable(),
    reason: z.string(),
    details: z.record(z.string(), z.unknown()),
    at: Instant,
    occurredAt: Instant.nullable(),
  })
  .meta({ id: 'OrderEvent' });

/** Why a courier delivered without the customer’s PIN; `wrongPin`: off line, with one that was not theirs. */
export const NoPin = z
  .enum(['recipientDiffers', 'noPhone', 'pinNotReceived', 'wrongPin'])
  .meta({ id: 'NoPin', description: 'Null where the PIN was right, or none was asked' });
export type NoPin = z.infer<typeof NoPin>;

/** All that a member of the staff may read of an order; `may`: what they may do now. */
export const ConsoleOrder = OrderInList.extend({
  may: z.array(Step),
  canErase: z.boolean().meta({ description: 'A test order that the reader may erase now' }),
  testErasedAt: Instant.nullable().meta({ description: 'When the test order was erased' }),
  takenBy: z
    .string()
    .nullable()
    .meta({ description: 'Who of the staff took it; null: the shopper placed it' }),
  exchangeOf: Id.nullable().meta({ description: 'The return whose refund it is paid with' }),
  offersOffice: z.boolean().meta({ description: 'Its address may become an office of a transport company' }),
  edits: z
    .array(z.enum(['contact', 'address', 'pieces', 'more']))
    .meta({ description: 'What of it may be changed now' }),
  subTotal: Money,
  discount: Money,
  delivery: Money,
  total: Money,
  coupon: z.string().nullable(),
  lines: z.array(PackedLine),
  address: z
    .object({
      street: z.string().nullable(),
      details: z.string().nullable(),
      phone: z.string().nullable(),
      recipient: z.string().nullable(),
      point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .meta({ description: 'Null where the reader may not see it; `point` with the street' }),
  chat: z.string().nullable().meta({
    description:
      'A message about it in the customer’s language, with which a chat is begun; null while the phone is masked',
  }),
  halfDay: HalfDay.nullable(),
  note: z.string().nullable(),
  hasNote: z.boolean(),
  waybill: z.string().nullable(),
  attempts: z.int(),
  nextTry: Day.nullable(),
  collectBy: Day.nullable(),
  callsWanted: z
    .int()
    .meta({ description: 'After so many calls without an answer an order may be given up' }),
  attemptsToCall: z.array(
    z.object({ outcome: CallOutcome, at: Instant, nextAt: Instant.nullable(), by: z.string() }),
  ),
  missing: z.array(z.object({ lineNo: z.int(), missing: z.int() })),
  comingBack: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
  settlement: Settlement.nullable(),
  noPin: NoPin.nullable(),
  losses: z.array(Loss).meta({
    description: 'Empty where nothing was lost, or the reader does not count cash',
  }),
  conflicts: z.array(Conflict).meta({ description: 'Open ones; empty where the reader settles none' }),
  history: z.array(OrderEvent),
  invoices: z.array(OrderInvoice).meta({ description: 'Empty where the reader may not see them' }),
  notes: z
    .array(z.object({ _id: Id, text: z.string(), by: z.string(), at: Instant, canEdit: z.boolean() }))
    .meta({ description: 'The staff’s own, oldest first; empty where the reader may not see the person' }),
  messages: z.array(z.object({ title: z.string(), text: z.string(), at: Instant })).meta({
    description: 'What the shopper was told of it',
  }),
}).meta({ id: 'ConsoleOrder' });
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

/**
 * A courier's stop, with everything needed there offline; no PIN. The person is null before the run is accepted, the
 * phone after the stop has ended.
 */
export const Stop = z
  .object({
    parcelId: Id,
    orderId: Id,
    number: z.string(),
    runId: Id,
    stopNo: z.int(),
    status: OrderStatus,
    stage: ParcelStage.nullable(),
    exchange: ExchangeKind.nullable(),
    version: z.int(),
    outcome: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    address: z
      .object({
        city: z.string(),
        area: z.string(),
        street: z.string(),
        details: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    halfDay: HalfDay.nullable().meta({ description: 'When the shopper would like it' }),
    note: z.string(),
    cashDue: Money,
    collected: Money.nullable().meta({ description: 'What was taken there; null while the stop is open' }),
    payingWith: PayingWith.nullable(),
    cashStep: z.int(),
    fee: Money,
    feeBeforeFree: Money,
    freeFrom: Money.nullable(),
    coupon: z.object({ isFreeDelivery: z.boolean(), minSubTotal: Money }).nullable(),
    attempts: z.int(),
    triesLeft: z
      .int()
      .meta({ description: 'How many PINs may still be typed; with 0 a reason is given instead' }),
    lines: z.array(
      z.object({
        lineNo: z.int(),
        name: z.string(),
        color: z.string(),
        size: z.string(),
        quantity: z.int(),
        unitPrice: Money,
        couponShare: Money,
      }),
    ),
  })
  .meta({ id: 'Stop' });
export type Stop = z.infer<typeof Stop>;

/**
 * A courier's run with parcels and returns, or what is handed to a company. `open`: stops of both. `expected`: the cash
 * of the open stops, less the refunds to pay.
 */
export const Run = z
  .object({
    _id: Id,
    day: Day,
    courier: Named.nullable(),
    company: Named.nullable(),
    status: z.enum(['planned', 'handedOver', 'accepted', 'ended']),
    version: z.int(),
    parcels: z.int(),
    returns: z.int(),
    open: z.int(),
    expected: Money,
    createdAt: Instant,
  })
  .meta({ id: 'Run' });
export type Run = z.infer<typeof Run>;

/** `cashHeld` is null where the reader may not see cash. */
export const Courier = Named.extend({ cashHeld: Money.nullable() });
export const Company = Named.extend({ phone: z.string() });

/** A stop with nothing of its person but the name: its place is the city and the area. */
const StopOfRun = Stop.omit({ name: true, phone: true, address: true, note: true, lines: true }).extend({
  customer: CustomerName,
  deliveryKind: DeliveryKind,
  city: z.string(),
  area: z.string(),
  pieces: z.int(),
  waybill: z.string().nullable(),
  noPin: NoPin.nullable(),
});

export const RunWithStops = Run.extend({
  stops: z.array(StopOfRun),
  returnStops: z.array(RunReturn),
}).meta({ id: 'RunWithStops' });
export type RunWithStops = z.infer<typeof RunWithStops>;
