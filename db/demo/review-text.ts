import type { Bilingual } from './bilingual.ts';
import { chance } from './chance.ts';
import { reviewWordsInArabic } from './review-words-ar.ts';
import { reviewWordsInEnglish } from './review-words-en.ts';
import type { ReviewKind } from './review-words.ts';

export type Fit = 'small' | 'true' | 'large';

type ReviewTraits = {
  readonly seed: string;
  readonly language: keyof Bilingual;
  readonly kind: ReviewKind;
  readonly rating: number;
  readonly fit: Fit | null;
  /** What was said about the piece already; grows by what is said now. */
  readonly said: Set<string>;
};

/** One or two sentences that no one has said about this piece; one review in ten is stars alone. */
export function reviewTextOf({ seed, language, kind, rating, fit, said }: ReviewTraits): string {
  if (chance(seed, 'silent') < 0.1) return '';
  const words = language === 'ar' ? reviewWordsInArabic : reviewWordsInEnglish;
  const tone = rating >= 4 ? 'good' : 'mixed';
  const first = unsaid(rating <= 2 ? words.bad : words[kind][tone], said, seed, 'first');
  const tellsFit = fit !== null && (fit !== 'true' || chance(seed, 'tells fit') < 0.15);
  const isEven = rating === 3 && chance(seed, 'even') < 0.4;
  const besides = tellsFit
    ? words.fit[fit]
    : rating <= 2
      ? words[kind].mixed
      : words.any[isEven ? 'good' : tone];
  const saysMore = tellsFit || first === undefined || chance(seed, 'more') < 0.55;
  return [first, saysMore ? unsaid(besides, said, seed, 'besides') : undefined].filter(Boolean).join(' ');
}

/** The piece's kind decides what there is to say about it. */
export function reviewKindOf({ id, subcategoryId }: { id: string; subcategoryId: string }): ReviewKind {
  return kinds.find(([sign]) => sign.test(id) || sign.test(subcategoryId))?.[1] ?? 'top';
}

/** The first that matches counts: a girls' jacket is a child's before it is a jacket. */
const kinds: readonly (readonly [sign: RegExp, kind: ReviewKind])[] = [
  [/^swim/, 'swim'],
  [/pyjamas|boxers|underwear|thermal|socks/, 'night'],
  [/^baby--/, 'baby'],
  [/^(girls|boys)--/, 'child'],
  [/^suit$|blazer$/, 'tailored'],
  [/coat|jacket|manteau/, 'coat'],
  [/sweater|hoodie/, 'knit'],
  [/^shoes--/, 'shoes'],
  [/handbag|backpack/, 'bag'],
  [/^bags-accessories--/, 'accessory'],
  [/dress|abaya|skirt$/, 'dress'],
  [/jeans|chinos|trousers|joggers/, 'trousers'],
];

function unsaid(
  sentences: readonly string[],
  said: Set<string>,
  ...seed: readonly string[]
): string | undefined {
  const left = sentences.filter((sentence) => !said.has(sentence));
  const chosen = left[Math.floor(chance(...seed) * left.length)];
  if (chosen) said.add(chosen);
  return chosen;
}
