import { z } from 'zod';
import { rolesWith } from '../staff/roles.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, text } from '../wire/input.ts';
import { ConsoleOrder } from './contract.ts';

const note = {
  roles: rolesWith('changeOrders'),
  tag: 'Orders',
  idempotent: true,
  body: z.object({ text: text(1000) }),
  data: z.object({ order: ConsoleOrder }),
} as const;

/** The staff's own notes about an order; the shopper does not see them. */
export const noteCalls = {
  addOrderNote: consoleEndpoint({
    ...note,
    method: 'POST',
    path: '/api/console/v1/orders/:id/notes',
    summary: 'Note something about an order, for the staff',
    params: z.object({ id: givenId }),
    refusals: ['NOT_FOUND'],
  }),
  editOrderNote: consoleEndpoint({
    ...note,
    method: 'PUT',
    path: '/api/console/v1/orders/:id/notes/:noteId',
    summary: 'Reword a note of one’s own, for 15 minutes',
    params: z.object({ id: givenId, noteId: givenId }),
    refusals: ['NOT_FOUND', 'NOTE_TOO_OLD'],
  }),
};
