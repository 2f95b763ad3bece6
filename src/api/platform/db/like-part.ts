import { type RawBuilder, sql } from 'kysely';

/**
 * The `like` pattern for a column of folded text. A subquery, so that it is folded once and not for every row.
 */
export const foldedPart = (typed: string): RawBuilder<string> =>
  sql`(select '%' || fold_text(${escaped(typed)}) || '%')`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether one of the columns holds the text, whichever Arabic letters are written one for another, with vowel marks or without. */
export function likePart(text: string, columns: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const part = `%${escaped(text.trim())}%`;
  const hits = columns.map((column) => sql`${folded(column)} ilike (select ${folded(sql`${part}`)})`);
  return sql`(${sql.join(hits, sql` or `)})`;
}

const folded = (text: RawBuilder<unknown>) =>
  sql`translate(${text}::text, 'أإآٱىةؤئ' || ${MARKS}, 'اااايهوي')`;

/** Vowel marks and the tatweel: a letter without a counterpart is left out. */
const MARKS = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640';
