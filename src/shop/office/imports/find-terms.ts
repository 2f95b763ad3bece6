import type { RowFault } from './faults.ts';
import type { Lexicon, Term, TermKind } from './lexicon.ts';

/** What a row says of one size. */
export type RowSize = {
  /** One label may be a size of several systems. */
  sizes: readonly Term[];
  /** The one of these that the merchant chose for the label. */
  chosenSize: Term | null;
  /** For a size inside a range: the systems that have both ends; null where all of these have the size. */
  rangeSystems: readonly string[] | null;
  /** Its pieces, where they were counted. */
  stock: number | null;
};

export const sizeOf = (terms: readonly Term[], word: string, lexicon: Lexicon): RowSize => ({
  sizes: terms,
  chosenSize: terms.length > 1 ? lexicon.only(terms, word) : null,
  rangeSystems: null,
  stock: null,
});

/** A word that the shop does not know, of a category where one is given. */
export function unknown(column: TermKind, text: string, lexicon: Lexicon, within?: string): RowFault {
  const near = lexicon.nearest(column, text, within) ?? '';
  const found = lexicon.find(column, near).filter(({ group }) => within === undefined || group === within);
  const meant = lexicon.only(found, near);
  return {
    column,
    fault: 'unknown',
    value: text.slice(0, 60),
    more: near,
    ...(meant !== null && { nearId: meant.id }),
    ...(within !== undefined && { within }),
  };
}

/** What a cell names; null, and a fault, where that is unknown or one of several. */
export function oneTerm(column: TermKind, text: string, lexicon: Lexicon, faults: RowFault[]): Term | null {
  if (text === '') return null;
  const found = lexicon.find(column, text);
  const meant = lexicon.only(found, text);
  if (meant !== null) return meant;
  faults.push(
    found.length === 0
      ? unknown(column, text, lexicon)
      : { column, fault: 'ambiguous', value: text.slice(0, 60) },
  );
  return null;
}

/** A size that a spreadsheet took for a date. */
export function madeOfDate(text: string, meant: string, lexicon: Lexicon): RowFault {
  const size = lexicon.only(lexicon.find('size', meant), meant);
  const near = size === null ? {} : { nearId: size.id };
  return { column: 'size', fault: 'dateForSize', value: text.slice(0, 60), more: meant, ...near };
}

/**
 * The subcategory: its own name, narrowed by the category's; a category's name alone where it has one part. Price
 * lists often write the subcategory where the category belongs.
 */
export function placeIn(category: string, part: string, lexicon: Lexicon, faults: RowFault[]): string | null {
  const path = category.split(' > ');
  if (part === '' && path.length > 1) return placeOfPath(path, lexicon, faults);
  const isElsewhere = part === '' && lexicon.find('category', category).length === 0;
  const inWrongColumn = isElsewhere ? lexicon.find('subCategory', category) : [];
  if (inWrongColumn.length > 0) {
    const meant = lexicon.only(inWrongColumn, category);
    if (meant === null) faults.push({ column: 'category', fault: 'ambiguous', value: category.slice(0, 60) });
    return meant?.id ?? null;
  }
  const whole = oneTerm('category', category, lexicon, faults);
  if (part === '') {
    if (whole === null) return null;
    const only = lexicon.onlyPartOf(whole.id);
    if (only === null) faults.push({ column: 'subCategory', fault: 'missing', within: whole.id });
    return only?.id ?? null;
  }
  const found = lexicon.find('subCategory', part);
  const within = whole === null ? found : found.filter(({ group }) => group === whole.id);
  const meant = lexicon.only(within, part);
  if (meant !== null) return meant.id;
  if (category !== '' && whole === null) return null;
  faults.push(
    within.length === 0
      ? unknown('subCategory', part, lexicon, whole?.id)
      : { column: 'subCategory', fault: 'ambiguous', value: part.slice(0, 60) },
  );
  return null;
}

/** The end of a path such as `Clothing > Women > Dresses`; what it is called is asked and learned with the name above it. */
function placeOfPath(path: readonly string[], lexicon: Lexicon, faults: RowFault[]): string | null {
  const word = path.slice(-2).join(' > ');
  const last = path.at(-1) ?? '';
  const above = new Set(
    path
      .slice(0, -1)
      .flatMap((name) => lexicon.find('category', name))
      .map(({ id }) => id),
  );
  const named = lexicon.find('subCategory', last);
  const within = named.filter(({ group }) => above.has(group));
  const whole = lexicon.only(lexicon.find('category', last), last);
  const meant =
    lexicon.only(lexicon.find('subCategory', word), word) ??
    lexicon.only(within.length > 0 ? within : named, last) ??
    (whole === null ? null : lexicon.onlyPartOf(whole.id));
  if (meant === null) faults.push(unknown('subCategory', word, lexicon));
  return meant?.id ?? null;
}
