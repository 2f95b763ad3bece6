export type ChangedWords = { readonly text: string; readonly change: 'same' | 'added' | 'removed' };

/** More words than these are not compared one by one: the table grows with their product. */
const MOST_WORDS = 3000;

/** The word-by-word difference of two texts, in lines; removed words come before those that replace them. */
export function wordChanges(before: string, after: string): ChangedWords[][] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const isLong = was.length > MOST_WORDS || is.length > MOST_WORDS;
  const steps = isLong ? allOf(was, is) : stepsOf(was, is);
  const lines: ChangedWords[][] = [[]];
  for (const { text, change } of steps) {
    if (text === '\n') {
      // A line that was only added or removed starts no second empty one.
      if ((lines.at(-1)?.length ?? 0) > 0) lines.push([]);
      continue;
    }
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line !== undefined && last?.change === change)
      line[line.length - 1] = { text: last.text + text, change };
    else line?.push({ text, change });
  }
  return lines.filter((line) => line.length > 0);
}

/** Words, spaces and line breaks. */
const wordsOf = (text: string): string[] => text.match(/\n|\S+|[^\S\n]+/g) ?? [];

const allOf = (was: readonly string[], is: readonly string[]): ChangedWords[] => [
  ...was.map((text) => ({ text, change: 'removed' as const })),
  { text: '\n', change: 'same' },
  ...is.map((text) => ({ text, change: 'added' as const })),
];

/** The longest common subsequence, as steps from one text to the other. */
function stepsOf(was: readonly string[], is: readonly string[]): ChangedWords[] {
  const width = is.length + 1;
  // common[i * width + j]: how many words the rests from i and j have in common.
  const common = new Uint16Array((was.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1)
      common[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const steps: ChangedWords[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [old, now] = [was[i], is[j]];
    if (old !== undefined && old === now) {
      steps.push({ text: old, change: 'same' });
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ text: old, change: 'removed' });
      i += 1;
    } else {
      steps.push({ text: now ?? '', change: 'added' });
      j += 1;
    }
  }
  return steps;
}
