import { z } from 'zod';
import { productViews } from '../products/calls.ts';
import { rolesWith } from '../staff/roles.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, text } from '../wire/input.ts';
import { Id, Instant, SavedFile } from '../wire/wire-types.ts';
import { importColumns } from './column-names.ts';
import { zipLimits } from './file-limits.ts';

const tag = 'Imports';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });

export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;

const Column = z.enum(importColumns).nullable();

/** What a price list may call by a word of its own. */
export const wordKinds = ['brand', 'category', 'subCategory', 'color', 'size'] as const;
export type WordKind = (typeof wordKinds)[number];

const ImportInList = z
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
            isKnown: z.boolean().meta({ description: 'The shop has several of this name' }),
            within: Id.nullable().meta({ description: 'The category in which a subcategory is unknown' }),
          })
          .nullable()
          .meta({ description: 'A word that the shop does not know and may learn' }),
        needsRate: z.boolean(),
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
  hasLists: z.boolean().meta({
    description: 'A cell of what comes in lists several colors or sizes: it was read as one row for each',
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
  may: z.array(z.enum(['apply', 'applyValid', 'undo', 'map', 'sendPictures', 'dropPictures'])),
}).meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof ProductImport>;

const data = z.object({ import: ProductImport });

/** A part of an export: from a product, in the order of the file, up to the one before `to`. */
const ExportPart = z.object({
  number: z.int().min(1).max(9999),
  from: givenId,
  to: givenId.nullable(),
  rows: z.int(),
});
export type ExportPart = z.infer<typeof ExportPart>;
/** The data of `EXPORT_TOO_LARGE`. */
export type ExportParts = { parts: ExportPart[] };

/** Products in and out as files. */
export const importCalls = {
  listImports: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/imports',
    roles,
    tag,
    summary: 'The last 20 files',
    data: z.object({ imports: z.array(ImportInList) }),
  }),
  addImport: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports',
    roles,
    upload: true,
    tag,
    summary:
      'Send a CSV or XLSX file of products, up to 10 MB and 10,000 rows; its columns are guessed and its rows tried. Nothing is changed',
    data,
    refusals: ['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IMPORT_EMPTY'],
  }),
  getImport: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/imports/:id',
    roles,
    background: true,
    tag,
    summary: 'A file: how far it is, what it would change, and why rows are refused',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  mapImport: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/imports/:id/columns',
    roles,
    tag,
    summary:
      'Say what the columns and the unknown words of a file are; remembered for the next file. Its rows are tried again, also those of a file that failed',
    params,
    body: z.object({
      columns: z.array(Column).max(100),
      words: z
        .array(z.object({ kind: z.enum(wordKinds), word: text(200), termId: givenId }))
        .max(200)
        .default([]),
    }),
    data,
    refusals: ['NOT_FOUND', 'VALIDATION', 'CONFLICT'],
  }),
  applyImport: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/:id/apply',
    roles,
    fresh: true,
    idempotent: true,
    tag,
    summary:
      'Bring a file into the shop, whole or not at all; with `validRows` without the products that have a refused row',
    params,
    body: z.object({ validRows: z.boolean().default(false) }),
    data,
    refusals: ['NOT_FOUND', 'CONFLICT', 'IMPORT_STALE', 'IMPORT_ERRORS'],
  }),
  undoImport: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/:id/undo',
    roles,
    fresh: true,
    idempotent: true,
    tag,
    summary: 'Take a file back within 30 days; what was edited, published or bought since stays and is named',
    params,
    data,
    refusals: ['NOT_FOUND', 'CONFLICT', 'UNDO_TOO_LATE'],
  }),
  addImportPictures: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/pictures',
    roles,
    tag,
    summary:
      'Begin to send a ZIP of pictures, up to 500 MB and 2,000 files, for the products of a tried file or, without one, for products the shop has; it then goes in parts',
    body: z.object({
      importId: givenId.nullable().default(null),
      fileName: text(200),
      bytes: z.int().min(1).max(zipLimits.bytes),
    }),
    data,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  sendPicturePart: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/imports/:id/pictures/:part',
    roles,
    upload: true,
    changes: false,
    tag,
    summary:
      'Send a part of a ZIP, counted from 0, in any order and as often as needed. After the last one its files are tried',
    params: z.object({ id: givenId, part: z.coerce.number().int().min(0).max(1000) }),
    data: z.object({ nextPart: z.int().nullable() }),
    refusals: [
      'NOT_FOUND',
      'CONFLICT',
      'VALIDATION',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'IMPORT_EMPTY',
    ],
  }),
  dropImportPictures: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/imports/:id/pictures',
    roles,
    tag,
    summary: 'Go on without the ZIP; the rows are tried again',
    params,
    data,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  exportRefusedRows: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/:id/refused',
    roles,
    fresh: true,
    tag,
    summary: 'The refused rows as CSV, with the reasons in a last column',
    params,
    data: z.object({ file: SavedFile }),
    refusals: ['NOT_FOUND'],
  }),
  exportProducts: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/exports/products',
    roles,
    fresh: true,
    tag,
    summary:
      'Products with their variants as a file that imports unchanged; the same view and search as the list. Of more than an import takes, `EXPORT_TOO_LARGE` names the parts in its data',
    body: z.object({
      format: z.enum(['csv', 'xlsx']),
      view: z.enum(productViews).default('all'),
      search: text(100).optional(),
      part: ExportPart.optional(),
      isTemplate: z.boolean().default(false).meta({ description: 'The headings alone, to be filled' }),
    }),
    data: z.object({ file: SavedFile }),
    refusals: ['EXPORT_TOO_LARGE'],
  }),
};
