import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { optionalText } from '../../wire/input.ts';
import { Instant } from '../../wire/wire-types.ts';

const tag = 'Stock';

/** What a dollar cost from an instant on. */
export const ExchangeRate = z
  .object({
    _id: z.int(),
    at: Instant,
    rate: z.int().meta({ description: 'Hundredths of a pound for one US dollar' }),
    note: z.string(),
    by: z.string().nullable(),
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const rateCalls = {
  listRates: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/rates',
    roles: rolesWith('readCosts'),
    tag,
    summary: 'The rates of the dollar, newest first: the first is in force; at most 200',
    data: z.object({
      rates: z.array(ExchangeRate),
      cashStep: z.int().meta({ description: 'Prices in pounds are multiples of it' }),
      maxPriceChange: z
        .int()
        .meta({ description: 'The setting, in percent: a rate that moves further is questioned' }),
    }),
  }),
  setRate: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/rates',
    roles: rolesWith('setPrices', 'all'),
    status: 201,
    idempotent: true,
    tag,
    summary: 'A new rate from now on. It changes no price; costs are read in pounds with it',
    body: z.object({ rate: z.int().min(1).max(1_000_000_000), note: optionalText(300) }),
    data: z.object({ rates: z.array(ExchangeRate) }),
  }),
};
