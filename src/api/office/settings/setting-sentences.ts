import { keysOf } from '../../../shop/keys-of.ts';
import { inEachLanguage, type Language, type Localized, languages } from '../../../shop/language.ts';
import type { SentencePlace } from '../../../shop/office/settings/calls.ts';
import type { SettingName } from '../../../shop/office/settings/groups.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { SentenceSources } from './sentence-sources.ts';
import { shopperSentences } from './shopper-sentences.ts';
import { staffSentences } from './staff-sentences.ts';

export type PlacedSentence<Text = Localized> = { place: SentencePlace; text: Text };
/** `of`: the changed settings that change it. */
export type ChangedSentence = { of: string[]; place: SentencePlace; before: Localized; after: Localized };

/** They move the promised day, though another value need not. */
const PROMISING: ReadonlySet<string> = new Set<SettingName>([
  'holidays',
  'cutOff',
  'dailyCapacity',
  'bandCapacity',
]);
const PROMISE = 'product.promise';

/** By setting, the sentences of the shop that change with it. */
export function sentencesBySetting(
  settings: Settings,
  sources: SentenceSources,
): Record<string, PlacedSentence[]> {
  const now = everySentence(settings, sources);
  const promise = now.get(PROMISE);
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const other = everySentence({ ...settings, [name]: anotherValue(value) }, sources);
      const keys = differing(now, other);
      const isPromising = PROMISING.has(name) || keys.includes(PROMISE);
      const sentences = keys
        .filter((key) => key !== PROMISE && textOf(now, key).en !== '')
        .map((key) => ({ place: placeOf(now, other, key), text: textOf(now, key) }));
      // After the setting's own sentences.
      const all = isPromising && promise !== undefined ? [...sentences, promise] : sentences;
      return [name, withoutRepetition(all, ({ place, text }) => `${place} ${text.en}`)];
    }),
  );
}

/** The sentences that a change of these settings changes. */
export function changedSentences(
  before: Settings,
  part: Readonly<Record<string, unknown>>,
  after: Settings,
  sources: SentenceSources,
): ChangedSentence[] {
  const [now, next] = [everySentence(before, sources), everySentence(after, sources)];
  const values = { before: Object.entries(before), after: Object.entries(after) };
  const keysBySetting = Object.keys(part).map((name) => {
    const alone = Object.fromEntries(values.after.filter(([each]) => each === name));
    const without = Object.fromEntries(values.before.filter(([each]) => each === name));
    const keys = [
      ...differing(now, everySentence({ ...before, ...alone }, sources)),
      ...differing(everySentence({ ...after, ...without }, sources), next),
    ];
    return { name, keys: new Set(keys) };
  });
  const changes = differing(now, next).map((key) => ({
    of: keysBySetting.filter(({ keys }) => keys.has(key)).map(({ name }) => name),
    place: placeOf(now, next, key),
    before: textOf(now, key),
    after: textOf(next, key),
  }));
  return withoutRepetition(changes, ({ of, place, before, after }) =>
    [of, place, before.en, after.en].join(' '),
  );
}

const differing = (one: Sentences, other: Sentences): string[] =>
  [...new Map([...one, ...other]).keys()].filter((key) =>
    languages.some((language) => textOf(one, key)[language] !== textOf(other, key)[language]),
  );

const textOf = (sentences: Sentences, key: string): Localized => sentences.get(key)?.text ?? NO_TEXT;

function placeOf(one: Sentences, other: Sentences, key: string): SentencePlace {
  const sentence = one.get(key) ?? other.get(key);
  if (sentence === undefined) throw new Error(`one of the two has the sentence ${key}`);
  return sentence.place;
}

function withoutRepetition<Sentence>(all: Sentence[], keyOf: (sentence: Sentence) => string): Sentence[] {
  const seen = new Set<string>();
  return all.filter((each) => {
    const isNew = !seen.has(keyOf(each));
    seen.add(keyOf(each));
    return isNew;
  });
}

const NO_TEXT: Localized = inEachLanguage(() => '');

type Sentences = ReadonlyMap<string, PlacedSentence>;

/** All sentences of the shop with a setting in them, by a key that is the same in both languages. */
function everySentence(settings: Settings, sources: SentenceSources): Sentences {
  const byLanguage = inEachLanguage((language) => flatSentences(settings, sources, language));
  return new Map(
    [...byLanguage.en].flatMap(([key, { place }]) => {
      const isInAll = languages.every((language) => byLanguage[language].has(key));
      const text = inEachLanguage((language) => byLanguage[language].get(key)?.text ?? '');
      return isInAll ? [[key, { place, text }]] : [];
    }),
  );
}

function flatSentences(settings: Settings, sources: SentenceSources, language: Language) {
  const places: Record<SentencePlace, unknown> = {
    ...shopperSentences(settings, sources, language),
    ...staffSentences(settings, sources.now, language),
  };
  const found = new Map<string, PlacedSentence<string>>();
  for (const place of keysOf(places))
    for (const [path, text] of leaves(places[place], place)) found.set(path, { place, text });
  return found;
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
