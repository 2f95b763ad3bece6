import { z } from 'zod';
import { CartIssue, CartLine } from '../cart/contract.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, optionalText } from '../wire/input.ts';
import { Money } from '../wire/wire-types.ts';
import { ConsoleReturn } from './desk-contract.ts';
import { deskSteps } from './desk-steps.ts';

const params = z.object({ id: givenId });
const roles = [...deskSteps.substitute.by];

/** An exchange for another product: a new order without a fee, paid with the refund of what goes back. */
export const substituteCalls = {
  previewSubstitute: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/returns/:id/substitute/preview',
    roles,
    tag: 'Returns',
    summary: 'What other products would cost beyond the refund; nothing is written',
    changes: false,
    params,
    body: z.object({ lines: z.array(CartLine).max(20) }),
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
    roles,
    tag: 'Returns',
    summary:
      'Order other products for what goes back, without a fee and confirmed. The request becomes a return that is refunded; what an exchange held is free again',
    idempotent: true,
    params,
    body: z.object({
      version: z.int().min(1),
      lines: z.array(CartLine).min(1).max(20),
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
