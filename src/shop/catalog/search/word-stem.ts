/**
 * Removes the article and prefixed particles from a normal form: الفستان, بالفستان, للفستان, عالفستان and هالفستان give فستان.
 * Words that would become too short stay.
 */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وبفكهع]?ال|لل)(?=\p{L}{3})/u, '');
}

/** The stem shared by a word's forms: `dresses` and dress, بلوزات and بلوزة, رجالية and رجالي. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutArticle(word)
    .replace(/(?<=eau)x$/u, '')
    .replace(/(?<=\p{L}{4})(?:es|(?<!e)e)$|(?<=\p{L}{3})ات$/u, '')
    .replace(/(?<=\p{L}{3})(?:ه|(?<!s)s)$/u, '');
  if (stems.size === mostStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Cached: a search stems the same few hundred words repeatedly. */
const stems = new Map<string, string>();
const mostStems = 10_000;
