import { asciiDigits } from '../ascii-digits.ts';

/** Whole pounds, both ends included. */
export type PriceBounds = { readonly minPrice?: number; readonly maxPrice?: number };

/** The price condition of a query; `rest` is the query without it. `isCheap`: a word for cheap without a bound. */
export type PriceWords = {
  readonly rest: string;
  readonly bounds: PriceBounds | null;
  readonly isCheap: boolean;
};

/** A smaller number is a size, an age or a quantity. */
const leastPrice = 100;

// Phrases next to an amount, in English, Arabic and Latin-letter Arabic.
const upTo = String.raw`under|below|less than|(?:not|no) more than|up ?to|max(?:imum)?|at most|within|cheaper than|<=?
  |تحت|دون|ما دون|ب?اقل من|ارخص من|حتي|لحد|لغايه|لعند|ب?حدود|(?:ما|لا) ب?(?:يتجاوز|يزيد عن|يتعدي)|[لب]
  |ta?[7h]t|[ae]?[2qk]all? m[ei]?n|2?a?ra?(?:5|kh)a[s9] m[ei]?n|[7h]att?a|la?[7h]add?|la|doo?u?n`;
const atLeast = String.raw`over|above|more than|from|at least|>=?|فوق|ما فوق|اك[تث]ر من|اعلي من|من|fo[2qk]|a[kq]tar m[ei]?n`;
const between = String.raw`between|from|بين|من|bei?n|m[ei]?n`;
const to = String.raw`to|and|[-–—]|و|الي|حتي|لحد|ل|la|w|[7h]att?a`;
const cheap = String.raw`cheap(?:er|est)?|affordable|inexpensive|رخيصه?|رخاص|ارخص|اقتصاديه?|ra?e?(?:5|kh)i?e*[s9](?:[ae]h?)?|2?a?ra?(?:5|kh)a[s9]`;
const priceNoun = String.raw`prices?d?|ال?اسعار|(?:ال|ب)?سعر(?:ه|ها)?|se?3e?rh?a?`;

const currency = String.raw`(?:syp|sp|liras?|lee?ra|pounds?|ليره|ليرات|ل\.? ?س\.?)`;
const amount = String.raw`(?:ال|ل)?ـ* ?(\d[\d,.٬،]*) ?(k|thousand|alf|الف|الاف)?`;
const money = String.raw`${amount}(?: ?${currency})?`;

const range = phrase(`(?:(?:${between}) ?)?${money} ?(?:${to}) ?${money}`);
const most = phrase(`(?:${upTo})ـ* ?${money}|${amount} ?${currency}`);
const least = phrase(`(?:${atLeast}) ?${money}`);
const cheapness = phrase(cheap);
const priceNouns = phrase(priceNoun);

/** Parses «تحت 3000», "between 1,000 and 2,000", "ta7t 3k" or «رخيص» in a query. */
export function readPriceWords(query: string): PriceWords {
  let rest = query.replace(/\s+/g, ' ').trim();
  const take = (pattern: RegExp): number[] | null => {
    const match = pattern.exec(folded(rest));
    if (match === null) return null;
    const amounts = amountsIn(match);
    if (amounts.some((value) => value < leastPrice)) return null;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return amounts;
  };
  // Upper bounds are matched first: «أقل من» ends with «من».
  const bounds = boundsOf(take(range) ?? [...(take(most) ?? [Infinity]), ...(take(least) ?? [0])]);
  const isCheap = take(cheapness) !== null;
  if (bounds === null && !isCheap) return { rest: query, bounds, isCheap };
  take(priceNouns);
  return { rest: rest.replace(/\s+/g, ' ').trim(), bounds, isCheap: isCheap && bounds === null };
}

function boundsOf(amounts: readonly number[]): PriceBounds | null {
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  if (min === 0 && max === Infinity) return null;
  return { ...(min > 0 && { minPrice: min }), ...(max < Infinity && { maxPrice: max }) };
}

/** The amounts of a match: each a number with an optional word for thousand. */
function amountsIn(match: RegExpExecArray): number[] {
  const [, ...groups] = match;
  return groups.flatMap((digits, index) =>
    index % 2 === 0 && digits !== undefined
      ? [Number(digits.replace(/\D/g, '')) * (groups[index + 1] === undefined ? 1 : 1000)]
      : [],
  );
}

/** Of the same length as the text, so that match positions agree. */
function folded(text: string): string {
  return asciiDigits(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي');
}

function phrase(written: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${written.replace(/\s*\n\s*/g, '')})(?![\p{L}\p{N}])`,
    'u',
  );
}
