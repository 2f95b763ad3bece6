import { z } from 'zod';
import { rolesWith, staffRoles } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import {
  eachPieceOnce,
  givenId,
  lineOrEmpty,
  optionalInQuery,
  optionalNumberInQuery,
  optionalText,
  text,
} from '../../wire/input.ts';
import { SavedFile } from '../../wire/wire-types.ts';
import { adjustReasons } from './adjustment.ts';
import { Receipt, StockMovement, StockVariant } from './contract.ts';

const tag = 'Stock';
const params = z.object({ id: givenId });
const version = z.int().min(1);
const receipt = z.object({ receipt: Receipt });
const variant = { productId: givenId, colorId: givenId, sizeId: givenId };
/** More is a slip of the finger. */
const pieces = z.int().min(0).max(10_000);

const given = {
  supplier: lineOrEmpty(100).optional().meta({ description: 'By name; a new name is a new supplier' }),
  document: lineOrEmpty(60).optional(),
  note: optionalText(300),
  currency: z.enum(['USD', 'SYP']).optional(),
  extraCost: z.int().min(0).max(1_000_000_000).nullable().optional(),
};

/** Who counts goods, and who reads what they cost. */
const receiptReaders = staffRoles.filter((role) =>
  [...rolesWith('keepStock'), ...rolesWith('readCosts')].includes(role),
);

export const stockViews = ['all', 'low', 'out', 'wanted', 'damaged'] as const;
export type StockView = (typeof stockViews)[number];

/** What labels of pieces are printed on: rolls of single labels, or sheets of A4; the sizes are in mm. */
export const labelSheets = ['50x30', '40x25', 'a4-24', 'a4-65'] as const;
export type LabelSheet = (typeof labelSheets)[number];

/** What is on the shelf, why, and what comes in. */
export const stockCalls = {
  listStock: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/stock',
    roles: rolesWith('keepStock'),
    scope: 'stock.read',
    tag,
    summary: 'Variants with their pieces; `search` is a part of the name or a whole barcode',
    query: z.object({
      view: optionalInQuery(z.enum(stockViews)),
      search: optionalInQuery(text(100)),
      productId: optionalInQuery(givenId),
      before: optionalNumberInQuery(z.int().min(0).max(1_000_000)),
    }),
    data: z.object({
      variants: z.array(StockVariant),
      next: z.int().nullable().meta({ description: 'The `before` of the next page; null on the last' }),
      counts: z.record(z.enum(stockViews), z.int()),
      pieces: z.int(),
    }),
  }),
  exportStock: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/stock/file',
    roles: rolesWith('keepStock', 'all'),
    fresh: true,
    tag,
    summary: 'All variants of a view as a file',
    body: z.object({
      format: z.enum(['csv', 'xlsx']),
      view: z.enum(stockViews).optional(),
      search: text(100).optional(),
    }),
    data: z.object({ file: SavedFile }),
    refusals: ['EXPORT_TOO_LARGE'],
  }),
  setLowLevel: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/stock/level',
    roles: rolesWith('keepStock', 'all'),
    tag,
    summary: 'From how many pieces on a variant is low; null: as the setting says',
    body: z.object({ ...variant, level: z.int().min(0).max(10_000).nullable() }),
    data: z.object({ variant: StockVariant }),
    refusals: ['NOT_FOUND'],
  }),
  listMovements: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/stock/movements',
    roles: rolesWith('keepStock'),
    scope: 'stock.read',
    tag,
    summary: 'The ledger of a product, newest first',
    query: z.object({ productId: givenId, before: optionalNumberInQuery(z.int().min(1)) }),
    data: z.object({ movements: z.array(StockMovement), next: z.int().nullable() }),
  }),
  adjustStock: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/adjustments',
    roles: rolesWith('keepStock', 'all'),
    idempotent: true,
    tag,
    summary: 'Change the pieces of a variant by hand; only a correction may be negative',
    body: z.object({
      ...variant,
      reason: z.enum(adjustReasons),
      count: z.int().min(-10_000).max(10_000),
      note: text(300),
    }),
    data: z.object({ variant: StockVariant }),
    refusals: ['NOT_FOUND', 'NOT_ENOUGH_STOCK'],
  }),
  getLabels: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/labels',
    roles: rolesWith('keepStock'),
    tag,
    summary:
      'Labels with the barcodes of pieces, as a PDF: one for each counted piece of a receipt, or `copies` of the variants of a product; at most 2,000',
    query: z.object({
      receiptId: optionalInQuery(givenId),
      productId: optionalInQuery(givenId),
      colorId: optionalInQuery(givenId),
      sizeId: optionalInQuery(givenId),
      copies: optionalNumberInQuery(z.int().min(1).max(500)),
      sheet: optionalInQuery(z.enum(labelSheets)),
      priced: optionalInQuery(z.enum(['yes', 'no'])).meta({ description: 'With the price of now' }),
      lang: optionalInQuery(z.enum(['en', 'ar'])),
    }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'LIMIT'],
  }),
  listReceipts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/receipts',
    roles: receiptReaders,
    tag,
    summary: 'Receipts, newest first, without their lines',
    query: z.object({ before: optionalNumberInQuery(z.int().min(1)), supplierId: optionalInQuery(givenId) }),
    data: z.object({ receipts: z.array(Receipt), next: z.int().nullable() }),
  }),
  getReceipt: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/receipts/:id',
    roles: receiptReaders,
    tag,
    summary: 'A receipt with its lines',
    params,
    data: receipt,
    refusals: ['NOT_FOUND'],
  }),
  createReceipt: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/receipts',
    roles: rolesWith('keepStock'),
    status: 201,
    idempotent: true,
    tag,
    summary: 'Begin a receipt: a draft that changes no stock',
    body: z.object(given),
    data: receipt,
    refusals: ['FORBIDDEN'],
  }),
  changeReceipt: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/receipts/:id',
    roles: rolesWith('keepStock'),
    tag,
    summary: 'Replace the lines of a draft; a missing `unitCost` stays as it was',
    params,
    body: z.object({
      version,
      ...given,
      lines: z
        .array(
          z.object({
            ...variant,
            expected: pieces.nullable().optional(),
            counted: pieces,
            unitCost: z.int().min(0).max(1_000_000_000).nullable().optional(),
          }),
        )
        .max(1000)
        .refine(...eachPieceOnce),
    }),
    data: receipt,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'ALREADY_POSTED', 'FORBIDDEN'],
  }),
  postReceipt: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/receipts/:id/post',
    roles: rolesWith('keepStock'),
    idempotent: true,
    tag,
    summary: 'Enter the counted pieces into the stock',
    params,
    body: z.object({ version }),
    data: receipt,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'ALREADY_POSTED', 'VALIDATION'],
  }),
  reverseReceipt: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/receipts/:id/reverse',
    roles: rolesWith('keepStock', 'all'),
    idempotent: true,
    tag,
    summary: 'Take the pieces of a posted receipt out again, while enough are left',
    params,
    body: z.object({ version, note: text(300) }),
    data: receipt,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT', 'NOT_ENOUGH_STOCK'],
  }),
};
