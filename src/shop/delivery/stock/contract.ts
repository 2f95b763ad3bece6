import { z } from 'zod';
import { Image, Instant, Named } from '../../wire/wire-types.ts';

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
    lowLevel: z
      .int()
      .nullable()
      .meta({ description: 'Its own level of low stock; null: as the setting says' }),
    kept28: z
      .int()
      .meta({ description: 'Pieces that were delivered in the last 28 days and did not come back' }),
    waiting: z.int().meta({ description: 'Shoppers who want to hear when it is back' }),
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
    count: Named.nullable(),
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

const countNumber = z.int().nullable();

/** A variant in a count. The expected number is hidden until the count is posted, so that it is counted blind. */
export const CountLine = ReceiptLine.pick({
  productId: true,
  name: true,
  image: true,
  color: true,
  size: true,
  barcode: true,
})
  .extend({
    counted: countNumber.meta({ description: 'Null to the one who counts it the second time' }),
    by: z.string(),
    needsSecond: z.boolean(),
    second: countNumber,
    secondBy: z.string().nullable(),
    expected: countNumber,
    difference: countNumber,
    short: z.int().meta({ description: 'Pieces of open orders that were not found' }),
    orders: z.array(Named).meta({ description: 'The orders that may miss them, newest first' }),
  })
  .meta({ id: 'CountLine' });
export type CountLine = z.infer<typeof CountLine>;

/** What was counted on a shelf. */
export const StockCount = z
  .object({
    _id: z.string(),
    number: z.string(),
    place: z.string(),
    category: Named.nullable(),
    state: z.enum(['counting', 'recount', 'posted', 'dropped']),
    madeBy: z.string(),
    madeAt: Instant,
    endedBy: z.string().nullable(),
    endedAt: Instant.nullable(),
    pieces: z.int(),
    lines: z.array(CountLine),
    left: z
      .array(
        ReceiptLine.pick({
          productId: true,
          name: true,
          image: true,
          color: true,
          size: true,
          barcode: true,
        }),
      )
      .meta({ description: 'Variants of the category that have no line yet, the first 300' }),
    leftCount: z.int(),
  })
  .meta({ id: 'StockCount' });
export type StockCount = z.infer<typeof StockCount>;

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
    extraCost: z.int().nullable().meta({
      description: 'Shipping and customs, in the currency of the receipt: part of what its pieces cost',
    }),
    lines: z.array(ReceiptLine),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
