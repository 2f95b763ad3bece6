import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, lineOrEmpty, optionalNumberInQuery } from '../../wire/input.ts';
import { Named } from '../../wire/wire-types.ts';
import { StockCount } from './contract.ts';

const tag = 'Stock';
const roles = rolesWith('keepStock');
const params = z.object({ id: givenId });
const data = z.object({ count: StockCount });

/** Counting what is on the shelf while selling goes on. */
export const countCalls = {
  listCounts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/counts',
    roles,
    tag,
    summary: 'Counts, newest first, without their lines; and the categories that can be counted',
    query: z.object({ before: optionalNumberInQuery(z.int().min(1)) }),
    data: z.object({
      counts: z.array(StockCount),
      next: z.int().nullable(),
      categories: z.array(Named),
    }),
  }),
  getCount: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/counts/:id',
    roles,
    tag,
    summary: 'A count with its lines',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  createCount: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/counts',
    roles,
    status: 201,
    idempotent: true,
    tag,
    summary: 'Begin to count a shelf or a category',
    body: z.object({ place: lineOrEmpty(100).optional(), categoryId: givenId.optional() }),
    data,
    refusals: ['NOT_FOUND'],
  }),
  enterCount: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/counts/:id/entries',
    roles,
    idempotent: true,
    tag,
    summary: 'Add what was counted; entries of several phones add up',
    params,
    body: z.object({
      entries: z
        .array(
          z.object({
            productId: givenId,
            colorId: givenId,
            sizeId: givenId,
            add: z
              .int()
              .min(-10_000)
              .max(10_000)
              .meta({ description: 'Pieces more or less; 0 counts a variant that is not there' }),
          }),
        )
        .min(1)
        .max(200),
    }),
    data,
    refusals: ['NOT_FOUND', 'ALREADY_POSTED', 'OWN_COUNT'],
  }),
  postCount: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/counts/:id/post',
    roles,
    idempotent: true,
    tag,
    summary: 'Enter the differences into the stock, or ask for a second count of those that are large',
    params,
    body: z.object({
      acceptShort: z
        .boolean()
        .default(false)
        .meta({ description: 'By a manager: the stock goes to 0, and orders stay short' }),
    }),
    data,
    refusals: ['NOT_FOUND', 'ALREADY_POSTED', 'COUNT_SHORT', 'FORBIDDEN'],
  }),
  dropCount: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/counts/:id/drop',
    roles,
    idempotent: true,
    tag,
    summary: 'End a count without entering it',
    params,
    data,
    refusals: ['NOT_FOUND', 'ALREADY_POSTED'],
  }),
};
