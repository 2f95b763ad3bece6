import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { entryTable } from '../../money/cash/entry-table.ts';
import { entriesOf, selectEntries } from '../../money/cash/select-entries.ts';
import { selectInvoices } from '../../money/invoices/invoice-rows.ts';
import { invoiceTable } from '../../money/invoices/invoice-table.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';

/** An entry of cash has a row for each of its two to four lines: at most 20,000 rows a file. */
const MOST_A_FILE = 5000;

/** The invoices and the cash book, newest first, with the columns that their pages export. */
export async function* ledgers(tx: Tx, language: Language): AsyncGenerator<Table> {
  const ofOrders = sql`not o.is_test`;
  yield* inFiles(
    'invoices',
    (last) =>
      selectInvoices(
        tx,
        last === null
          ? ofOrders
          : sql`${ofOrders} and i.place < (select place from invoices where id = ${last})`,
        MOST_A_FILE,
      ),
    (name, invoices) => invoiceTable(tx, name, invoices, language),
  );
  const ofShop = await entriesOf(tx, {});
  const before = (last: string): RawBuilder<unknown> =>
    sql`(e.day, e.at, e.id) < (select day, at, id from cash_entries where id = ${last})`;
  yield* inFiles(
    'cash',
    (last) => selectEntries(tx, last === null ? ofShop : sql`${ofShop} and ${before(last)}`, MOST_A_FILE),
    (name, entries) => entryTable(tx, name, entries, language),
  );
}

/** Reads page after page; a second file, `cash-2`, begins where the first is full. */
async function* inFiles<Row extends { _id: string }>(
  name: string,
  read: (last: string | null) => Promise<Row[]>,
  write: (name: string, rows: Row[]) => Promise<Table>,
): AsyncGenerator<Table> {
  let last: string | null = null;
  for (let part = 1; ; part += 1) {
    const rows: Row[] = await read(last);
    if (rows.length > 0 || part === 1) yield await write(part === 1 ? name : `${name}-${part}`, rows);
    if (rows.length < MOST_A_FILE) return;
    last = rows.at(-1)?._id ?? null;
  }
}
