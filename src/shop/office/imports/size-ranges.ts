import { asciiDigits } from '../../ascii-digits.ts';
import { normalize } from '../../normal-form.ts';
import type { Lexicon, Term } from './lexicon.ts';

/** A color or size that a cell names. Without terms the shop does not know the word. */
export type CellPart = {
  readonly word: string;
  readonly terms: readonly Term[];
  /** For a size inside a range: the systems that have both ends; null where all of these have the size. */
  readonly rangeSystems: readonly string[] | null;
};

/** The sizes from one end to the other; null where no system has both ends. */
export function sizesBetween(first: string, last: string, lexicon: Lexicon): readonly CellPart[] | null {
  const lastTerms = lexicon.find('size', last);
  const firstTerms = startsOf(first, lastTerms, lexicon);
  const systems = systemsOfBoth(firstTerms, lastTerms);
  const [system] = systems;
  if (system === undefined) return null;
  const endOf = (word: string, terms: readonly Term[]): CellPart => ({
    word,
    terms: terms.filter(({ group }) => systems.includes(group)),
    rangeSystems: null,
  });
  const ends: [CellPart, CellPart] = [endOf(first, firstTerms), endOf(last, lastTerms)];
  const byLabel = Map.groupBy(
    systems.flatMap((each) => termsBetween(lexicon.inGroup('size', each), ends)),
    labelOf,
  );
  const between = [...byLabel].map(([word, terms]) => ({
    word,
    terms,
    rangeSystems: terms.length < systems.length ? systems : null,
  }));
  const order = lexicon.inGroup('size', system);
  const [from, to] = ends.map(({ terms }) => order.findIndex((term) => terms.includes(term)));
  // In Arabic text 44-38 is how 38-44 may look.
  const [start, end] = (from ?? 0) > (to ?? 0) ? [ends[1], ends[0]] : ends;
  return [start, ...between, end];
}

/** Of «4-8 سنوات» the first end has its unit from the last one. */
function startsOf(first: string, lastTerms: readonly Term[], lexicon: Lexicon): readonly Term[] {
  const found = lexicon.find('size', first);
  const number = normalize(first);
  if (found.length > 0 || !/^\d+$/.test(number)) return found;
  const systems = new Set(lastTerms.map(({ group }) => group));
  const hasNumber = ({ names }: Term) => names.some((name) => normalize(name).startsWith(`${number} `));
  return [...systems].flatMap((system) => lexicon.inGroup('size', system).find(hasNumber) ?? []);
}

const systemsOfBoth = (first: readonly Term[], last: readonly Term[]): string[] => [
  ...new Set(first.map(({ group }) => group).filter((each) => last.some(({ group }) => group === each))),
];

/** Compared by number where both ends are numbers, as sizes added later come last in the order; else by that order. */
function termsBetween(order: readonly Term[], ends: readonly CellPart[]): readonly Term[] {
  const endTerms = order.filter((term) => ends.some(({ terms }) => terms.includes(term)));
  const isNumbered = endTerms.every((term) => !Number.isNaN(numberOf(term)));
  const valueOf = (term: Term) => (isNumbered ? numberOf(term) : order.indexOf(term));
  const values = endTerms.map(valueOf);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return order.filter((term) => valueOf(term) > least && valueOf(term) < most);
}

const labelOf = ({ names }: Term) => names[0] ?? '';

const numberOf = (term: Term) => {
  const label = asciiDigits(labelOf(term)).replace(/[,٫]/, '.');
  return /^\d+(?:\.\d+)?$/.test(label) ? Number(label) : Number.NaN;
};
