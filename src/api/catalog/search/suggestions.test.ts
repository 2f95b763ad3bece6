import { describe, expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { searchCalls } from '../../../shop/catalog/search/calls.ts';
import type { Language } from '../../../shop/language.ts';

const store = await openStore({ demo: true });

const suggest = async (name: string, language: Language = 'en') => {
  const { status, body } = await store.guest({ language }).call('suggestProducts', { name });
  expect(status).toBe(200);
  return searchCalls.suggestProducts.data.parse(body.data);
};

describe('while typing', () => {
  test('the last word is completed with words of the shop, in their usual spelling', async () => {
    expect((await suggest('blaz')).words).toEqual(['blazer']);
    expect((await suggest('black dre')).words).toContain('black dress');
    const { words } = await suggest('عباي', 'ar');
    expect(words).toContain('عباية');
  });

  test.each([
    ['معطف شتوي', /شتوية/],
    ['معطف ش', /شتوية/],
    ['تنورة قص', /قصير$/],
    ['فستان طو', /طويلة/],
  ])('an adjective agrees with its noun: %s', async (typed, wrong) => {
    const { words } = await suggest(typed, 'ar');
    expect(words.filter((word) => wrong.test(word))).toEqual([]);
  });

  test('kinds, brands, the best pieces and how many there are come along', async () => {
    const { categories, brands, products, total } = await suggest('neel');
    expect(brands).toEqual([{ _id: 'neelwan', name: 'Neelwan', slug: 'neelwan' }]);
    expect(products).toHaveLength(4);
    expect(products.every(({ brand }) => brand._id === 'neelwan')).toBe(true);
    expect(total).toBeGreaterThan(4);
    expect(categories).toContainEqual({
      _id: 'women--skirts-trousers',
      name: 'Skirts, trousers & jeans',
      categoryId: 'women',
      subCategoryId: 'women--skirts-trousers',
    });
  });

  test('names are in the language of the reader, whatever they type', async () => {
    const { categories } = await suggest('dress', 'ar');
    expect(categories.map(({ name }) => name)).toContain('فساتين');
  });

  test('a category is found by its name', async () => {
    expect((await suggest('sho')).categories[0]).toEqual({
      _id: 'shoes',
      name: 'Shoes',
      categoryId: 'shoes',
      subCategoryId: null,
    });
  });

  test('a slip is corrected', async () => {
    expect((await suggest('blak drees')).words).toEqual(['black dress']);
  });

  test.each(['…', '%', "'; -- \\", 'zzzzzz'])('%j suggests nothing', async (name) => {
    expect(await suggest(name)).toMatchObject({ words: [], brands: [], products: [], total: 0 });
  });

  test.each([
    ['', '"name" is not allowed to be empty'],
    ['x'.repeat(101), '"name" length must be less than or equal to 100 characters long'],
  ])('%j is refused', async (name, error) => {
    const { status, body } = await store.guest().send('GET', `/api/v1/app/products/suggest?name=${name}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([error]);
  });
});
