import { sql } from 'kysely';
import { texts } from '../../../shop/texts/by-language.ts';
import { answer } from '../../platform/http/answer.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { renderInvoices } from './invoice-paper.ts';
import { selectSealed } from './invoice-rows.ts';

/** The shopper's own invoices. */
export function invoicesRoutes(store: Store): void {
  answer(store, 'getInvoice', async ({ input: { invoiceId, language }, shopper }) => {
    const [invoice] = await selectSealed(store.db, [invoiceId], sql`o.shopper_id = ${shopper.id}`);
    if (invoice === undefined) return refuse('NOT_FOUND');
    const pdf = await renderInvoices(store, [invoice], language);
    const { titles } = texts[language].invoicePapers;
    const name = `${titles[invoice.series]} ${invoice.content.number}.pdf`;
    return { file: { name, type: 'application/pdf', content: pdf.toString('base64') } };
  });
}
