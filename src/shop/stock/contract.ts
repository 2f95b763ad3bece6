import { z } from 'zod';
import { Image, Instant, Named } from '../wire/wire-types.ts';

/** One size in one color of a product, as the stock pages show it. */
export const StockVariant = z
  .object({
    productId: z.string(),
    name: z.string(),
    image: Image,
    color: z.object({ _id: z.string(), name: z.string(), hex: z.string() }),
    size: z.object({ _id: z.string(), label: z.string() }),
    barcode: z.string(),
    stock: z.int(),
    damaged: z.int(),
    reserved: z.int().meta({ description: 'Pieces of orders that are not handed over yet' }),
  })
  .meta({ id: 'StockVariant' });
export type StockVariant = z.infer<typeof StockVariant>;

/** A line of the stock ledger. */
export const StockMovement = z
  .object({
    _id: z.int(),
    at: Instant,
    color: z.string(),
    size: z.string(),
    bucket: z.enum(['stock', 'damaged']),
    change: z.int(),
    left: z.int().meta({ description: 'Pieces of this variant in this bucket afterwards' }),
    reason: z.string(),
    by: z.string().nullable(),
    order: z.string().nullable(),
    receipt: Named.nullable(),
    note: z.string(),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof StockMovement>;

export const ReceiptLine = StockVariant.pick({
  productId: true,
  name: true,
  image: true,
  color: true,
  size: true,
  barcode: true,
})
  .extend({
    expected: z.int().nullable(),
    counted: z.int(),
    unitCost: z.int().nullable().meta({ description: 'US cents or pounds; null to those who read no costs' }),
  })
  .meta({ id: 'ReceiptLine' });
export type ReceiptLine = z.infer<typeof ReceiptLine>;

export const ReceiptState = z.enum(['draft', 'posted', 'reversed']);

/** Goods that came in. */
export const Receipt = z
  .object({
    _id: z.string(),
    number: z.string(),
    supplier: Named.nullable(),
    document: z.string(),
    note: z.string(),
    currency: z.enum(['USD', 'SYP']),
    state: ReceiptState,
    version: z.int(),
    madeBy: z.string(),
    madeAt: Instant,
    postedBy: z.string().nullable(),
    postedAt: Instant.nullable(),
    pieces: z.int(),
    cost: z.int().nullable(),
    lines: z.array(ReceiptLine),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
