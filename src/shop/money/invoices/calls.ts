import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { SavedFile, LanguageCode } from '../../wire/wire-types.ts';

/** The shopper's invoices; which there are stands on their orders. */
export const invoicesCalls = {
  getInvoice: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/get-invoice',
    access: 'registered',
    tag: 'Orders',
    summary: 'An invoice or a credit note of one of my orders, as a PDF',
    query: z.object({ invoiceId: givenId, language: LanguageCode }),
    data: z.object({ file: SavedFile }),
    refusals: ['NOT_FOUND'],
  }),
};
