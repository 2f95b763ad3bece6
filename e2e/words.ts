import { factsOf } from '../src/shop/facts/facts-of.ts';
import { inEachLanguage } from '../src/shop/language.ts';
import { Settings } from '../src/shop/settings.ts';
import { texts } from '../src/shop/texts/by-language.ts';

/** Everything the shop says: a journey finds things by it, in whichever language it runs. */
export const words = inEachLanguage((language) => ({
  ...texts[language],
  policies: texts[language].helpPolicies(factsOf(Settings.parse({}), language)),
}));

export type Words = (typeof words)['en'];

/** A sentence that counts, whatever the count: `saying(t.coupons.seeAll, 7)` finds "See all 9" too. */
export function saying(sentence: (count: number) => string, example: number): RegExp {
  const text = sentence(example).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(text.replace(String(example), String.raw`\d+`).replace(/\s/g, String.raw`\s`));
}
