import { z } from 'zod';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, isOncePer, optionalInQuery, optionalNumberInQuery, text } from '../../../wire/input.ts';
import { Id, Image, Instant, Money, SavedFile } from '../../../wire/wire-types.ts';
import { ProductsQuery } from '../calls.ts';
import { MOST_PRICE, priceProblems, priceRoundings, priceRuleKinds, tickedKinds } from './price-rule.ts';

/** The most rows shown beside a rule that is being typed. */
export const TRIED_PRICES = 5;

const tag = 'Prices';
const roles = rolesWith('setPrices', 'all');
const params = z.object({ id: givenId });
const ids = z.array(givenId).max(200);

export const priceChangeStates = ['draft', 'scheduled', 'applied', 'canceled', 'undone'] as const;
export type PriceChangeState = (typeof priceChangeStates)[number];
/** What a row is or became: `ready` and the problems before it is applied, `leftOut` and the outcomes after. */
export const priceRowKinds = [
  'ready',
  'leftOut',
  ...priceProblems,
  'applied',
  'skipped',
  'restored',
  'kept',
] as const;
export type PriceRowKind = (typeof priceRowKinds)[number];

/** A rule and the products it is for; without any category, brand, product or list: all that are not archived. */
export const GivenPriceRule = z
  .object({
    kind: z.enum(priceRuleKinds),
    value: z.number().min(-10_000_000).max(10_000_000),
    rounding: z.enum(priceRoundings),
    ending: z.int().min(1).max(99_999).nullable().meta({ description: 'The last digits, such as 950' }),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    categoryIds: ids.meta({ description: 'Categories or subcategories' }),
    brandIds: ids,
    productIds: ids,
    list: ProductsQuery.nullable()
      .default(null)
      .meta({ description: 'Only what this query of the list of products finds' }),
  })
  .meta({ id: 'PriceRule' });
export type GivenPriceRule = z.infer<typeof GivenPriceRule>;

const PriceCounts = z.partialRecord(z.enum(priceRowKinds), z.int());

export const PriceChange = z
  .object({
    _id: Id,
    state: z.enum(priceChangeStates),
    rule: GivenPriceRule,
    dueAt: Instant.nullable(),
    madeBy: z.string(),
    madeAt: Instant,
    appliedAt: Instant.nullable(),
    undoneAt: Instant.nullable(),
    counts: PriceCounts,
    canUndo: z.boolean(),
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof PriceChange>;

const Offer = z.object({ price: Money, reduced: Money.nullable() });

export const PriceChangeRow = z
  .object({
    productId: Id,
    name: z.string(),
    brand: z.string(),
    image: Image,
    before: Offer,
    after: Offer.meta({
      description: 'By the rule; of a change that was applied or dropped, what came of it',
    }),
    cost: Money.nullable().meta({ description: 'In pounds at the rate of the preview; null if unknown' }),
    costCents: z.int().nullable().meta({ description: 'The same in US cents' }),
    kind: z.enum(priceRowKinds),
    isChosen: z.boolean(),
  })
  .meta({ id: 'PriceChangeRow' });
export type PriceChangeRow = z.infer<typeof PriceChangeRow>;

const change = z.object({ change: PriceChange });

/** Prices and discounts of many products at once. */
export const priceCalls = {
  getPricing: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/prices',
    roles,
    tag,
    summary: 'The last changes of prices, newest first, and what a dollar costs',
    data: z.object({
      rate: z.number().nullable().meta({ description: 'Pounds for one dollar; null without a rate' }),
      earlierRate: z.number().nullable().meta({ description: 'The rate before; null without one' }),
      changes: z.array(PriceChange),
      step: Money.meta({ description: 'Every price is a multiple of it' }),
      maxPriceChange: z.int().meta({ description: 'The setting, in percent' }),
    }),
  }),
  previewPrices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/prices/preview',
    roles,
    changes: false,
    tag,
    summary: 'Work out new prices by a rule; nothing in the shop changes',
    body: GivenPriceRule,
    data: change,
  }),
  tryPrices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/prices/try',
    roles,
    changes: false,
    tag,
    summary: 'The first new prices by a rule as it is typed, those that need a look first; nothing is stored',
    body: GivenPriceRule,
    data: z.object({ counts: PriceCounts, rows: z.array(PriceChangeRow).max(TRIED_PRICES) }),
  }),
  getPriceChange: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/changeSets/:id',
    roles,
    tag,
    summary: 'A change of prices with its rows, those that need a look first',
    params,
    query: z.object({
      kind: optionalInQuery(z.enum(priceRowKinds)),
      search: optionalInQuery(text(100)),
      before: optionalNumberInQuery(z.int().min(0).max(1_000_000)),
    }),
    data: z.object({
      change: PriceChange,
      touched: z
        .object({
          carts: z.int().meta({ description: 'That hold a product whose price may change' }),
          discounts: z.int().meta({ description: 'Products with a discount that stands or is to come' }),
        })
        .nullable()
        .meta({ description: 'Whom the change will reach; null once it is applied or dropped' }),
      rows: z.array(PriceChangeRow),
      next: z.int().nullable(),
      step: Money.meta({ description: 'Every price is a multiple of it' }),
      showOldPounds: z.boolean().meta({ description: 'The shop shows prices in old pounds too' }),
    }),
    refusals: ['NOT_FOUND'],
  }),
  exportPriceChange: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/changeSets/:id/file',
    roles,
    fresh: true,
    tag,
    summary: 'The rows of a change of prices as a file',
    params,
    body: z.object({
      format: z.enum(['csv', 'xlsx']),
      kind: z.enum(priceRowKinds).optional(),
      search: text(100).optional(),
    }),
    data: z.object({ file: SavedFile }),
    refusals: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  }),
  applyPrices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/changeSets/:id/apply',
    roles,
    fresh: true,
    idempotent: true,
    tag,
    summary: 'Apply a change of prices now or later; products edited since its preview are left as they are',
    params,
    body: z.object({
      at: Instant.nullable(),
      kinds: z.array(z.enum(tickedKinds)).meta({ description: 'Rows of these kinds are taken, all of them' }),
      except: z.array(givenId).max(1000).meta({ description: 'Products to leave out' }),
      also: z.array(givenId).max(1000).meta({ description: 'Products of the other kinds that may be taken' }),
      typed: z
        .array(z.object({ productId: givenId, price: z.int().min(1).max(MOST_PRICE) }))
        .max(500)
        .refine(isOncePer('productId'), 'must name each product once')
        .meta({ description: 'Typed in place of the rule’s: the price, of a discount the discounted price' }),
    }),
    data: change,
    refusals: ['NOT_FOUND', 'CONFLICT', 'PRICE_STEP'],
  }),
  cancelPrices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/changeSets/:id/cancel',
    roles,
    tag,
    summary: 'Drop a scheduled change of prices',
    params,
    data: change,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  undoPrices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/changeSets/:id/undo',
    roles,
    fresh: true,
    idempotent: true,
    tag,
    summary:
      'Give the products of a change their earlier prices back, for 30 days; those edited since keep theirs',
    params,
    data: change,
    refusals: ['NOT_FOUND', 'CONFLICT', 'UNDO_TOO_LATE'],
  }),
};
