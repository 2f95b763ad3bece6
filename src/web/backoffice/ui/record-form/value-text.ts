import { consoleWords as t } from '#texts/console-words';
import { language } from '#texts/language';
import { languageFacts } from '../../../../shop/language.ts';
import { isSame } from '../../../../shop/merge-items.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';

/** The label of a field, and how its values are written where the plain number or text is not enough. */
export type FieldWords = {
  label: string;
  /** Of a list: one item. Undefined where the value reads as it is. */
  say?: ((value: unknown) => string | undefined) | undefined;
  /** The name of a part of an object; parts without one are not shown. */
  partOf?: (name: string) => string | undefined;
  /** Of a list whose items have no names here: how many. */
  count?: (items: number) => string;
};

/** Names a value that is the id of something in one of these lists. */
export const nameIn =
  (...lists: (readonly { _id: string; name: string }[])[]) =>
  (id: unknown): string | undefined =>
    lists.flat().find(({ _id }) => _id === id)?.name;

/** A value as a person reads it. */
export function valueText(value: unknown, words: Omit<FieldWords, 'label'> = {}): string {
  const written = words.say?.(value);
  if (written !== undefined && written !== '') return written;
  if (value === null || value === undefined || value === '') return t.nothing;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? t.ticked : t.notTicked;
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value, language) : value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const label = words.partOf?.(name);
    return label === undefined ? [] : [`${label}: ${valueText(part, words)}`];
  });
  return parts.join(languageFacts[language].comma);
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

/** A field's old and new value as text; of lists and objects only the parts that differ. */
export function differenceText(was: unknown, now: unknown, words: FieldWords): { old: string; new: string } {
  if (!Array.isArray(was) || !Array.isArray(now)) return differenceOfParts(was, now, words);
  if (words.count !== undefined) return { old: words.count(was.length), new: words.count(now.length) };
  const say = (items: unknown[], others: unknown[]) =>
    items
      .filter((item) => !others.some((other) => isSame(item, other)))
      .map((item) => valueText(item, words))
      .join(languageFacts[language].comma);
  const [old, next] = [say(was, now), say(now, was)];
  return { old, new: old === '' && next === '' ? t.otherOrder : next };
}

function differenceOfParts(was: unknown, now: unknown, words: FieldWords): { old: string; new: string } {
  if (!isObject(was) || !isObject(now)) return { old: valueText(was, words), new: valueText(now, words) };
  const differing = (value: object, other: object) => {
    const others = new Map<string, unknown>(Object.entries(other));
    return Object.fromEntries(
      Object.entries(value).filter(([name, part]) => !isSame(part, others.get(name))),
    );
  };
  return { old: valueText(differing(was, now), words), new: valueText(differing(now, was), words) };
}

/** How many things a draft changes, as a person counts them: parts of an object one by one, and items of a list. */
export const countChanges = (
  was: Readonly<Record<string, unknown>>,
  draft: Readonly<Record<string, unknown>>,
  wordsOf: (field: string) => FieldWords,
): number =>
  Object.entries(draft).reduce((sum, [field, now]) => sum + changesIn(was[field], now, wordsOf(field)), 0);

function changesIn(was: unknown, now: unknown, words: FieldWords): number {
  if (Array.isArray(was) && Array.isArray(now)) {
    const without = (items: unknown[], others: unknown[]) =>
      items.filter((item) => !others.some((other) => isSame(item, other))).length;
    return Math.max(1, without(was, now), without(now, was));
  }
  if (!isObject(was) || !isObject(now) || words.say?.(now) !== undefined) return 1;
  const others = new Map<string, unknown>(Object.entries(was));
  const parts = Object.entries(now).filter(
    ([name, part]) => words.partOf?.(name) !== undefined && !isSame(part, others.get(name)),
  );
  return Math.max(
    1,
    parts.reduce((sum, [name, part]) => sum + changesIn(others.get(name), part, words), 0),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
