import { z } from 'zod';
import { CartIssue, CartLine, MOST_CHOICES, placeRefusals, Totals } from '../../buying/cart/contract.ts';
import { couponRefusals } from '../../buying/coupons/calls.ts';
import { staffChannels } from '../../buying/orders/status.ts';
import { Sendable } from '../../catalog/seo/share-calls.ts';
import { OrderAddress } from '../../people/account/contract.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { TrustLevel } from '../../people/trust/contract.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { eachPieceOnce, line, optionalText, text } from '../../wire/input.ts';
import { DayRange, Id, Instant, Money } from '../../wire/wire-types.ts';
import { ConsoleOrder } from '../fulfilment/contract.ts';

const order = {
  phone: text(32),
  lines: z
    .array(CartLine)
    .min(1)
    .max(200)
    .refine(...eachPieceOnce),
  address: OrderAddress.optional().meta({ description: 'Absent: the address that a known customer has' }),
  couponCode: optionalText(40),
};

/** Pieces behind a link that staff send in a chat. `lines` are without those that the catalog no longer has. */
const SentCart = z
  .object({
    _id: Id,
    by: z.string(),
    note: z.string(),
    names: z.array(z.string()),
    pieces: z.int(),
    total: Money.meta({ description: 'Of what can be bought now, without delivery' }),
    lines: z.array(CartLine),
    expiresAt: Instant,
    share: Sendable,
  })
  .meta({ id: 'SentCart' });
export type SentCart = z.infer<typeof SentCart>;

/** Orders that staff take by phone, in a chat or in the shop. */
export const staffOrderCalls = {
  previewForCustomer: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/orders/preview',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    summary: 'Whose phone it is, and what an order would come to; nothing is written',
    changes: false,
    body: z.object({
      ...order,
      lines: z
        .array(CartLine)
        .max(200)
        .refine(...eachPieceOnce),
    }),
    data: z.object({
      customer: z
        .object({
          _id: Id,
          name: z.string(),
          hasAddress: z.boolean(),
          city: z.string(),
          area: z.string(),
          level: TrustLevel,
          delivered: z.int(),
          refused: z.int(),
        })
        .nullable()
        .meta({ description: 'Null: the number is new' }),
      totals: Totals.nullable().meta({ description: 'Null while pieces or the address are missing' }),
      cashDue: Money.nullable(),
      estimatedDelivery: DayRange.nullable(),
      issue: CartIssue.nullable().meta({ description: 'What placing would be refused for' }),
      offersOffice: z.boolean().meta({ description: 'An order may go to an office of a transport company' }),
      sameAddress: z.int().meta({ description: 'Other customers with orders to this very address' }),
    }),
    refusals: ['PHONE_INVALID', ...placeRefusals],
  }),
  placeForCustomer: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/orders',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    status: 201,
    summary:
      'Place an order for a customer, by the rules of the shop: `source` is how it came, `consent` that they asked for it, `isOldEnough` that they are 13 or older. `confirmed`: they were on the line',
    idempotent: true,
    body: z.object({
      ...order,
      name: line(100),
      source: z.enum(staffChannels),
      consent: z.literal(true),
      isOldEnough: z.literal(true),
      expectedTotal: z.int().min(0),
      note: optionalText(500),
      confirmed: z.boolean().optional(),
    }),
    data: z.object({ order: ConsoleOrder }),
    refusals: [
      'OUT_OF_STOCK',
      'UNAVAILABLE',
      'QUANTITY_LIMIT',
      'DELIVERY_PAUSED',
      'PRICE_CHANGED',
      'PHONE_INVALID',
      ...placeRefusals,
      'ORDER_TOO_LARGE',
      'ORDER_LIMIT',
      'ORDER_TOTAL_LIMIT',
      'ORDERING_PAUSED',
      ...couponRefusals,
    ],
  }),
  makeChatCart: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/chat-carts',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    status: 201,
    summary:
      'Put pieces behind a link for a customer in a chat, who finishes the order; it holds no stock and ends after a week',
    idempotent: true,
    body: z.object({
      lines: z
        .array(CartLine)
        .min(1)
        .max(MOST_CHOICES)
        .refine(...eachPieceOnce),
      note: optionalText(500),
    }),
    data: z.object({ cart: SentCart }),
    refusals: ['UNAVAILABLE', 'QUANTITY_LIMIT'],
  }),
  listChatCarts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/chat-carts',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    summary: 'The links to pieces that have not ended, the last fifty, newest first',
    data: z.object({ carts: z.array(SentCart) }),
  }),
};
