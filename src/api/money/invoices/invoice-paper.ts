import { displayOrderNumber } from '../../../shop/buying/orders/order-number.ts';
import { stripeOf } from '../../../shop/buying/orders/parcel-stripe.ts';
import { firstWritten, type Language } from '../../../shop/language.ts';
import { formatMoney, formatNumber, oldMoneyParts } from '../../../shop/money.ts';
import type { InvoiceContent, InvoiceReason } from '../../../shop/money/invoices/contract.ts';
import { addressLine } from '../../../shop/people/account/address-line.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import { displayPhone } from '../../../shop/people/account/phone-display.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { isolated } from '../../../shop/texts/isolated.ts';
import { threads } from '../../../shop/threads.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import type { DocumentData, PaperLogos } from '../../platform/documents/documents.ts';
import { logoOnPaper, readLogos } from '../../platform/documents/paper-logo.ts';
import type { Store } from '../../store.ts';

type Paper = DocumentData['invoice']['papers'][number];

/** An invoice or a credit note as it is sealed, and whom it names; null once the buyer is erased. */
export type SealedInvoice = {
  series: 'invoice' | 'credit';
  content: InvoiceContent;
  buyer: { name: string; address: AddressInput } | null;
};

/** The largest size of a logo on paper, in mm. */
const LOGO = { width: 60, height: 14 };

/**
 * Sets invoices as one PDF; the same ones give the same bytes. Each has the logo that it was sealed with; files of
 * logos are named after their content and stay.
 */
export async function renderInvoices(
  { documents, config }: Pick<Store, 'documents' | 'config'>,
  invoices: readonly SealedInvoice[],
  language: Language,
): Promise<Buffer> {
  const t = texts[language].invoicePapers;
  const [first] = invoices;
  const title =
    first !== undefined && invoices.length === 1
      ? `${t.titles[first.series]} ${first.content.number}`
      : t.several;
  const sealed = invoices.flatMap(({ content: { seller } }) => seller.logo ?? []);
  const logos = await readLogos(config, sealed);
  const { piece, quantity, price, discount, sum, total, to } = t;
  return documents.renderPrivate('invoice', language, {
    wordmark: first?.content.seller.name[language] ?? '',
    title,
    words: { piece, quantity, price, discount, sum, total, to },
    logos,
    papers: invoices.map((invoice) => paperOf(invoice, logos, language)),
  });
}

function paperOf({ series, content, buyer }: SealedInvoice, logos: PaperLogos, language: Language): Paper {
  const t = texts[language].invoicePapers;
  const { number, day, order, seller, lines, total, oldTotal, taxRate, tax } = content;
  const old = oldTotal === null ? null : oldMoneyParts(total, language);
  return {
    heading: t.titles[series],
    number,
    name: seller.name[language],
    logo: logoOnPaper(seller.logo, logos, LOGO),
    stripe: stripeOf(order).map(({ thread, width }) => ({ color: threads[thread].hex, width })),
    about: aboutOf(content, language),
    facts: [
      { label: t.date, value: formatDate(day, language) },
      { label: t.order, value: grouped(order) },
    ],
    seller: [
      firstWritten(seller.address, language),
      seller.phone && t.phone(seller.phone),
      seller.commercialRegister && t.register(seller.commercialRegister),
      seller.taxNumber && t.taxNumber(seller.taxNumber),
    ].filter((line) => line !== ''),
    buyer: buyerOf(buyer, language),
    lines: lines.map((line) => ({
      name: line.name[language],
      about: `${line.color[language]}${t.comma}${line.size[language]}`,
      quantity: String(line.quantity),
      price: formatNumber(line.unitPrice),
      discount: line.discount === 0 ? '' : signed(-line.discount),
      sum: formatNumber(line.total),
    })),
    sums: sumsOf(content, language),
    total: formatMoney(total, language),
    oldTotal: old === null ? '' : `${old.number} ${old.unit}`,
    tax: taxRate === 0 ? '' : t.tax(taxRate, formatMoney(tax, language)),
  };
}

function aboutOf({ reason, original }: InvoiceContent, language: Language): string[] {
  const t = texts[language].invoicePapers;
  const day = original === null ? '' : formatDate(original.day, language);
  const reasons: Partial<Record<InvoiceReason, string>> = t.reasons;
  const names: Partial<Record<InvoiceReason, typeof t.credits>> = {
    correction: t.corrects,
    recharge: t.recharges,
  };
  const named = original === null ? '' : (names[reason] ?? t.credits)(original.number, day);
  return [reasons[reason] ?? '', named].filter((line) => line !== '');
}

function buyerOf(buyer: SealedInvoice['buyer'], language: Language): string[] {
  const { erased } = texts[language].invoicePapers;
  if (buyer === null) return [erased];
  const { phone = '', ...address } = addressInLanguage(buyer.address, language);
  return [isolated(buyer.name), addressLine(address), phone && displayPhone(phone)].filter(
    (line) => line !== '',
  );
}

function sumsOf({ reason, delivery, adjustment, rounding }: InvoiceContent, language: Language) {
  const t = texts[language].invoicePapers;
  const labels: Partial<Record<InvoiceReason, string>> = t.adjustments;
  return [
    [t.delivery, delivery],
    [labels[reason] ?? '', adjustment],
    [t.rounding, rounding],
  ].flatMap(([label, amount]) =>
    typeof amount === 'number' && amount !== 0 ? [{ label: String(label), amount: signed(amount) }] : [],
  );
}

const signed = (amount: number) => `${amount < 0 ? '−' : ''}${formatNumber(Math.abs(amount))}`;

/** An order's number, isolated: in Arabic its groups would swap places. */
const grouped = (number: string) => `\u2066${displayOrderNumber(number)}\u2069`;
