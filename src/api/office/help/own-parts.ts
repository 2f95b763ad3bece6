import type { HelpPart, HelpPartFields } from '../../../shop/office/help/desk/help-part.ts';
import { type HelpPageName, isPolicy } from '../../../shop/office/help/help-page.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { startOfStoreDay } from '../../../shop/time/store-time.ts';

/** Questions that the contact page names. */
const QUICK = new Set(['code-not-arrived', 'follow-order', 'change-address', 'how-return']);

/** What the shop itself says on a page, as the merchant would have written it. */
export function ownParts(page: HelpPageName): HelpPart[] {
  if (page === 'faq') return ownQuestions();
  if (!isPolicy(page)) return [introOf(texts.en.helpIntros[page], texts.ar.helpIntros[page])];
  const [en, ar] = [texts.en.helpPolicies[page], texts.ar.helpPolicies[page]];
  const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
  return [
    introOf(listed(en.short), listed(ar.short)),
    ...en.sections.map((section, place) => {
      const other = ar.sections[place] ?? section;
      return partOf('part', section.id, [section.title, other.title], [section.paragraphs, other.paragraphs]);
    }),
  ];
}

/** When the shop's own text was last changed. */
export function ownTextAt(page: HelpPageName): Date {
  const { lastUpdated } = isPolicy(page) ? texts.en.helpPolicies[page] : texts.en.helpFaq;
  return startOfStoreDay(lastUpdated);
}

function ownQuestions(): HelpPart[] {
  const others = texts.ar.helpFaq.groups;
  return texts.en.helpFaq.groups.flatMap((group, place) => {
    const other = others[place] ?? group;
    return [
      partOf('topic', group.id, [group.title, other.title], [[group.shortTitle], [other.shortTitle]]),
      ...group.items.map(({ id, question, answer }, nth) => {
        const same = other.items[nth] ?? { question, answer };
        const more = { topic: group.id, isQuick: QUICK.has(id) };
        return partOf('part', id, [question, same.question], [[answer], [same.answer]], more);
      }),
    ];
  });
}

const introOf = (en: readonly string[], ar: readonly string[]) =>
  partOf('intro', 'intro', ['', ''], [en, ar]);

function partOf(
  kind: HelpPart['kind'],
  id: string,
  [titleEn, titleAr]: readonly [string, string],
  [textEn, textAr]: readonly [readonly string[], readonly string[]],
  more: Partial<HelpPartFields> = {},
): HelpPart {
  const localized = { titleEn, titleAr, textEn: textEn.join('\n'), textAr: textAr.join('\n') };
  return { _id: id, kind, fields: { ...localized, topic: null, isHidden: false, isQuick: false, ...more } };
}
