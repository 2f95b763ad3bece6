import { z } from 'zod';
import { productViews } from '../../catalog/products/calls.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { zipLimits } from '../../sheets/file-limits.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { SavedFile } from '../../wire/wire-types.ts';
import { Column, ExportPart, ImportInList, ProductImport, wordKinds } from './contract.ts';

const tag = 'Imports';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });

const data = z.object({ import: ProductImport });

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
      'Say what the columns and the unknown words of a file are; remembered for the next file with the same head line. Its rows are tried again, also those of a file that failed',
    params,
    body: z.object({
      columns: z.array(Column).max(100),
      words: z
        .array(z.object({ kind: z.enum(wordKinds), word: text(200), termId: givenId }))
        .max(200)
        .default([]),
      sameCurrency: z
        .boolean()
        .default(false)
        .meta({ description: 'Its prices are in the currency of the earlier file that it is like' }),
      pairs: z
        .enum(['one', 'two'])
        .optional()
        .meta({ description: 'What two neighboring sizes in a cell are; absent: as before' }),
      unitRate: z
        .int()
        .min(1)
        .max(2_000_000_000)
        .optional()
        .meta({ description: 'Hundredths of a pound for a unit of its prices; absent: as before' }),
      brandId: givenId
        .optional()
        .meta({ description: 'The brand of new products whose rows name none; absent: as before' }),
      subCategoryId: givenId
        .optional()
        .meta({ description: 'Their subcategory, where rows name none; absent: as before' }),
      colorId: givenId
        .optional()
        .meta({ description: 'The color of rows that name none; absent: as before' }),
    }),
    data,
    refusals: ['NOT_FOUND', 'VALIDATION', 'CONFLICT'],
  }),
  forgetImportColumns: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/imports/:id/like',
    roles,
    tag,
    summary:
      'Forget what was said of an earlier file with the same head line; the columns are guessed anew and the rows tried again',
    params,
    data,
    refusals: ['NOT_FOUND', 'CONFLICT'],
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
  retryImportPictures: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/:id/addresses/retry',
    roles,
    tag,
    summary: 'Fetch the pictures that did not come from their addresses once more',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  exportMissingPictures: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/imports/:id/addresses/missing',
    roles,
    fresh: true,
    tag,
    summary: 'The addresses whose pictures did not come as CSV, with their products and the reasons',
    params,
    data: z.object({ file: SavedFile }),
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
