/** A word of unknown script inside a sentence of either: what it begins with decides its direction, and only its own. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
