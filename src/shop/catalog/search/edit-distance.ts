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

/**
 * The distance of a word in Latin letters and digits from an Arabic normal form: 0 for a phonetic spelling (shatwi,
 * شتوي), about 1 for each letter without a counterpart, Infinity beyond `most`. Short vowels are optional. With
 * `isBeginning` the Arabic word may be longer.
 */
export function latinDistance(
  latin: string,
  arabic: string,
  { most = Infinity, isBeginning = false }: { most?: number; isBeginning?: boolean } = {},
): number {
  const columns = Array.from(arabic, (_, index) => ({
    costs: costsAt(arabic, index),
    skipped: skippedArabic(arabic, index),
  }));
  // Rows of the edit distance matrix; the two previous ones are needed, as two Latin letters may stand for one Arabic
  // letter.
  let before: number[] = [];
  let row = [0];
  for (const { skipped } of columns) row.push(at(row, row.length - 1) + skipped);
  let least = 0;
  for (let i = 1; i <= latin.length; i += 1) {
    const [one, two] = [latin[i - 1] ?? '', i > 1 ? latin.slice(i - 2, i) : ''];
    const skippedHere = skippedLatin(latin, i - 1);
    const next = [at(row, 0) + skippedHere];
    let leastHere = at(next, 0);
    for (let j = 1; j <= columns.length; j += 1) {
      const { costs = noCosts, skipped = 1 } = columns[j - 1] ?? {};
      const pair = costs.get(two);
      let cost = Math.min(
        at(row, j - 1) + (costs.get(one) ?? 1),
        at(row, j) + skippedHere,
        at(next, j - 1) + skipped,
      );
      if (pair !== undefined) cost = Math.min(cost, at(before, j - 1) + pair);
      next.push(cost);
      if (cost < leastHere) leastHere = cost;
    }
    if (Math.min(least, leastHere) > most) return Infinity;
    [before, row, least] = [row, next, leastHere];
  }
  const distance = isBeginning ? Math.min(...row.slice(1)) : at(row, columns.length);
  return distance > most ? Infinity : distance;
}

/** The letters of an Arabic form that every Latin spelling has, as a bit set. */
export function neededLetters(arabic: string): number {
  let letters = 0;
  for (let index = 0; index < arabic.length; index += 1)
    if (skippedArabic(arabic, index) === 1) letters |= bitOf(arabic[index] ?? '');
  return letters;
}

/** The Arabic letters that a Latin word's letters may stand for, as a bit set. */
export function possibleLetters(latin: string): number {
  let letters = 0;
  for (let index = 0; index < latin.length; index += 1)
    for (const length of [1, 2]) letters |= lettersFor.get(latin.slice(index, index + length)) ?? 0;
  return letters;
}

/** The spellings of each Arabic letter, with their cost in hundredths: 0 for the most obvious. */
const spellings = `
  ا a aa e12 |
  ب b p15 | ت t 615 | ث th t10 s25 | ج j dj5 g20 zh15 ch35 | ح 7 h10 | خ 5 kh x20 k45 h45 |
  د d | ذ z10 d10 dh5 th25 | ر r | ز z s35 | س s c25 | ش sh ch10 4 s60 | ص s5 9 c35 |
  ض d5 dh10 z30 th30 | ط t5 6 | ظ z5 dh5 d20 th25 | ع 3 a15 aa15 e25 i30 o30 u30 | غ gh 8 g15 |
  ف f v10 ph5 | ق q 2 k10 c20 g20 9 40 | ك k c10 ck5 q20 ch40 | ل l | م m | ن n | ه h |
  و w o u oo ou aw au ow v40 | ي y i ee ie ei ai ay ey iy e12`;
/** Extra spellings at the beginning: alef with any vowel and its hamza, a silent qaf; at the end: taa marbuta. */
const spellingsFirst = 'ا a aa e i o u 2 2a 2e 2i 2o 2u | ق a30 e30 i30 o30 u30';
const spellingsLast = 'ه a e eh ah i15 et10 at10 it10 ye10 | ي e10 a10 eh15 yy y | ا ah e12';
/** The cost of an omitted letter, in hundredths; any other letter costs 1. */
const silentInArabic: Readonly<Record<string, number>> = { ا: 0.35, و: 0.35, ي: 0.35, ع: 0.4 };

const alphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

type Costs = ReadonlyMap<string, number>;

const anywhere = readSpellings(spellings);
const first = withMore(anywhere, readSpellings(spellingsFirst));
const final = withMore(anywhere, readSpellings(spellingsLast));
const lettersFor = standingFor([first, final]);
const noCosts: Costs = new Map();

function costsAt(arabic: string, index: number): Costs {
  const table = index === 0 ? first : index === arabic.length - 1 ? final : anywhere;
  return table.get(arabic[index] ?? '') ?? noCosts;
}

function skippedLatin(latin: string, index: number): number {
  const [letter, isFirst, isLast] = [latin[index] ?? '', index === 0, index === latin.length - 1];
  if (/[aeiou]/.test(letter)) return isFirst ? 0.2 : isLast ? 0.3 : 0.05;
  // A hamza inside or at the end of a word is in no normal form.
  if (letter === '2') return isFirst ? 1 : 0.1;
  const isDoubled = letter === latin[index - 1] && !/[sckgtd]hh$/.test(latin.slice(0, index + 1));
  if (isDoubled) return 0.02;
  return letter === 'h' && isLast ? 0.1 : 1;
}

function skippedArabic(arabic: string, index: number): number {
  const letter = arabic[index] ?? '';
  if (letter === 'ه') return index === arabic.length - 1 ? 0.2 : 1;
  return silentInArabic[letter] ?? 1;
}

function readSpellings(written: string): Map<string, Costs> {
  return new Map(
    written.split('|').map((line) => {
      const [letter = '', ...tokens] = line.trim().split(/\s+/);
      return [letter, new Map(tokens.map(readToken))];
    }),
  );
}

// `h10` is h at cost 0.10; digits that stand for letters come first.
function readToken(token: string): [string, number] {
  const [, latin = '', cost = '0'] = /^(\d?[a-z]*)(\d*)$/.exec(token) ?? [];
  return [latin, Number(cost) / 100];
}

function withMore(table: ReadonlyMap<string, Costs>, more: ReadonlyMap<string, Costs>): Map<string, Costs> {
  const merged = new Map(table);
  for (const [letter, costs] of more) merged.set(letter, new Map([...(table.get(letter) ?? []), ...costs]));
  return merged;
}

function standingFor(tables: readonly ReadonlyMap<string, Costs>[]): Map<string, number> {
  const letters = new Map<string, number>();
  for (const [letter, costs] of tables.flatMap((table) => [...table]))
    for (const latin of costs.keys()) letters.set(latin, (letters.get(latin) ?? 0) | bitOf(letter));
  return letters;
}

function bitOf(letter: string): number {
  const index = alphabet.indexOf(letter);
  return index < 0 ? 0 : 1 << index;
}
