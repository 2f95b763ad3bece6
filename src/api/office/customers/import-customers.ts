import { sql } from 'kysely';
import { customerHeadings, readCustomers } from '../../../shop/office/customers/customer-file.ts';
import type { GivenCustomer } from '../../../shop/office/customers/import-calls.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import { fileLimits } from '../../../shop/sheets/file-limits.ts';
import { findHead } from '../../../shop/sheets/headings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { acceptForms, fileIn } from '../../catalog/media/form-file.ts';
import { findOrAddShopper } from '../../people/account/find-or-add-shopper.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { notRead } from '../../platform/sheets/sheet-refusals.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

const MOST_ROWS = 2000;
const LONGEST_CELL = 500;

/** Customers of another shop. Nothing of a file is kept but who is added. */
export function customerImportRoutes(store: Store): void {
  const { db, secrets } = store;
  void store.app.register(async (app) => {
    acceptForms(app, fileLimits.bytes);
    answerConsole({ ...store, app }, 'readCustomersFile', async ({ request, language }) => {
      const sheet = await sheetIn(request.body);
      if (isRefusal(sheet)) return sheet;
      const { head, rows } = sheet;
      const read = readCustomers(head, rows);
      if (read === null) return refuse('VALIDATION', { errors: ['"file" has no column of phones'] });
      const known = await knownPhones(db, read.customers);
      const customers = read.customers.filter(({ phone }) => !known.has(phone));
      const t = texts[language].customerImport;
      const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]));
      const table = {
        name: 'refused-customers',
        head: [...head, t.reason],
        rows: read.refused.map(({ row, fault }) => [
          ...head.map((_, place) => cellsOf.get(row)?.[place] ?? ''),
          t.faults[fault],
        ]),
      };
      return {
        customers,
        there: read.customers.length - customers.length,
        refused: read.refused.length,
        refusedRows: read.refused.length === 0 ? null : await writeTable(table, 'csv', language),
      };
    });
  });

  answerConsole(store, 'addCustomers', async ({ input: { customers }, staff, now }) =>
    transact(db, async (tx) => {
      const known = await knownPhones(tx, customers);
      let added = 0;
      for (const customer of customers) {
        const phone = parsePhone(customer.phone);
        if (phone === null) return refuse('PHONE_INVALID');
        if (known.has(phone)) continue;
        known.add(phone);
        const language = /\p{Script=Arabic}/u.test(customer.name) ? 'ar' : 'en';
        const { id } = await findOrAddShopper(tx, secrets, { phone, language }, now);
        await complete(tx, id, customer);
        added += 1;
      }
      // That they agreed is said by who brings them.
      const after = { added, consent: true };
      await recordStaffAudit(tx, { staff, action: 'customer.import', only: 'made', subject: '', after }, now);
      return { added, there: customers.length - added };
    }),
  );
}

/** Fills empty columns alone: a customer who signed in meanwhile keeps what they entered. */
async function complete(tx: Tx, id: string, { name, city, area, street }: GivenCustomer): Promise<void> {
  const address = street === '' ? null : JSON.stringify({ city, area, street });
  await sql`
    update shoppers set name = case when name = '' then ${name} else name end,
                        address = coalesce(address, ${address}::jsonb)
     where id = ${id}`.execute(tx);
}

async function knownPhones(db: Db, customers: readonly GivenCustomer[]): Promise<Set<string>> {
  const phones = customers.flatMap(({ phone }) => parsePhone(phone) ?? []);
  const { rows } = await sql<{ phone: string }>`
    select phone from shoppers where phone = any(${phones}::text[])`.execute(db);
  return new Set(rows.map(({ phone }) => phone));
}

async function sheetIn(
  body: unknown,
): Promise<{ head: string[]; rows: { number: number; cells: readonly string[] }[] } | Refusal> {
  const file = fileIn(body);
  if (isRefusal(file)) return file;
  const read = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), {
    mostRows: MOST_ROWS,
    mostColumns: fileLimits.columns,
    longestCell: LONGEST_CELL,
    known: customerHeadings,
  });
  if ('other' in read || 'tooLarge' in read) return notRead(read);
  const headAt = findHead(
    read.rows.map(({ cells }) => cells),
    customerHeadings,
  );
  const rows = headAt === null ? [] : read.rows.slice(headAt + 1);
  if (headAt === null || rows.length === 0) return refuse('IMPORT_EMPTY');
  return { head: (read.rows[headAt]?.cells ?? []).map((cell) => cell.trim()), rows };
}
