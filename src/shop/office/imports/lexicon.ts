import { normalize } from '../../normal-form.ts';
import { senseOf } from './everyday-words.ts';

/**
 * What a cell names: `group` is a subcategory's category, or a size's system. `learned`: what price lists call it, as
 * the merchant told for an earlier file.
 */
export type Term = {
  readonly id: string;
  readonly group: string;
  readonly names: readonly string[];
  readonly learned?: readonly string[];
};

export type TermKind = 'brand' | 'category' | 'subCategory' | 'color' | 'size';
export type Terms = Readonly<Record<TermKind, readonly Term[]>>;

const LARGEST_TYPO = 2;

const meaningOf = (kind: 'color' | 'size', name: string) => senseOf(kind, normalize(name)) ?? normalize(name);

/** Finds brands, categories, colors and sizes by their names in either language, as people write them. */
export class Lexicon {
  private readonly terms = new Map<TermKind, Map<string, Term[]>>();
  /** By the sense of their names, for the everyday words of it. */
  private readonly senses = new Map<TermKind, Map<string, Term[]>>();
  private readonly given: Terms;

  constructor(given: Terms) {
    this.given = given;
    for (const kind of ['brand', 'category', 'subCategory', 'color', 'size'] as const) {
      const byWord = new Map<string, Term[]>();
      for (const term of given[kind])
        for (const word of new Set([...term.names, ...(term.learned ?? [])].map(normalize)))
          byWord.set(word, [...(byWord.get(word) ?? []), term]);
      this.terms.set(kind, byWord);
    }
    for (const kind of ['color', 'size'] as const) {
      const bySense = new Map<string, Term[]>();
      for (const term of given[kind])
        for (const sense of new Set(term.names.map((name) => meaningOf(kind, name))))
          bySense.set(sense, [...(bySense.get(sense) ?? []), term]);
      this.senses.set(kind, bySense);
    }
  }

  /** By a name of theirs, or by an everyday word for it that is no name of another: `Small`, «كبير», `Gray`. */
  find(kind: TermKind, name: string): readonly Term[] {
    const named = this.terms.get(kind)?.get(normalize(name));
    if (named !== undefined || (kind !== 'color' && kind !== 'size')) return named ?? [];
    return this.senses.get(kind)?.get(meaningOf(kind, name)) ?? [];
  }

  /** What a name means: the only one found, or of several the one that the merchant chose for it. */
  only(found: readonly Term[], name: string): Term | null {
    const chosen = found.filter(({ learned = [] }) => learned.map(normalize).includes(normalize(name)));
    const [one, other] = chosen.length > 0 ? chosen : found;
    return one === undefined || other !== undefined ? null : one;
  }

  /** The terms of a group in the shop's order. */
  inGroup(kind: TermKind, group: string): readonly Term[] {
    return this.given[kind].filter((term) => term.group === group);
  }

  /** The only brand of a shop that has one. */
  get onlyBrand(): string | null {
    const [only, other] = this.given.brand;
    return only === undefined || other !== undefined ? null : only.id;
  }

  /** The only subcategory of a category, if it has one. */
  onlyPartOf(categoryId: string): Term | null {
    const [only, other] = this.given.subCategory.filter(({ group }) => group === categoryId);
    return only === undefined || other !== undefined ? null : only;
  }

  /** The name that was probably meant, of a group where one is given; null where none is near. Another number is no typing error. */
  nearest(kind: TermKind, name: string, within: string | null = null): string | null {
    const number = digitsOf(spelled(name));
    return this.namesNear(kind, name, within).find((near) => digitsOf(spelled(near)) === number) ?? null;
  }

  /** Names at most a typing error away, the nearest first. */
  namesNear(kind: TermKind, name: string, within: string | null = null): string[] {
    const word = spelled(name);
    const most = Math.min(LARGEST_TYPO, Math.floor(word.length / 2));
    return this.given[kind]
      .filter(({ group }) => within === null || group === within)
      .flatMap(({ names }) => names)
      .map((near) => ({
        near,
        typos: isWordOf(word, normalize(near)) ? 0 : typosBetween(word, spelled(near), most),
      }))
      .filter(({ typos }) => typos <= most)
      .toSorted((one, other) => one.typos - other.typos)
      .map(({ near }) => near);
  }
}

/** `XXL` and `2XL` are one size in two spellings. */
const spelled = (name: string) => normalize(name).replace(/^x{2,}(?=[ls]$)/, (marks) => `${marks.length}x`);

const digitsOf = (word: string) => word.replaceAll(/\D+/g, ' ').trim();

/** «معاطف» is one of «جاكيتات ومعاطف». */
const isWordOf = (word: string, name: string) =>
  word.length > 2 && name.includes(' ') && name.split(/ و?/).includes(word);

/** Letters to add, drop or replace; more than `most` is not counted exactly. */
function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const same = one[at - 1] === other[place - 1] ? 0 : 1;
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, (row[place - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
