import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { line, lineOrEmpty, text } from '../../wire/input.ts';
import { SavedFile } from '../../wire/wire-types.ts';
import { MOST_ADDED } from './most-added.ts';

const GivenCustomer = z.object({
  name: line(100),
  phone: text(32),
  city: lineOrEmpty(100),
  area: lineOrEmpty(100),
  street: lineOrEmpty(100),
});
export type GivenCustomer = z.infer<typeof GivenCustomer>;

const roles = rolesWith('serveCustomers', 'all');
const tag = 'Customers';

/** Customers of another shop, brought in as customers without an account. */
export const customerImportCalls = {
  readCustomersFile: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/customers/file',
    roles,
    upload: true,
    changes: false,
    tag,
    summary: 'Read a list of customers, CSV or XLSX up to 2,000 rows, by its headings; nothing is kept',
    data: z.object({
      customers: z.array(GivenCustomer).meta({ description: 'Those that the shop does not have' }),
      there: z.int().meta({ description: 'Those that it has: they stay as they are' }),
      refused: z.int(),
      refusedRows: SavedFile.nullable().meta({
        description: 'The refused rows with the reasons, to be mended',
      }),
    }),
    refusals: ['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IMPORT_EMPTY'],
  }),
  addCustomers: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/customers',
    roles,
    tag,
    summary:
      'Add customers without an account, a hundred at most; `consent`: they agreed that the shop keeps this to sell to them. A number that the shop has changes nothing',
    body: z.object({ customers: z.array(GivenCustomer).min(1).max(MOST_ADDED), consent: z.literal(true) }),
    data: z.object({ added: z.int(), there: z.int() }),
    refusals: ['PHONE_INVALID'],
  }),
};
