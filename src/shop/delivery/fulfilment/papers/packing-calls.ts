import { z } from 'zod';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, listInQuery, optionalInQuery, text } from '../../../wire/input.ts';
import { LanguageCode } from '../../../wire/wire-types.ts';
import { MOST_IN_BULK } from '../bulk-steps.ts';
import { Piece } from '../contract.ts';

/** What the packing table asks beside the steps of a parcel. */
export const packingCalls = {
  getPiece: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/pieces/:code',
    roles: rolesWith('packOrders'),
    tag: 'Orders',
    summary: 'What the barcode of a piece stands for',
    params: z.object({ code: text(32) }),
    data: z.object({ piece: Piece }),
    refusals: ['NOT_FOUND'],
  }),
  getPapers: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/papers',
    roles: rolesWith('packOrders'),
    tag: 'Orders',
    summary:
      'Labels of parcels from packing to the door, or packing slips, as a PDF: a page a parcel, A6 or for a roll of 80 mm; or manifests, where `ids` are runs, on A4. Each print is written into the log',
    query: z.object({
      kind: z.enum(['label', 'slip', 'manifest']),
      ids: listInQuery(givenId, MOST_IN_BULK),
      paper: optionalInQuery(z.enum(['a6', '80mm'])),
      lang: optionalInQuery(LanguageCode),
    }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'NOT_PACKED', 'ORDER_STEP_NOT_ALLOWED'],
  }),
};
