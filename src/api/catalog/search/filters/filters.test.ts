import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../../../../../db/demo/products.ts';
import { openStore } from '../../../../../test/store.ts';
import { searchCalls } from '../../../../shop/catalog/search/calls.ts';
import type { InputOf } from '../../../../shop/endpoints.ts';

const store = await openStore({ demo: true, environment: { PUBLIC_CACHE: 'off' } });
const guest = store.guest();

const some = (...values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const filters: fc.Arbitrary<InputOf<'getAllProducts'>> = fc.record({
  name: fc.option(fc.constantFrom('dress', 'فستان', 'blak shirt', 'كنزة صوف', 'zzz', "'", '%'), {
    nil: undefined,
  }),
  categoryId: some('women', 'men', 'shoes', 'nowhere'),
  subCategoryId: some('women--dresses', 'men--shirts', 'nowhere--else'),
  brandId: some('neelwan', 'bas-sadeh', 'nobody'),
  colors: some('black', 'white', 'invisible'),
  sizes: some('M', 'L', 'shoe-38', 'giant'),
  seasons: fc.option(fc.subarray(['winter', 'summer'], { minLength: 1 }), { nil: undefined }),
  minPrice: fc.option(fc.integer({ min: 0, max: 6000 }), { nil: undefined }),
  maxPrice: fc.option(fc.integer({ min: 0, max: 6000 }), { nil: undefined }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  onSale: fc.option(fc.boolean(), { nil: undefined }),
  sort: fc.option(fc.constantFrom('newest', 'priceAsc', 'priceDesc', 'rating', 'trendy', 'relevance'), {
    nil: undefined,
  }),
});

/** The filters leave nothing of the requested type, while other choices do. */
const LITTLE_OF_THE_TYPE: [InputOf<'getAllProducts'>][] = [
  [{ name: 'dress', colors: ['invisible'], sort: 'newest' }],
  [
    {
      name: 'blak shirt',
      categoryId: ['men'],
      brandId: ['bas-sadeh'],
      minPrice: 1051,
      maxPrice: 2150,
      sort: 'newest',
    },
  ],
];

test('no combination fails or ends in nothing; its counts are what choosing them finds', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (asked) => {
      const { status, body } = await guest.call('getAllProducts', { ...asked, limit: 50 });
      expect(status).toBe(200);
      const {
        products: found,
        pagination,
        facets,
        nearest,
      } = searchCalls.getAllProducts.data.parse(body.data);
      expect(found.length).toBe(Math.min(50, pagination.totalItems));
      expect(nearest.length > 0).toBe(pagination.totalItems === 0);
      const choices = [
        ...facets.colors.map(({ _id, count }) => ({ chosen: { colors: [_id] }, count })),
        ...facets.brands.slice(0, 3).map(({ _id, count }) => ({ chosen: { brandId: [_id] }, count })),
      ];
      for (const { chosen, count } of choices) {
        const narrowed = await guest.call('getAllProducts', { ...asked, ...chosen, limit: 1 });
        expect(narrowed.body.data.pagination.totalItems, JSON.stringify(chosen)).toBe(count);
      }
    }),
    { numRuns: 150, examples: LITTLE_OF_THE_TYPE },
  );
});

test('every page of a list together is the whole list, each piece once', async () => {
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await guest.call('getAllProducts', { page, limit: 50, sort: 'rating' });
    seen.push(...body.data.products.map(({ _id }) => _id));
    if (page >= body.data.pagination.totalPages) break;
  }
  expect(seen.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
});

test('the pages of a search together are what it found, the best first', async () => {
  const whole = await guest.call('getAllProducts', { name: 'dress', limit: 50 });
  const ids = whole.body.data.products.map(({ _id }) => _id);
  const paged: string[] = [];
  for (let page = 1; paged.length < ids.length; page += 1) {
    const { body } = await guest.call('getAllProducts', { name: 'dress', page, limit: 7 });
    paged.push(...body.data.products.map(({ _id }) => _id));
  }
  expect(paged.slice(0, ids.length)).toEqual(ids);
});
