import { z } from 'zod';
import { CartIssue, CartLine } from '../../buying/cart/contract.ts';
import { RefundAs, ReturnKind, ReturnReason, ReturnWay } from '../../buying/orders/contract.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { eachPieceOnce, givenId, isOncePer, optionalInQuery, optionalText, text } from '../../wire/input.ts';
import { Day, Money } from '../../wire/wire-types.ts';
import { photos, returnRefusals } from './calls.ts';
import { eachExchangeOnce, ReturnLine } from './contract.ts';
import { Condition, ConsoleReturn, ReturnInList, returnViews, Words } from './desk-contract.ts';
import { deskSteps } from './desk-steps.ts';

const params = z.object({ id: givenId });
const version = z.int().min(1);
const data = z.object({ return: ConsoleReturn });
const step = { method: 'POST', tag: 'Returns', params, idempotent: true, data } as const;
const refusals = ['ORDER_STEP_NOT_ALLOWED', 'NOT_FOUND'] as const;

/** The desk that answers returns and exchanges, receives the pieces and pays back. */
export const returnDeskCalls = {
  listReturns: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/returns',
    roles: rolesWith('handleReturns'),
    scope: 'orders.read',
    tag: 'Returns',
    summary:
      'Returns and exchanges of a view, 50 at a time; open ones by their deadline, closed ones newest first',
    query: z.object({
      view: optionalInQuery(z.enum(returnViews)),
      after: optionalInQuery(text(100)),
    }),
    data: z.object({
      returns: z.array(ReturnInList),
      next: z.string().nullable(),
      counts: z.record(z.enum(returnViews), z.int()),
    }),
  }),
  getReturn: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/returns/:id',
    roles: rolesWith('handleReturns'),
    scope: 'orders.read',
    tag: 'Returns',
    summary: 'One request: its pieces, what it would pay back, and what the reader may do now',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  openReturnPhotos: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/returns/:id/photos',
    roles: ['owner', 'manager', 'packer', 'support'],
    tag: 'Returns',
    summary: 'The shopper’s photographs; each opening is logged',
    params,
    data: z.object({ photos }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
  approveReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/approve',
    roles: [...deskSteps.approve.by],
    summary: 'Take the pieces back: how, and the day the courier comes',
    body: z.object({ version, way: ReturnWay, pickupDay: Day.nullable().optional() }),
    refusals: [...refusals, 'LIMIT', 'OFFICE_NEEDS_COMPANY', 'UNAVAILABLE'],
  }),
  rejectReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/reject',
    roles: [...deskSteps.reject.by],
    summary: 'Decline with a reason in both languages; an approved one once its time is over',
    body: z.object({ version, reason: Words }),
    refusals: [...refusals, 'LIMIT', 'NOT_DUE'],
  }),
  receiveReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/receive',
    roles: [...deskSteps.receive.by],
    summary:
      'Count in what came, by item. What is missing or not the store’s leaves the refund and wants words; with no piece left the request is declined with them. `lowered`: pounds for damage, by owner or manager. `lostOnWay`: a courier had what is missing, so that it counts, and the owner says who pays for it',
    body: z.object({
      version,
      items: z
        .array(Condition.extend({ itemNo: z.int().min(1) }))
        .min(1)
        .max(100)
        .refine(isOncePer('itemNo'), 'must name each item once'),
      lowered: z.int().min(0).optional(),
      lostOnWay: z.boolean().optional(),
      words: Words.nullable().optional(),
    }),
    refusals: [...refusals, 'PIECES_DIFFER'],
  }),
  refundReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/refund',
    roles: [...deskSteps.refund.by],
    summary:
      'Pay back: in cash from the safe or a courier with the receipt signed, or in points if the shopper chose them, now or when asking',
    body: z.object({
      version,
      as: RefundAs,
      courierId: givenId.nullable().optional(),
      receiptSigned: z.boolean().optional(),
      choseNow: z.boolean().optional().meta({ description: 'The shopper now wants points instead of cash' }),
    }),
    refusals: [...refusals, 'CASH_SHORT'],
  }),
  exchangeReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/exchange',
    roles: [...deskSteps.exchange.by],
    summary: 'The new pieces were given for the old ones; a parcel of them that is still here is canceled',
    body: z.object({ version }),
    refusals: [...refusals, 'OUT_OF_STOCK'],
  }),
  sendExchange: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/send',
    roles: [...deskSteps.sendNew.by],
    summary:
      'Send the new pieces of an exchange: an order that costs nothing, packed and delivered like others',
    body: z.object({ version }),
    refusals: [...refusals, 'OUT_OF_STOCK', 'UNAVAILABLE'],
  }),
  refundInstead: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/refundInstead',
    roles: [...deskSteps.refundInstead.by],
    summary: 'Turn an exchange into a return that is paid back; what it held is free again',
    body: z.object({ version }),
    refusals,
  }),
  extendReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/returns/:id/extend',
    roles: [...deskSteps.extend.by],
    summary: 'Move the deadlines of its lines to the end of a later day',
    body: z.object({ version, until: Day, reason: text(200) }),
    refusals,
  }),
  openReturn: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/returns',
    roles: ['owner', 'manager', 'support'],
    summary: 'Ask for the shopper; the owner may let it pass the windows with a note',
    body: z.object({
      kind: ReturnKind,
      reason: ReturnReason,
      note: optionalText(500),
      refundAs: RefundAs.optional(),
      items: z
        .array(ReturnLine)
        .min(1)
        .max(100)
        .refine(...eachExchangeOnce),
      override: optionalText(500),
    }),
    refusals: [...returnRefusals, 'RETURN_QUANTITY'],
  }),
};

const substituteRoles = [...deskSteps.substitute.by];

/** An exchange for another product: a new order without a fee, paid with the refund of what goes back. */
export const substituteCalls = {
  previewSubstitute: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/returns/:id/substitute/preview',
    roles: substituteRoles,
    tag: 'Returns',
    summary: 'What other products would cost beyond the refund; nothing is written',
    changes: false,
    params,
    body: z.object({
      lines: z
        .array(CartLine)
        .max(20)
        .refine(...eachPieceOnce),
    }),
    data: z.object({
      total: Money,
      refund: Money.meta({ description: 'In cash, for what goes back' }),
      difference: z.int().meta({ description: 'Pounds to collect at the door; below 0 to pay back' }),
      issue: CartIssue.nullable().meta({ description: 'What placing would be refused for' }),
    }),
    refusals: ['NOT_FOUND', 'ORDER_STEP_NOT_ALLOWED'],
  }),
  substituteReturn: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/returns/:id/substitute',
    roles: substituteRoles,
    tag: 'Returns',
    summary:
      'Order other products for what goes back, without a fee and confirmed. The request becomes a return that is refunded; what an exchange held is free again',
    idempotent: true,
    params,
    body: z.object({
      version: z.int().min(1),
      lines: z
        .array(CartLine)
        .min(1)
        .max(20)
        .refine(...eachPieceOnce),
      expectedTotal: z.int().min(0),
      note: optionalText(500),
    }),
    data: z.object({ return: ConsoleReturn }),
    refusals: [
      'NOT_FOUND',
      'ORDER_STEP_NOT_ALLOWED',
      'OUT_OF_STOCK',
      'UNAVAILABLE',
      'QUANTITY_LIMIT',
      'DELIVERY_PAUSED',
      'PRICE_CHANGED',
      'CITY_UNKNOWN',
      'ORDER_TOO_LARGE',
    ],
  }),
};
