import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole, type ConsoleContext } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { sendPrivateDocument } from '../../platform/documents/send-document.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { creditMistake } from './credit-mistake.ts';
import { renderInvoices, type SealedInvoice } from './invoice-paper.ts';
import {
  findGaps,
  type InvoiceFilter,
  invoicesThat,
  selectInvoices,
  selectSealed,
  sumInvoices,
} from './invoice-rows.ts';
import { invoiceTable } from './invoice-table.ts';

const PAGE = 50;
const MOST_EXPORTED = 20_000;

/** The console's invoices and credit notes: read, printed, exported, taken back. */
export function invoiceDeskRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listInvoices', async ({ input: { before, ...filter }, staff }) => {
    const found = invoicesThat(filter);
    const page =
      before === undefined
        ? found
        : sql`${found} and i.place < (select place from invoices where id = ${before})`;
    const invoices = await selectInvoices(db, page, PAGE);
    return {
      // Personal data is masked for keys of machines.
      invoices: staff.keyId === null ? invoices : invoices.map((each) => ({ ...each, buyer: null })),
      next: invoices.length < PAGE ? null : (invoices.at(-1)?._id ?? null),
      sums: await sumInvoices(db, found),
      gaps: await findGaps(db),
    };
  });

  answerConsole(store, 'getInvoicePdf', async (context) => {
    const { id, lang = context.language } = context.input;
    return sendInvoices(store, context, [id], lang);
  });

  answerConsole(store, 'printInvoices', async (context) => {
    const { ids, lang = context.language } = context.input;
    return sendInvoices(store, context, ids, lang);
  });

  answerConsole(store, 'exportInvoices', async ({ input, staff, language, now }) => {
    const { format, ...filter } = input;
    const table = await tableOf(db, filter, language);
    if (isRefusal(table)) return table;
    const after = { ...input, rows: table.rows.length };
    await recordStaffAudit(
      db,
      { staff, action: 'invoice.export', only: 'act', subject: 'invoices', after },
      now,
    );
    return { file: await writeTable(table, format, language) };
  });

  answerChange(store, 'creditInvoice', async (tx, { input: { id, reason }, staff, settings, now }) => {
    const issued = await creditMistake(tx, id, { settings, now });
    if (isRefusal(issued)) return issued;
    const both = [issued.creditId, issued.invoiceId];
    const found = await selectInvoices(tx, sql`i.id = any(${both})`, both.length);
    const [credit, invoice] = both.map((each) => found.find(({ _id }) => _id === each));
    if (credit === undefined || invoice === undefined) return refuse('NOT_FOUND');
    const change = {
      before: { invoice: credit.original },
      after: { reason, credit: credit.number, invoice: invoice.number },
    };
    await recordStaffAudit(tx, { staff, action: 'invoice.credit', subject: id, ...change }, now);
    return { credit, invoice };
  });
}

/** Sends invoices as one PDF; each print is logged, because it names a buyer. */
async function sendInvoices(
  store: Store,
  { staff, request, reply, now }: ConsoleContext<unknown>,
  ids: readonly string[],
  language: Language,
) {
  const { db } = store;
  const invoices = await selectSealed(db, ids);
  const [first] = invoices;
  if (first === undefined || invoices.length < new Set(ids).size) return refuse('NOT_FOUND');
  const pdf = await renderInvoices(store, invoices, language);
  await transact(db, async (tx) => {
    for (const { content } of invoices)
      await recordStaffAudit(
        tx,
        { staff, action: 'invoice.print', only: 'act', subject: content.number, after: { language } },
        now,
      );
  });
  await sendPrivateDocument(request, reply, pdf, { language, ...namesOf(invoices, first, language) });
  return null;
}

function namesOf(invoices: readonly SealedInvoice[], first: SealedInvoice, language: Language) {
  const { titles, several } = texts[language].invoicePapers;
  if (invoices.length > 1) return { name: several, fallback: 'invoices' };
  const { number } = first.content;
  return { name: `${titles[first.series]} ${number}`, fallback: number };
}

async function tableOf(db: Db, filter: InvoiceFilter, language: Language): Promise<Table | Refusal> {
  const found = await selectInvoices(db, invoicesThat(filter), MOST_EXPORTED + 1);
  if (found.length > MOST_EXPORTED) return refuse('EXPORT_TOO_LARGE');
  const days = [filter.from, filter.to].filter((day) => day !== undefined).join('-');
  return invoiceTable(db, days === '' ? 'invoices' : `invoices-${days}`, found, language);
}
