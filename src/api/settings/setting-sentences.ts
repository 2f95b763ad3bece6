import type { DayLoad } from '../../shop/closures/promised-days.ts';
import { factsOf } from '../../shop/facts/facts-of.ts';
import type { HelpPart } from '../../shop/help/desk/help-part.ts';
import type { HelpPageName } from '../../shop/help/help-page.ts';
import { shownHelp } from '../../shop/help/shown-help.ts';
import { keysOf } from '../../shop/keys-of.ts';
import { inEachLanguage, type Language, type Localized, languages } from '../../shop/language.ts';
import { formatMoney, formatNumber } from '../../shop/money.ts';
import type { Settings } from '../../shop/settings.ts';
import type { SentencePlace } from '../../shop/settings/calls.ts';
import type { SettingName } from '../../shop/settings/groups.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { centerPromise } from '../closures/center-promise.ts';
import { fieldValuesOf } from '../help/published.ts';

/** What the help pages say, as shoppers read them. */
export type HelpParts = Readonly<Record<HelpPageName, readonly HelpPart[]>>;

export type PlacedSentence = { place: SentencePlace; text: Localized };
export type ChangedSentence = { place: SentencePlace; before: Localized; after: Localized };

/** What sentences are made of beside the settings. */
export type Saying = { readonly help: HelpParts; readonly now: Date; readonly load: DayLoad };

/** They move the promised day, though another value need not. */
const PROMISING: ReadonlySet<string> = new Set<SettingName>([
  'holidays',
  'cutOff',
  'dailyCapacity',
  'bandCapacity',
]);
const PROMISE = 'product.promise';

/** By setting, the sentences of the shop that change with it. */
export function sentencesBySetting(settings: Settings, saying: Saying): Record<string, PlacedSentence[]> {
  const now = everySentence(settings, saying);
  const promise = now.get(PROMISE);
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      if (PROMISING.has(name)) return [name, promise === undefined ? [] : [promise]];
      const other = everySentence({ ...settings, [name]: anotherValue(value) }, saying);
      const said = difference(now, other).filter(({ before }) => before.en !== '');
      const isPromise = ({ before }: ChangedSentence) => Number(before.en === promise?.text.en);
      // Behind what the setting itself says.
      const sorted = said.toSorted((a, b) => isPromise(a) - isPromise(b));
      return [name, sorted.map(({ place, before }) => ({ place, text: before }))];
    }),
  );
}

/** The sentences that differ between two states of the settings. */
export const changedSentences = (before: Settings, after: Settings, saying: Saying): ChangedSentence[] =>
  difference(everySentence(before, saying), everySentence(after, saying));

function difference(before: Sentences, after: Sentences): ChangedSentence[] {
  const seen = new Set<string>();
  return [...new Map([...before, ...after])].flatMap(([key, { place }]) => {
    const [was, next] = [before.get(key)?.text ?? unsaid, after.get(key)?.text ?? unsaid];
    const isSame = next.en === was.en && next.ar === was.ar;
    const said = `${place} ${was.en} ${next.en}`;
    if (isSame || seen.has(said)) return [];
    seen.add(said);
    return [{ place, before: was, after: next }];
  });
}

const unsaid: Localized = inEachLanguage(() => '');

type Sentences = ReadonlyMap<string, PlacedSentence>;

/** All sentences of the shop that say a setting, by a key that is the same in both languages. */
function everySentence(settings: Settings, saying: Saying): Sentences {
  const byLanguage = inEachLanguage((language) => flatSentences(settings, saying, language));
  return new Map(
    [...byLanguage.en].flatMap(([key, { place }]) => {
      const isInAll = languages.every((language) => byLanguage[language].has(key));
      const text = inEachLanguage((language) => byLanguage[language].get(key)?.text ?? '');
      return isInAll ? [[key, { place, text }]] : [];
    }),
  );
}

function flatSentences(settings: Settings, { help, ...at }: Saying, language: Language) {
  const facts = factsOf(settings, language);
  const t = texts[language];
  const values = fieldValuesOf(settings);
  const places: Record<SentencePlace, unknown> = {
    product: {
      returnable: t.product.returnable(settings.returnDays, settings.exchangeDays),
      promise: centerPromise(settings, language, at).sentence,
    },
    cart: {
      delivery: t.cart.deliveryUnknown(formatMoney(facts.deliveryFrom, language)),
      most: t.messages.refusalsWith.QUANTITY_LIMIT(settings.maxQuantityPerLine),
    },
    checkout: {
      office: facts.officePickup ? t.checkout.kindTexts.office : '',
      officeFee: facts.officePickup ? officeFeeText(facts.officeFee, language) : '',
      estimate: t.checkout.estimateDays(settings.estimateDays),
      notes: t.checkout.notesKinds.largest(formatNumber(settings.largestNote)),
      doorFee: facts.doorFee ? t.checkout.doorFee : '',
      doorRecheck: facts.doorRecheck ? t.checkout.doorRecheck : '',
    },
    points: t.points.rule(facts.points),
    everyPage: t.storeSentences(facts),
    contact: [t.helpContact(facts), facts.dispatchCenter, saidOn('contact')],
    about: saidOn('about'),
    help: t.help.numbers(facts),
    faq: saidOn('faq'),
    policies: [saidOn('terms'), saidOn('privacy')],
  };
  const found = new Map<string, { place: SentencePlace; text: string }>();
  for (const place of keysOf(places))
    for (const [path, text] of leaves(places[place], place)) found.set(path, { place, text });
  return found;

  function saidOn(page: HelpPageName) {
    const { intro, parts } = shownHelp(help[page], values, language);
    const lines = (text: string) => text.split('\n');
    return {
      intro: lines(intro.text),
      parts: parts.map(({ _id, title, text }) => ({ id: _id, title, lines: lines(text) })),
    };
  }
}

function officeFeeText(fee: number | null, language: Language): string {
  const { sameFee, officeFree, officeFee } = texts[language].checkout;
  if (fee === null) return sameFee;
  return fee === 0 ? officeFree : officeFee(formatMoney(fee, language));
}

/** All sentences inside a value by their paths. What has an id is found by it: a list may be longer elsewhere. */
function leaves(value: unknown, path: string): [path: string, text: string][] {
  // Numbers that stand alone are no sentence.
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, part]) => leaves(part, `${path}.${idOf(part) ?? key}`));
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;

/** A value that changes every sentence it stands in, rounded or not. It need not be valid. */
function anotherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1000;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}*`;
  if (value === null) return 1000;
  if (Array.isArray(value)) return value.map(anotherValue);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]): [string, unknown] => [key, anotherValue(part)]),
  );
}
