/** Wraps text of unknown script in Unicode isolates, so that its direction does not affect the sentence around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
