import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../../db/demo/products.ts';
import { openStore } from '../../../../test/store.ts';
import { changesSince } from '../../platform/db/changes/catalog-changes.ts';
import { liveIndexOf } from './index/index-of.ts';
import type { View } from './index/live-index.ts';
import type { ProductIndex } from './index/product-index.ts';
import { listMatches } from './list-matches.ts';
import { parseQuery } from './query/parse-query.ts';
import { arabicHeldOut } from './relevance/arabic-held-out.cases.ts';
import { arabicInLatin } from './relevance/arabic-in-latin.cases.ts';
import { arabicPhrases } from './relevance/arabic-phrases.cases.ts';
import { arabicQuestions } from './relevance/arabic-questions.cases.ts';
import { arabicWords } from './relevance/arabic-words.cases.ts';
import { brandNames, brandPieces } from './relevance/brands.cases.ts';
import type { SearchCase } from './relevance/case.ts';
import { cutAndCloth, cutAndClothHeldOut } from './relevance/cut-and-cloth.cases.ts';
import { englishHeldOut } from './relevance/english-held-out.cases.ts';
import { englishPhrases } from './relevance/english-phrases.cases.ts';
import { englishQuestions } from './relevance/english-questions.cases.ts';
import { englishWords } from './relevance/english-words.cases.ts';
import { latinHeldOut } from './relevance/latin-held-out.cases.ts';
import { latinLater, notSold } from './relevance/latin-later.cases.ts';
import { latinQuestions } from './relevance/latin-questions.cases.ts';
import { latinSpellings, spellingsOf } from './relevance/latin-spellings.ts';
import { plurals, pluralsOfMany } from './relevance/plurals.cases.ts';

const store = await openStore({ demo: true });
const byId = new Map(products.map((product) => [product.id, product]));
const sets = {
  arabicWords,
  arabicPhrases,
  arabicQuestions,
  arabicHeldOut,
  arabicInLatin,
  latinQuestions,
  latinHeldOut,
  latinLater,
  englishWords,
  englishPhrases,
  englishQuestions,
  englishHeldOut,
  brandPieces,
  cutAndCloth,
  cutAndClothHeldOut,
};
const least = 0.95;
const leastInAll = 0.98;

type Miss = { query: string; got: string[] };

let view: View;
let answers: Map<string, string[]>;

beforeAll(async () => {
  view = await currentView();
  const queries = [
    ...Object.values(sets).flatMap((cases) => cases.map((one) => one.query)),
    ...brandNames.map(([name]) => name),
  ];
  answers = new Map(queries.map((name) => [name, firstFive(name)]));
});

describe('what people type', () => {
  test.each(Object.entries(sets))('%s finds what is meant in the first five', (name, cases) => {
    expectHits(name, missesOf(cases), cases.length);
  });

  test('a brand finds its pieces first', () => {
    const misses = brandNames
      .map(([query, brandId]) => ({ query, brandId, got: answers.get(query) ?? [] }))
      .filter(({ brandId, got }) => got.length === 0 || got.some((id) => byId.get(id)?.brandId !== brandId));
    expectHits('brands', misses, brandNames.length);
  });

  test('of more than 1,200 questions, most of them Arabic in its own or in Latin letters, enough hit', () => {
    const all = Object.values(sets).flat();
    expect(all.length).toBeGreaterThan(1200);
    expect(1 - missesOf(all).length / all.length).toBeGreaterThanOrEqual(leastInAll);
  });

  test.each(['kboot shatwi', 'فستان أسود', 'cheap abaya'])(
    '%j is answered so through the door',
    async (name) => {
      const { body } = await store.guest().call('getAllProducts', { name, limit: 5 });
      expect(body.data.products.map(({ _id }) => _id)).toEqual(answers.get(name) ?? firstFive(name));
    },
  );

  test.each(['sale', 'عروض', 'تخفيضات', 'tanzilat', 'تخفيضات على الأحذية', '5asem 3al fasaten'])(
    '%j filters by discount',
    (query) => {
      const { total, search, ids } = listMatches(
        view,
        { filter: {}, query, page: { page: 1, limit: 5 } },
        'en',
      );
      expect({ onSale: search?.onSale, without: search?.without }).toEqual({ onSale: true, without: [] });
      expect(total).toBeGreaterThan(0);
      expect(ids.filter((id) => byId.get(id)?.priceAfterDiscount === undefined)).toEqual([]);
    },
  );

  test.each(['أرخص فستان', 'فستان ارخص شي', 'the cheapest dress'])(
    '%j begins with the lowest price',
    (query) => {
      const page = { page: 1, limit: 50 };
      const prices = listMatches(view, { filter: {}, query, page }, 'en').ids.map((id) => {
        const product = byId.get(id);
        return product === undefined ? 0 : priceOf(product);
      });
      expect(prices.length).toBeGreaterThan(8);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    },
  );

  test.each([
    ['بلوزة نص كم رجالي سودا', 'رجالي', 'womens-blouse'],
    ['بوتين جلد نسائي', 'نسائي', 'belt'],
  ])('%j keeps whom it is for', (query, word, wrong) => {
    const { ids, search } = listMatches(view, { filter: {}, query, page: { page: 1, limit: 20 } }, 'ar');
    expect(search?.without).not.toContain(word);
    expect(ids.map((id) => byId.get(id)?.typeId)).not.toContain(wrong);
  });

  test.each(plurals)('%j finds what %j does', (plural, singular) => {
    expect(foundBy(plural)).toEqual(foundBy(singular));
  });

  // A short word of many meanings: the same kinds lead, and no other comes in.
  test.each(pluralsOfMany)('%j finds of what %j does', (plural, singular) => {
    expect(foundBy(plural).length).toBeGreaterThan(3);
    expect(foundBy(singular)).toEqual(expect.arrayContaining(foundBy(plural)));
  });

  test('what only has a pocket, a belt or a collar of the kind is not of it', () => {
    const types = foundBy('حذاء سبور رجالي أسود').map((id) => byId.get(id)?.typeId);
    expect(new Set(types)).toEqual(new Set(['sneakers']));
  });

  // Of what there is not in one piece, the color goes before the person, and neither stays alone.
  test.each([
    ['بلوزة رجالي سودا', ['سودا']],
    ['فستان رجالي أسود', ['رجالي']],
    ['جزدان رجالي أحمر', ['أحمر']],
    ['شنطة رجالي حمرا', ['حمرا']],
    ["men's pink sweater", ['pink']],
  ])('%j leaves out %j', (query, without) => {
    const { search } = listMatches(view, { filter: {}, query, page: { page: 1, limit: 20 } }, 'ar');
    expect(search?.without).toEqual(without);
  });

  test.each([
    ['فستان', /dress/],
    ['black dress', /dress/],
  ])('%j shows nothing of another kind after its own', (query, kinds) => {
    const page = { page: 1, limit: 50 };
    const types = listMatches(view, { filter: {}, query, page }, 'ar').ids.map((id) => byId.get(id)?.typeId);
    expect(types.filter((type) => !kinds.test(type ?? ''))).toEqual([]);
  });

  test.each(['معطف شتوي', 'coat', 'فستان'])('%j begins with what can be bought', (query) => {
    const page = { page: 1, limit: 4 };
    const { ids } = listMatches(view, { filter: {}, query, page }, 'ar');
    const soldNow = listMatches(view, { filter: { inStock: true }, query, page }, 'ar').ids;
    expect(ids).toEqual(soldNow);
  });

  test('a question of filters alone begins with what sells', () => {
    const page = { page: 1, limit: 5 };
    const asked = listMatches(view, { filter: {}, query: 'sale', page }, 'en');
    expect(asked.ids).toEqual(
      listMatches(view, { filter: { onSale: true }, page, sort: 'trendy' }, 'en').ids,
    );
  });

  test.each(['gift', 'hdiye'])('%j alone is taken for no other word', (query) => {
    const { total } = listMatches(view, { filter: {}, query, page: { page: 1, limit: 5 } }, 'en');
    expect(total).toBe(0);
  });

  test.each(notSold)('%j finds nothing', (query) => {
    const { total } = listMatches(view, { filter: {}, query, page: { page: 1, limit: 5 } }, 'en');
    expect(total).toBe(0);
  });

  test.each(Object.entries(latinSpellings))('%s is read in all its Latin spellings', (word, sounds) => {
    const { index } = view;
    const missed = spellingsOf(sounds).filter((spelling) => !meantFirst(index, spelling).includes(word));
    expect(missed).toEqual([]);
  });

  test.each(['en', 'ar'] as const)(
    'every piece is found by its own name, and by it with a slip (%s)',
    (language) => {
      const query = products.map(({ id, name }, index) => ({
        id,
        name: index % 2 === 0 ? name[language] : withSlip(name[language], index),
      }));
      expect(query.filter(({ id, name }) => !firstFive(name).includes(id))).toEqual([]);
    },
  );
});

// A letter omitted from the longest word, or two swapped.
function withSlip(name: string, index: number): string {
  const longest = name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  const at = 1 + (index % Math.max(1, longest.length - 2));
  const [before, here, next, after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1] ?? '',
    longest.slice(at + 2),
  ];
  return name.replace(
    longest,
    index % 4 === 1 ? `${before}${next}${after}` : `${before}${next}${here}${after}`,
  );
}

const foundBy = (query: string) =>
  listMatches(view, { filter: {}, query, page: { page: 1, limit: 100 } }, 'ar').ids.toSorted();

async function currentView(): Promise<View> {
  const { seen } = await liveIndexOf(store.db).look(
    store.now(),
    (found) => found,
    async (_, since) => {
      const { rows } = await sql<{ changes: string }>`select ${changesSince(since)} as changes`.execute(
        store.db,
      );
      return { changes: rows[0]?.changes ?? '' };
    },
  );
  return seen;
}

// The words of the likeliest reading.
function meantFirst(index: ProductIndex, query: string): string[] {
  return parseQuery(index, query).flatMap(({ meanings, readings }) =>
    (readings?.[0]?.meanings ?? meanings).flatMap(({ words }) => words),
  );
}

// In process: by HTTP as many cases take a minute.
function firstFive(name: string): string[] {
  return listMatches(view, { filter: {}, query: name, page: { page: 1, limit: 5 } }, 'en').ids;
}

function missesOf(cases: readonly SearchCase[]): Miss[] {
  return cases
    .map((one) => ({ ...one, got: answers.get(one.query) ?? [] }))
    .filter((one) => !isHit(one, one.got))
    .map(({ query, got }) => ({ query, got }));
}

function isHit(one: SearchCase, got: readonly string[]): boolean {
  if (one.piece !== undefined) return got.includes(one.piece);
  const meant = new Set(meantBy(one));
  const first = got.slice(0, one.isEvery === true ? Math.min(5, meant.size) : 1);
  return first.length > 0 && first.every((id) => meant.has(id));
}

function meantBy(one: SearchCase): string[] {
  const { kinds, colors, season, cloth, below = Infinity, isCheap = false, isOnSale = false, sleeve } = one;
  const ofKind = products.filter(({ typeId }) => kinds === undefined || kinds.includes(typeId));
  const isSleeveStated = ofKind.some((product) => statedSleeve(product) === sleeve);
  const median = ofKind.map(priceOf).sort((one, other) => one - other)[Math.floor(ofKind.length / 2)] ?? 0;
  return ofKind
    .filter((product) => colors === undefined || colors.some((color) => product.colors.includes(color)))
    .filter(({ seasons }) => season === undefined || seasons.includes(season))
    .filter(
      ({ material, name }) =>
        cloth === undefined || `${material.en} ${name.en}`.toLowerCase().includes(cloth),
    )
    .filter((product) => priceOf(product) <= (isCheap ? median : below))
    .filter(({ priceAfterDiscount }) => !isOnSale || priceAfterDiscount !== undefined)
    .filter((product) => {
      const said = statedSleeve(product);
      return sleeve === undefined || said === sleeve || (!isSleeveStated && said === undefined);
    })
    .map(({ id }) => id);
}

function statedSleeve({ name, description }: (typeof products)[number]): SearchCase['sleeve'] {
  const text = `${name.en} ${description.en}`.toLowerCase();
  if (text.includes('sleeveless')) return 'none';
  if (/long(?: narrow)?[ -]sleeve/.test(text)) return 'long';
  return /short[ -]sleeve/.test(text) ? 'short' : undefined;
}

const priceOf = ({ price, priceAfterDiscount }: (typeof products)[number]) => priceAfterDiscount ?? price;

function expectHits(name: string, misses: readonly Miss[], query: number): void {
  const rate = 1 - misses.length / query;
  const lines = misses.map((miss) => `  ${miss.query} → ${miss.got.join(', ') || 'nothing'}`);
  process.stdout.write(`${name}: ${query - misses.length} of ${query}\n${lines.join('\n')}\n`);
  expect(rate).toBeGreaterThanOrEqual(least);
}
