import { z } from 'zod';
import { OrderStatus, ParcelStage } from '../../buying/orders/contract.ts';
import { channels } from '../../buying/orders/status.ts';
import { deskRoles, rolesWith } from '../../people/staff/roles.ts';
import { askedSources } from '../../visit-source.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import {
  givenId,
  isOncePer,
  optionalFlagInQuery,
  optionalInQuery,
  optionalListInQuery,
  optionalText,
  text,
} from '../../wire/input.ts';
import { Instant, Money } from '../../wire/wire-types.ts';
import { CallOutcome, ConsoleOrder, OrderInList } from './contract.ts';
import { orderViews } from './order-views.ts';

const params = z.object({ id: givenId });
const version = z.int().min(1);
const reason = text(200);
const order = z.object({ order: ConsoleOrder });
const pieces = z.int().min(0).max(100);
const lineNo = z.int().min(1);

/** A step of an order or a parcel, as each of them is called: with a key, the version that was seen, and the order back. */
const step = { method: 'POST', tag: 'Orders', params, idempotent: true, data: order } as const;
const refusals = ['ORDER_STEP_NOT_ALLOWED', 'HELD'] as const;

/** The staff's calls on orders and parcels. */
export const fulfilmentCalls = {
  listOrders: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/orders',
    roles: deskRoles,
    scope: 'orders.read',
    tag: 'Orders',
    summary:
      'Orders, newest first, 50 at a time: `after` is the last page’s `next`. `search` is a number, a phone, a name or a place; `city` and `area` are ids or names in either language. `view` is a saved question; the views of open work are oldest first. `waiting`: packed or postponed and in no run. `toCall`: those to call about, who may be called now first. A packer sees what is packed and what comes back',
    query: z.object({
      stage: optionalListInQuery(ParcelStage),
      status: optionalInQuery(OrderStatus),
      search: optionalInQuery(text(100)),
      city: optionalInQuery(text(100)),
      area: optionalInQuery(text(100)),
      source: optionalInQuery(z.enum(channels)),
      cameFrom: optionalInQuery(z.enum(askedSources)).meta({
        description: '`direct`: placed on the site, and nothing is known of what brought the shopper',
      }),
      courier: optionalInQuery(givenId),
      company: optionalInQuery(givenId),
      waiting: optionalFlagInQuery,
      view: optionalInQuery(z.enum(orderViews)),
      held: optionalFlagInQuery,
      toCall: optionalFlagInQuery,
      sort: optionalInQuery(z.enum(['newest', 'oldest'])),
      after: optionalInQuery(text(100)),
    }),
    data: z.object({
      orders: z.array(OrderInList),
      next: z.string().nullable(),
      counts: z.partialRecord(ParcelStage, z.int()),
      views: z
        .record(z.enum(orderViews), z.int())
        .nullable()
        .meta({ description: 'With `view`: how many orders each view has; 10,001 is more than 10,000' }),
      sum: z
        .object({ orders: z.int(), canceled: z.int(), tests: z.int(), cash: Money.nullable() })
        .nullable()
        .meta({
          description:
            'With `view`: all that the question finds, and the cash of what is neither canceled nor a test; `tests` are not canceled',
        }),
    }),
  }),
  getOrder: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/orders/:id',
    roles: deskRoles,
    scope: 'orders.read',
    tag: 'Orders',
    summary: 'One order by its id or number, with its history and what the reader may do now',
    params,
    data: order.extend({
      shop: z.string().meta({ description: 'The name by which a caller introduces the store' }),
    }),
    refusals: ['NOT_FOUND'],
  }),

  reveal: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/reveal',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    summary: 'Open a masked field of an order or a customer for ten minutes; it is written into the log',
    body: z.object({
      kind: z.enum(['order', 'customer']),
      id: givenId,
      field: z.enum(['phone', 'street', 'note']),
    }),
    data: z.object({ value: z.string(), until: Instant }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
  }),

  callOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/call',
    roles: rolesWith('changeOrders'),
    summary: 'Keep what came of a call; `confirmed` confirms the order too',
    body: z.object({ version, outcome: CallOutcome, nextAt: Instant.nullable().optional() }),
    refusals: [...refusals, 'CALL_TOO_SOON', 'NOT_FOUND'],
  }),
  confirmOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/confirm',
    roles: rolesWith('changeOrders'),
    summary: 'Confirm an order: it can be picked',
    body: z.object({ version }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  giveUpOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/giveUp',
    roles: ['owner', 'manager'],
    summary: 'Cancel an order whose shopper could not be reached; it does not count against them',
    body: z.object({ version }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  holdOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/hold',
    roles: rolesWith('changeOrders'),
    summary: 'Let an order wait, up to 14 days; the shopper reads the reason',
    body: z.object({ version, reason, until: Instant }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  releaseOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/release',
    roles: rolesWith('changeOrders'),
    summary: 'Let an order go on',
    body: z.object({ version }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  cancelOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/cancel',
    roles: rolesWith('changeOrders'),
    summary: 'Cancel an order that was not handed over',
    body: z.object({ version, reason: optionalText(200) }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  undoOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/undo',
    roles: [...new Set([...rolesWith('changeOrders'), ...rolesWith('packOrders')])],
    summary:
      'Undo one’s own last step, within seconds and as long as nothing left the house: `undo` in `may` says so',
    body: z.object({ version }),
    refusals: [...refusals, 'UNDO_TOO_LATE', 'OUT_OF_STOCK', 'COUPON_GONE', 'COUPON_USED', 'NOT_FOUND'],
  }),
  recallOrder: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/recall',
    roles: ['owner', 'manager'],
    summary: 'Call a parcel back that is on its way; it is canceled and does not count against the shopper',
    body: z.object({ version, reason }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),

  pickParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/pick',
    roles: rolesWith('packOrders'),
    summary: 'Claim a parcel to pack it; a claim lasts 30 minutes',
    body: z.object({ version }),
    refusals: [...refusals, 'CLAIMED', 'NOT_FOUND'],
  }),
  shortParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/short',
    roles: rolesWith('packOrders'),
    summary: 'Say how many pieces of a line were found',
    body: z.object({
      version,
      found: z
        .array(z.object({ lineNo, found: pieces }))
        .min(1)
        .max(100)
        .refine(isOncePer('lineNo'), 'must name each line once'),
    }),
    refusals: [...refusals, 'CLAIMED', 'NOT_FOUND'],
  }),
  resolveParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/resolve',
    roles: rolesWith('changeOrders'),
    summary:
      'What to do about missing pieces: `wait` (with `until` and `reason`), `cut` them out, or `swap` them for another color or size',
    body: z.object({
      version,
      choice: z.enum(['wait', 'cut', 'swap']),
      until: Instant.optional(),
      reason: optionalText(200),
      swaps: z
        .array(z.object({ lineNo, colorId: givenId, sizeId: givenId }))
        .max(100)
        .refine(isOncePer('lineNo'), 'must name each line once')
        .optional(),
    }),
    refusals: [...refusals, 'OUT_OF_STOCK', 'EXCHANGE_IS_WHOLE', 'NOT_FOUND'],
  }),
  packParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/pack',
    roles: rolesWith('packOrders'),
    summary: 'Close a parcel: every piece scanned, or ticked with a reason',
    body: z.object({
      version,
      pieces: z
        .array(z.object({ lineNo, scanned: pieces, ticked: pieces }))
        .max(100)
        .refine(isOncePer('lineNo'), 'must name each line once'),
      tickReason: optionalText(200),
    }),
    refusals: [...refusals, 'CLAIMED', 'PIECES_DIFFER', 'NOT_FOUND'],
  }),
  unpackParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/unpack',
    roles: ['owner', 'manager'],
    summary: 'Open a packed parcel again; its label is void',
    body: z.object({ version, reason }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  backInParcel: consoleEndpoint({
    ...step,
    path: '/api/console/v1/parcels/:id/backIn',
    roles: rolesWith('packOrders'),
    summary: 'Count in what came back, by line; `pieces` null: all of it can be sold again',
    body: z.object({
      version,
      pieces: z
        .array(z.object({ lineNo, resellable: pieces, damaged: pieces, missing: pieces }))
        .max(100)
        .refine(isOncePer('lineNo'), 'must name each line once')
        .nullable(),
    }),
    refusals: [...refusals, 'PIECES_DIFFER', 'NOT_FOUND'],
  }),
  chargeLoss: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/claim',
    roles: rolesWith('settleDifferences'),
    fresh: true,
    summary:
      'Say who pays for what an order or a return of it lost on its way: a member of the staff (`staffId`), a company (`companyId`), each with the `amount`, or nobody, with a reason. Once, unless its entry is reversed',
    body: z.object({
      version,
      lossId: givenId,
      as: z.enum(['staff', 'company', 'nobody']),
      staffId: givenId.optional(),
      companyId: givenId.optional(),
      amount: z.int().min(1).max(100_000_000).optional(),
      reason: optionalText(200),
    }),
    refusals: ['ORDER_STEP_NOT_ALLOWED', 'NOT_FOUND', 'CONFLICT'],
  }),
};
