/**
 * A normal form without the article and what is written onto it: الفستان, بالفستان, للفستان and هالفستان are فستان. A
 * word that is too short without it keeps it.
 */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وبفكه]?ال|لل)(?=\p{L}{3})/u, '');
}

/** What the forms of one word share: `dresses` and dress, بلوزات and بلوزة, رجالية and رجالي. */
export function stemOf(word: string): string {
  return withoutArticle(word)
    .replace(/(?<=\p{L}{4})(?:ات|es)$/u, '')
    .replace(/(?<=\p{L}{3})(?:ه|(?<!s)s)$/u, '');
}
