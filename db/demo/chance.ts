/**
 * A number in [0, 1) that is always the same for the same words, so that the demo shop is the same on every
 * machine. FNV-1a, then one round of mixing because its low bits alone are too regular.
 */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from `from` to `to`, both included. */
export function between(from: number, to: number, ...words: readonly (string | number)[]): number {
  return from + Math.floor(chance(...words) * (to - from + 1));
}

/** One of `things`; throws on an empty list. */
export function pick<Thing>(things: readonly Thing[], ...words: readonly (string | number)[]): Thing {
  const thing = things[Math.floor(chance(...words) * things.length)];
  if (thing === undefined) throw new Error('nothing to pick from');
  return thing;
}
