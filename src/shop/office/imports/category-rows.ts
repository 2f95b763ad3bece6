import type { Lexicon } from './lexicon.ts';
import type { SheetRow } from './read-row.ts';

/**
 * The category of the rows below, from a row that has nothing else: «قمصان:». Without a colon it has to be one that the shop
 * knows, as a note may stand alone too. Null for any other row.
 */
export function categoryOfRows({ cells, formulas }: SheetRow, lexicon: Lexicon): string | null {
  const [only = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  if (only === '' || others.length > 0 || formulas.length > 0) return null;
  const name = only.replace(/\s*:$/, '');
  const isKnown = (['category', 'subCategory'] as const).some((kind) => lexicon.find(kind, name).length > 0);
  return isKnown || name !== only ? name : null;
}
