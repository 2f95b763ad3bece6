/** The edits allowed by word length: none in a short word, two in a long one. */
export function editsAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Insertions, deletions, substitutions and swaps of neighbors (optimal string alignment distance). */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, change, swap));
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
