export type Sleeve = 'long' | 'none' | 'short';

// In normal form, in English, Arabic and Latin-letter Arabic.
const arabic = '(?:ال|ب|بال)?(?:كم|كمه|كمها|كمين|اكمام|كمام)';
const latin = '(?:bi?|el|l)?(?:[aei]?k[aeou]{0,2}m{1,2}(?:[ae]{1,2}m(?:[ae]h?)?)?)';
const english = 'sleeve[sd]?';
const sleeve = `(?:${arabic}|${latin}|${english})`;
const without = `بلا|بدون|(?:من )?دون|(?:من )?غير|بغير|bi?la+|ba?la+|b[ei]?d[ou]{1,2}n|(?:m[ei]?n )?d[ou]{1,2}n|m[ei]?n (?:gh|8)[aei]{0,2}y?r|without|no|non`;
const longWord = `طويله?|طوال|كامله?|full|long|(?:t|6)[aei]?w[aeiy]{1,2}l(?:[ae]h?)?|kam[ei]?l(?:[ae]h?)?`;
const shortWord = `قصيره?|قصار|ب?نصف?|half|short|(?:[2qk][aei]?|a)[s9][aeiy]{1,2}r(?:[ae]h?)?|n[eiou]{1,2}s{1,2}f?`;

// A word may come between in English: `long narrow sleeves`.
const said = (how: string, before: string) =>
  `(?:${before})(?: length| [a-z]+(?= ${english}))? ${sleeve}|${sleeve} (?:ال)?(?:${how})`;
const patterns: readonly (readonly [Sleeve, RegExp])[] = (
  [
    ['none', `sleeveless|حفر|(?:${without}) ${sleeve}`],
    [
      'long',
      `${said(longWord, longWord)}|(?:الكم|كمها|sleeves) (?:يصل|تصل|reach)(?: الي| the)? (?:ال)?(?:معصم|wrist)`,
    ],
    ['short', said(shortWord, `${shortWord}|ربع|quarter|cap`)],
  ] as const
).map(([sleeveSaid, pattern]) => [
  sleeveSaid,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'u'),
]);

/**
 * The sleeve that words in normal form say, such as «نص كم», `long sleeved` or `bala kmam`; `at` and `length` are its
 * words. Null if they say none.
 */
export function readSleeve(words: readonly string[]): { sleeve: Sleeve; at: number; length: number } | null {
  const text = words.join(' ');
  for (const [said, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    return { sleeve: said, at: wordsIn(text.slice(0, match.index)), length: wordsIn(match[0]) };
  }
  return null;
}

const wordsIn = (text: string) => text.split(' ').filter(Boolean).length;
