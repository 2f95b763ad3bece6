import { z } from 'zod';
import { OrderStatus, ParcelStage, RefusalReason, ReturnStatus } from '../../buying/orders/contract.ts';
import { channels } from '../../buying/orders/status.ts';
import { TrustLevel } from '../../people/trust/contract.ts';
import { Id, Instant, LanguageCode, Money, Named } from '../../wire/wire-types.ts';
import { answerWays, caseKinds, privacyKinds } from './case.ts';

/** A message of a case: the shopper's, or what the store answered. */
const CaseMessage = z.object({ text: z.string(), byStore: z.boolean(), at: Instant });

/** What a shopper wrote against a limit on their orders, and the answers. */
export const Appeal = z
  .object({
    _id: Id,
    openedAt: Instant,
    dueAt: Instant.meta({ description: 'The store answers by then' }),
    closedAt: Instant.nullable(),
    messages: z.array(CaseMessage),
  })
  .meta({ id: 'Appeal' });
export type Appeal = z.infer<typeof Appeal>;

/** What a shopper wrote to the store on the site, and the answers. */
export const ShopperCase = Appeal.extend({
  kind: z.enum(caseKinds),
  orderNumber: z.string().nullable(),
}).meta({ id: 'ShopperCase' });
export type ShopperCase = z.infer<typeof ShopperCase>;

/** What a customer wrote or said, until it is answered and closed. `by`: a member of the staff, null for the customer. */
export const Case = z
  .object({
    _id: Id,
    kind: z.enum(caseKinds),
    channel: z.enum(channels),
    orderNumber: z.string().nullable(),
    openedAt: Instant,
    dueAt: Instant,
    answeredAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    owner: Named.nullable().meta({ description: 'The member of the staff who has taken it' }),
    version: z.int(),
    messages: z.array(
      z.object({
        text: z.string(),
        by: z.string().nullable(),
        way: z
          .enum(answerWays)
          .nullable()
          .meta({ description: 'How an answer reached the customer; null where it is not known' }),
        at: Instant,
      }),
    ),
  })
  .meta({ id: 'Case' });
export type Case = z.infer<typeof Case>;

const ofCustomer = z
  .object({ _id: Id, name: z.string(), phone: z.string() })
  .meta({ description: 'The phone is masked' });

export const CaseOfCustomer = Case.extend({ customer: ofCustomer }).meta({ id: 'CaseOfCustomer' });

/** A case in the list, with its last message. */
export const CaseInList = CaseOfCustomer.omit({ messages: true })
  .extend({ last: CaseMessage })
  .meta({ id: 'CaseInList' });
export type CaseInList = z.infer<typeof CaseInList>;

/** A customer in the list; the phone is masked. `dueAt`: of the open case that is due first. */
export const CustomerInList = z
  .object({
    _id: Id,
    name: z.string(),
    phone: z.string(),
    city: z.string(),
    level: TrustLevel,
    orders: z.int(),
    delivered: z.int(),
    refused: z.int(),
    lastOrderAt: Instant.nullable(),
    openCases: z.int(),
    dueAt: Instant.nullable(),
  })
  .meta({ id: 'CustomerInList' });
export type CustomerInList = z.infer<typeof CustomerInList>;

/** A refused parcel: whether it counts against the customer, and who struck it out. */
const Refusal = z.object({
  parcelId: Id,
  orderId: Id,
  orderNumber: z.string(),
  reason: RefusalReason,
  at: Instant,
  counts: z.boolean(),
  struck: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
});

/** A coupon given for what went wrong. */
const Compensation = z.object({
  _id: Id,
  code: z.string(),
  amount: Money,
  reason: z.string(),
  by: z.string(),
  at: Instant,
  until: Instant,
  isUsed: z.boolean(),
});

/** All that the desk knows of a customer. Phone and street are masked until they are opened. */
export const Customer = CustomerInList.omit({ openCases: true, dueAt: true })
  .extend({
    since: Instant,
    street: z.string().nullable(),
    area: z.string(),
    language: LanguageCode,
    open: z.object({ orders: z.int(), total: Money }).meta({ description: 'Orders under way' }),
    limits: z.object({ orders: z.int(), total: Money.nullable() }),
    byHand: z
      .object({ level: TrustLevel, reason: z.string(), until: Instant, by: z.string().nullable() })
      .nullable(),
    paid: Money.meta({ description: 'Cash of all deliveries' }),
    recentOrders: z
      .array(
        z.object({
          _id: Id,
          number: z.string(),
          status: OrderStatus,
          stage: ParcelStage.nullable(),
          total: Money,
          placedAt: Instant,
        }),
      )
      .meta({ description: 'The last 20' }),
    returns: z.array(
      z.object({ _id: Id, orderNumber: z.string(), status: ReturnStatus, refund: Money, at: Instant }),
    ),
    refusals: z.array(Refusal),
    notes: z.array(
      z.object({ _id: Id, text: z.string(), by: z.string(), at: Instant, canEdit: z.boolean() }),
    ),
    cases: z.array(Case),
    privacy: z
      .array(z.object({ _id: Id, kind: z.enum(privacyKinds), openedAt: Instant, dueAt: Instant }))
      .meta({ description: 'Open requests about their data' }),
    compensations: z.array(Compensation),
    compensationLeft: Money.meta({ description: 'What the asking member may still give this customer' }),
    compensationStep: Money.meta({ description: 'A compensation is a multiple of it' }),
    reviewDays: z.int().meta({ description: 'How long a level may be lowered by hand' }),
    may: z.array(z.enum(['trust', 'note', 'case', 'appeal'])),
  })
  .meta({ id: 'ConsoleCustomer' });
export type Customer = z.infer<typeof Customer>;
