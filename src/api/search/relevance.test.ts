import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../db/demo/products.ts';
import { openStore } from '../../../test/store.ts';
import { arabicInLatin } from './relevance/arabic-in-latin.cases.ts';
import { arabicPhrases } from './relevance/arabic-phrases.cases.ts';
import { arabicWords } from './relevance/arabic-words.cases.ts';
import { brandNames, brandPieces } from './relevance/brands.cases.ts';
import type { SearchCase } from './relevance/case.ts';
import { englishPhrases } from './relevance/english-phrases.cases.ts';
import { englishWords } from './relevance/english-words.cases.ts';

const store = await openStore({ demo: true });
const byId = new Map(products.map((product) => [product.id, product]));
const sets = { arabicWords, arabicPhrases, arabicInLatin, englishWords, englishPhrases, brandPieces };
const least = 0.95;

type Miss = { asked: string; got: string[] };

let answers: Map<string, string[]>;

beforeAll(async () => {
  const asked = [
    ...Object.values(sets).flatMap((cases) => cases.map((one) => one.asked)),
    ...brandNames.map(([name]) => name),
  ];
  answers = new Map();
  for (const name of asked) answers.set(name, await firstFive(name));
});

describe('what people type', () => {
  test.each(Object.entries(sets))('%s finds what is meant in the first five', (name, cases) => {
    expectHits(name, missesOf(cases), cases.length);
  });

  test('a brand finds its pieces first', () => {
    const misses = brandNames
      .map(([asked, brandId]) => ({ asked, brandId, got: answers.get(asked) ?? [] }))
      .filter(({ brandId, got }) => got.length === 0 || got.some((id) => byId.get(id)?.brandId !== brandId));
    expectHits('brands', misses, brandNames.length);
  });

  test('of more than 220 questions, half of them Arabic, enough hit', () => {
    const all = Object.values(sets).flat();
    const arabic = all.filter(({ asked }) => /\p{Script=Arabic}/u.test(asked));
    expect(all.length).toBeGreaterThan(220);
    expect(arabic.length / all.length).toBeGreaterThan(0.45);
    expect(1 - missesOf(all).length / all.length).toBeGreaterThanOrEqual(least);
  });

  test.each(['en', 'ar'] as const)(
    'every piece is found by its own name, and by it with a slip (%s)',
    async (language) => {
      const lost: string[] = [];
      for (const [index, { id, name }] of products.entries()) {
        const asked = index % 2 === 0 ? name[language] : withSlip(name[language], index);
        if (!(await firstFive(asked)).includes(id)) lost.push(asked);
      }
      expect(lost).toEqual([]);
    },
  );
});

// A letter left out of the longest word, or two swapped.
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

async function firstFive(name: string): Promise<string[]> {
  const { body } = await store.guest().call('getAllProducts', { name, limit: 5 });
  return body.data.products.map(({ _id }) => _id);
}

function missesOf(cases: readonly SearchCase[]): Miss[] {
  return cases
    .map((one) => ({ ...one, got: answers.get(one.asked) ?? [] }))
    .filter((one) => !isHit(one, one.got))
    .map(({ asked, got }) => ({ asked, got }));
}

function isHit({ kinds = [], isEvery = false, piece, color }: SearchCase, got: readonly string[]): boolean {
  if (piece !== undefined) return got.includes(piece);
  const isMeant = (id: string) => {
    const product = byId.get(id);
    const isColored = color === undefined || product?.colors.includes(color) === true;
    return isColored && kinds.includes(product?.typeId ?? '');
  };
  const meant = products.filter(({ id }) => isMeant(id)).length;
  const first = got.slice(0, isEvery ? Math.min(5, meant) : 1);
  return first.length > 0 && first.length <= got.length && first.every(isMeant);
}

function expectHits(name: string, misses: readonly Miss[], asked: number): void {
  const rate = 1 - misses.length / asked;
  const lines = misses.map((miss) => `  ${miss.asked} → ${miss.got.join(', ') || 'nothing'}`);
  process.stdout.write(`${name}: ${asked - misses.length} of ${asked}\n${lines.join('\n')}\n`);
  expect(rate).toBeGreaterThanOrEqual(least);
}
