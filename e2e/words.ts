import { inEachLanguage, type Language } from '../src/shop/language.ts';
import type { PolicyName } from '../src/shop/office/help/help-page.ts';
import { factsOf } from '../src/shop/people/facts/facts-of.ts';
import { fillTemplate } from '../src/shop/people/notifications/message-template.ts';
import { Settings } from '../src/shop/settings.ts';
import { texts } from '../src/shop/texts/by-language.ts';

/** Everything the shop says: a journey finds things by it, in whichever language it runs. */
export const words = inEachLanguage((language) => ({
  ...texts[language],
  policies: { terms: shortOf('terms', language), privacy: shortOf('privacy', language) },
}));

function shortOf(policy: PolicyName, language: Language) {
  const fields = texts[language].helpFields(factsOf(Settings.parse({}), language));
  const { short } = texts[language].helpPolicies[policy];
  return { short: short.map((line) => fillTemplate(line, fields)) };
}

export type Words = (typeof words)['en'];

/** A sentence that counts, whatever the count: `saying(t.coupons.seeAll, 7)` finds "See all 9" too. */
export function saying(sentence: (count: number) => string, example: number): RegExp {
  const text = sentence(example).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(text.replace(String(example), String.raw`\d+`).replace(/\s/g, String.raw`\s`));
}
