import { z } from 'zod';
import { givenId } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { importColumns } from './column-names.ts';
import { platformIds } from './platform.ts';

export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;

export const Column = z.enum(importColumns).nullable();

/** What a price list may call by a word of its own. */
export const wordKinds = ['brand', 'category', 'subCategory', 'color', 'size'] as const;
export type WordKind = (typeof wordKinds)[number];

export const ImportInList = z
  .object({
    _id: Id,
    fileName: z.string(),
    state: z.enum(importStates),
    rows: z.int(),
    by: z.string(),
    at: Instant,
  })
  .meta({ id: 'ImportInList' });
export type ImportInList = z.infer<typeof ImportInList>;

/** A ZIP of pictures: how much of it arrived, and what its files are. */
const ImportPictures = z
  .object({
    fileName: z.string(),
    bytes: z.int(),
    partBytes: z.int(),
    nextPart: z
      .int()
      .nullable()
      .meta({ description: 'The first part that is missing; null once all is there' }),
    counts: z.object({ files: z.int(), refused: z.int() }),
    files: z
      .array(
        z.object({
          name: z.string(),
          product: z.string().nullable(),
          color: z.string().nullable(),
          isNew: z.boolean().meta({ description: 'The product does not have it yet' }),
          fault: z.string().nullable(),
        }),
      )
      .meta({ description: 'The first 200, refused ones before others, in the reader’s language' }),
  })
  .meta({ id: 'ImportPictures' });

const Named = z.object({ productId: Id, name: z.string() });

/** A file of products on its way into the shop. */
export const ProductImport = ImportInList.extend({
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'xlsx', 'zip']),
  sheets: z.array(z.string()).meta({
    description:
      'The sheet of a workbook that was read, then the filled ones after it; empty where there are none',
  }),
  pictures: ImportPictures.nullable().meta({ description: 'The ZIP that came with it' }),
  addresses: z
    .object({
      all: z.int(),
      waiting: z.int(),
      added: z.int(),
      failed: z.int(),
      faults: z
        .array(z.object({ product: z.string(), address: z.string(), text: z.string() }))
        .meta({ description: 'The first 50 that did not come' }),
    })
    .nullable()
    .meta({
      description:
        'Pictures that are fetched from their addresses once the file came in; before, how many there are',
    }),
  came: z
    .object({
      products: z.object({ came: z.int(), all: z.int() }),
      variants: z.object({ came: z.int(), all: z.int() }),
    })
    .nullable()
    .meta({ description: 'What came in of an imported file' }),
  done: z.int(),
  total: z.int().meta({ description: 'Products, and at a trial pictures, the running step goes through' }),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int(), refusedRows: z.int() }),
  columns: z.array(z.object({ heading: z.string(), column: Column, sample: z.array(z.string()) })),
  faults: z
    .array(
      z.object({
        row: z.int().meta({ description: 'The first row' }),
        cell: z.string().nullable(),
        rows: z.array(z.int()).meta({ description: 'The first 200 rows' }),
        count: z.int(),
        heading: z.string(),
        text: z.string(),
        word: z
          .object({
            kind: z.enum(wordKinds),
            word: z.string(),
            near: z
              .string()
              .meta({ description: 'The name in the shop that is probably meant; may be empty' }),
            nearId: Id.nullable().meta({ description: 'That, where it is one of the same kind' }),
            isKnown: z.boolean().meta({
              description:
                'It is not to be added: the shop has several of this name, or it is a date made of a size',
            }),
            within: Id.nullable().meta({ description: 'The category in which a subcategory is unknown' }),
          })
          .nullable()
          .meta({ description: 'A word that the shop does not know and may learn' }),
        needsRate: z.boolean(),
        needs: z
          .enum(['brand', 'subCategory', 'color', 'pairs'])
          .nullable()
          .meta({ description: 'What the file may say once for all of these rows' }),
      }),
    )
    .meta({ description: 'The first 200 reasons with the rows of each, in the reader’s language' }),
  planned: z
    .array(
      z.object({
        name: z.string(),
        isNew: z.boolean(),
        price: z.int(),
        was: z.int().nullable(),
        variants: z.int(),
      }),
    )
    .meta({
      description: 'The first 50 products that come in or change, and their prices; before it is applied',
    }),
  platform: z
    .enum(platformIds)
    .nullable()
    .meta({ description: 'Whose export it is, by its headings; null: a price list' }),
  unit: z
    .object({
      currency: z.string().nullable().meta({ description: 'Its code, where the file says it' }),
      rate: z.int().meta({ description: 'Hundredths of a pound for a unit of its prices' }),
      dollarRate: z.int().nullable().meta({ description: 'The same for a dollar, as the shop has it' }),
      isAsked: z.boolean().meta({ description: 'Guessed: it is applied once `mapImport` says it' }),
    })
    .nullable()
    .meta({ description: 'The currency of an export of another platform' }),
  pricesDiffer: z
    .int()
    .meta({ description: 'Products whose variants had prices of their own: the highest was taken' }),
  like: z
    .object({
      fileName: z.string(),
      at: Instant,
      asksCurrency: z.boolean().meta({
        description:
          'Neither a heading nor the cells of this file say the currency of its prices: it is applied once `mapImport` says it',
      }),
    })
    .nullable()
    .meta({ description: 'The earlier file with the same head line that its columns are taken from' }),
  pairs: z
    .enum(['one', 'two'])
    .nullable()
    .meta({ description: 'What two neighboring sizes in a cell are, `M/L`; null until it is said' }),
  hasLists: z.boolean().meta({
    description:
      'A row of what comes in has several colors or sizes, in one cell or in columns of their own: it was read as one for each',
  }),
  hasCategoryRows: z.boolean().meta({
    description: 'Rows with nothing but a category were read as that of the rows below them',
  }),
  failure: z.string().nullable().meta({ description: 'Why nothing of it was kept' }),
  failedAt: Named.nullable().meta({ description: 'The product of the shop that this was about' }),
  changedSince: z
    .object({
      count: z.int(),
      products: z.array(z.object({ row: z.int(), productId: Id.nullable(), name: z.string() })),
    })
    .meta({
      description:
        'What was edited, deleted or came in after the trial, the first ten: with any the file has to be tried again',
    }),
  kept: z
    .array(Named)
    .meta({ description: 'What was not taken back, because it was edited, published or bought since' }),
  countId: Id.nullable().meta({ description: 'The count that its stock column began' }),
  countWaits: z.boolean().meta({ description: 'Its pieces are not in the stock yet' }),
  may: z.array(z.enum(['apply', 'applyValid', 'undo', 'map', 'sendPictures', 'dropPictures'])),
}).meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof ProductImport>;

/** A part of an export: from a product, in the order of the file, up to the one before `to`. */
export const ExportPart = z.object({
  number: z.int().min(1).max(9999),
  from: givenId,
  to: givenId.nullable(),
  rows: z.int(),
});
export type ExportPart = z.infer<typeof ExportPart>;
/** The data of `EXPORT_TOO_LARGE`. */
export type ExportParts = { parts: ExportPart[] };
