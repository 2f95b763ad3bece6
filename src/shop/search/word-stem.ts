/**
 * A normal form without the article and what is written onto it: الفستان, بالفستان, للفستان and هالفستان are فستان. A
 * word that is too short without it keeps it.
 */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وبفكه]?ال|لل)(?=\p{L}{3})/u, '');
}

/** What the forms of one word share: `dresses` and dress, بلوزات and بلوزة, رجالية and رجالي. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutArticle(word)
    .replace(/(?<=\p{L}{4})(?:ات|es)$/u, '')
    .replace(/(?<=\p{L}{3})(?:ه|(?<!s)s)$/u, '');
  if (stems.size === mostStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** A search asks for the stems of the same few hundred words again and again. */
const stems = new Map<string, string>();
const mostStems = 10_000;
