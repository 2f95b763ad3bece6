import { z } from 'zod';
import { OrderInvoice } from '../../buying/orders/contract.ts';
import { Logo } from '../../logo-shape.ts';
import { Day, Id, Instant, Money, LocalizedText } from '../../wire/wire-types.ts';

/** Why an invoice or a credit note was issued; `recharge` invoices again what a credit note had let a customer off. */
export const invoiceReasons = [
  'delivery',
  'feeAtRefusal',
  'correction',
  'recharge',
  'refund',
  'difference',
  'mistake',
] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

/**
 * The content of an invoice or a credit note, immutable after its issue. `adjustment` is what damage takes off a
 * refund, or the whole of a struck difference. The buyer is stored apart.
 */
export const InvoiceContent = z.object({
  number: z.string(),
  day: Day,
  reason: z.enum(invoiceReasons),
  order: z.string(),
  original: z.object({ number: z.string(), day: Day }).nullable(),
  seller: z.object({
    name: LocalizedText,
    commercialRegister: z.string(),
    taxNumber: z.string(),
    address: LocalizedText,
    phone: z.string(),
    /** Absent where the shop had none at that time. */
    logo: Logo.optional(),
  }),
  lines: z.array(
    z.object({
      name: LocalizedText,
      color: LocalizedText,
      size: LocalizedText,
      quantity: z.int(),
      unitPrice: Money,
      discount: Money,
      total: Money,
    }),
  ),
  delivery: Money,
  adjustment: z.int(),
  rounding: z.int(),
  total: Money,
  oldTotal: Money.nullable(),
  taxRate: z.int(),
  tax: Money,
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

/** An invoice or a credit note in the merchant's list. */
export const Invoice = OrderInvoice.extend({
  reason: z.enum(invoiceReasons),
  orderId: Id,
  orderNumber: z.string(),
  buyer: z.string().nullable().meta({ description: 'null: erased, or read by a machine' }),
  original: z.string().nullable().meta({
    description: 'The number of the invoice it credits or stands for, or of the credit note it takes back',
  }),
  credits: z.array(z.string()).meta({ description: 'The numbers of what credits it' }),
  canCredit: z.boolean().meta({ description: 'An invoice that nothing credits yet' }),
  issuedAt: Instant,
}).meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;
