import { asciiDigits } from '../../ascii-digits.ts';

/** Whole pounds, both ends included. */
export type PriceBounds = { readonly minPrice?: number; readonly maxPrice?: number };

/**
 * The price condition of a query; `rest` is the query without it. `isCheap`: a word for cheap without a bound;
 * `isCheapest`: a word for the lowest price, which asks for an order. `isOnSale`: a word for discounts.
 */
export type PriceWords = {
  readonly rest: string;
  readonly bounds: PriceBounds | null;
  readonly isCheap: boolean;
  readonly isCheapest: boolean;
  readonly isOnSale: boolean;
};

/** A smaller number is a size, an age or a quantity. */
const leastPrice = 100;

// Phrases next to an amount, in English, Arabic and Latin-letter Arabic.
const upTo = String.raw`under|below|less than|(?:not|no) more than|up ?to|max(?:imum)?|at most|within|cheaper than|<=?
  |تحت|دون|ما دون|ب?اقل من|ارخص من|حتي|لحد|لغايه|لعند|ب?حدود|(?:ما|لا) ب?(?:يتجاوز|يزيد عن|يتعدي)|[لب]
  |ta?[7h]t|[ae]?[2qk]all? m[ei]?n|2?a?ra?(?:5|kh)a[s9] m[ei]?n|[7h]att?a|la?[7h]add?|la?3[ae]?nd|b?[7h]d[ou]+d
  |ma by?e?tjawaz|la|bi?|doo?u?n`;
const orLess = String.raw`or (?:less|under|below|cheaper)|max(?:imum)?|(?:او|و) ?(?:اقل|تحت|ما دون|ارخص)|كحد اقصي
  |a?w (?:[ae]?[2qk]all?|ta?[7h]t)`;
const atLeast = String.raw`over|above|more than|from|at least|>=?|فوق|ما فوق|اك[تث]ر من|اعلي من|من|fo[2qk]|a[kq]tar m[ei]?n`;
const orMore = String.raw`(?:or|and) (?:more|over|up|above)|(?:او|و) ?(?:اك[تث]ر|فوق|طالع)|a?w (?:a[kq]tar|fo[2qk])`;
const between = String.raw`between|from|بين|من|bei?n|m[ei]?n`;
const to = String.raw`to|and|[-–—]|و|الي|حتي|لحد|ل|la|w|[7h]att?a`;
const priceNoun = String.raw`prices?d?|ال?اسعار|(?:ال|ب)?سعر(?:ه|ها)?|b?se?3e?rh?a?`;
const cheapest = String.raw`(?:the )?cheapest|(?:ال)?ارخص(?: شي)?|2?a?ra?(?:5|kh)a[s9]`;
const cheap = String.raw`cheaper|cheap|affordable|inexpensive|رخيصه?|رخاص|اقتصاديه?|ra?e?(?:5|kh)i?e*[s9](?:[ae]h?)?
  |(?:${priceNoun}) (?:مناسبه?|معقوله?|حلوه?|m[ou]?na?seb|ma32o?u?l)|(?:low|good|fair|reasonable) prices?`;

const percent = String.raw`\d{1,2} ?(?:[%٪]|percent|بال(?:ميه|مئه|مايه))`;
const sale = String.raw`(?:on|in|for|with|at) (?:sale|discounts?)|sales?|(?:${percent}|half) off(?! ?-? ?white)|(?:${percent} )?discounts?|discounted|reduced|clearance
  |(?:special )?(?:offers?|deals?)|promo(?:tion)?s?|(?:price )?reductions?|marked down|sold(?:es?|at)
  |(?:عليه?(?:ا|م|ن|هن)? )?(?:ال)?(?:عروض|تخفيض(?:ات)?|تنزيل(?:ات)?|حسوم(?:ات)?|حسم(?:يات)?|خصم|خصومات|اوكازيون)(?: ${percent})?
  |(?:ال)?(?:مخفضه?|منزله) ?(?:السعر|الاسعار)?|عرض خاص|صولد
  |(?:3a?le[iy]h?(?:a|on|en)? )?(?:el |al )?(?:tan?ze?e?i?l(?:a+t)?|ta(?:5|kh)fi[dz]h?(?:a+t)?|(?:3[ou]?|ou?)r(?:o+|ou|u)[dz]h?(?:a+t)?|[7h]asem|[7h]asm|(?:5|kh)as[ei]?m|(?:5|kh)[ou]so?u?ma+t)`;

const currency = String.raw`(?:syp|sp|liras?|lee?ra|pounds?|ليره|ليرات|ل\.? ?س\.?)`;

/** The numbers that stand before a word for thousand or hundred, in folded letters, by their value; longer names first. */
const named: readonly (readonly [value: number, written: string])[] = [
  [11, 'eleven|ا?حد ?ا?عشر?'],
  [12, 'twelve|(?:ا[تث]نا?|ا[تث]ني|طن) ?ا?عشر?'],
  [13, 'thirteen|[تث]لا?[تث](?:[هت]? ?[تط]?ا?عشر?)'],
  [14, 'fourteen|اربع(?:[هت]? ?[تط]?ا?عشر?)'],
  [15, 'fifteen|خمس(?:[هت]? ?[تط]?ا?عشر?)'],
  [16, 'sixteen|س[تط]?(?:[هت]? ?[تط]?ا?عشر?)'],
  [17, 'seventeen|سبع(?:[هت]? ?[تط]?ا?عشر?)'],
  [18, 'eighteen|[تث]ما?ن(?:ي?[هت]? ?[تط]?ا?عشر?)'],
  [19, 'nineteen|تسع(?:[هت]? ?[تط]?ا?عشر?)'],
  [20, 'twenty|عشرين|عشرون|3[ei]shri+n'],
  [1, 'one'],
  [2, 'two'],
  [3, 'three|(?:ال)?[تث]لا?[تث][هت]?|tla?t'],
  [4, 'four|(?:ال)?اربع[هت]?|arba3?'],
  [5, 'five|(?:ال)?خمس[هت]?|(?:kh|5)a?ms'],
  [6, 'six|(?:ال)?ست[هت]?|sitt?'],
  [7, 'seven|(?:ال)?سبع[هت]?|sab3?'],
  [8, 'eight|(?:ال)?[تث]ما?ني?[هت]?|tma?n'],
  [9, 'nine|(?:ال)?تسع[هت]?|tis3?'],
  [10, 'ten|(?:ال)?عشر[هت]?|3ashr'],
];
const ones = named.map(([, written]) => written);
const one = `(?:${ones.join('|')})`;
const thousand = '(?:k|thousand|t?alaf|alf|ت?الاف|تلاف|الف)';
const twoThousand = '(?:الفين|alfe?i?n)';
const hundred = '(?:hundred|mi?yy?e?h?|ميه)';
const twoHundred = '(?:ميتين|mite?i?n)';
const digits = String.raw`\d[\d,.٬،]*`;
const hundreds = `(?:${twoHundred}|(?:${one} ?)?${hundred})`;

/** An amount in words or with a word for thousand: `3k`, «تلات آلاف», «ألف وخمسمية». No group. */
const amountInWords = `(?:(?:${twoThousand}|(?:${digits}|${one}) ?${thousand})(?: ?(?:و|w|and) ?${hundreds})?|${one} ?${hundred})`;

/** Any amount, with a bare thousand or hundred, which says an amount only beside words such as «تحت». No group. */
const amount = `(?:${amountInWords}|${thousand.replace('k|', '')}(?: ?(?:و|w|and) ?${hundreds})?|${hundreds}|${digits})`;

// The k of `khams` is no thousand, the 3 of `3ashr` no three.
const token = new RegExp(
  `(${twoThousand})|(${thousand.replace('k|', 'k(?!h)|')})|(${twoHundred})|(${hundred})|(${digits}(?![aei]?shr))|${ones.map((word) => `(${word})`).join('|')}`,
  'gu',
);

const money = String.raw`(?:ال|ل)?ـ* ?(${amount})(?: ?${currency})?`;

// «تحت ألف وخمسمية» is one amount, not a range.
const bounded = String.raw`(?<!(?:under|below|less than|تحت|دون|اقل من|ta?[7h]t|[ae]?[2qk]all? m[ei]?n|${one}) )`;
const range = phrase(`${bounded}(?:(?:${between}) ?)?${money} ?(?:${to}) ?${money}`);
const openEnded = phrase(`${money} ?(?:${orMore})`);
const most = phrase(
  `(?:${upTo})ـ* ?${money}|${money} ?(?:${orLess})|(${amount}) ?${currency}|(${amountInWords})`,
);
const least = phrase(`(?:${atLeast}) ?${money}`);
const lowest = phrase(cheapest);
const cheapness = phrase(cheap);
const priceNouns = phrase(priceNoun);
const reductions = phrase(sale);

/** Parses «تحت 3000», "between 1,000 and 2,000", "ta7t 3k", «رخيص» or «عروض» in a query. */
export function readPriceWords(query: string): PriceWords {
  let rest = query.replace(/\s+/g, ' ').trim();
  const take = (pattern: RegExp): number[] | null => {
    const match = pattern.exec(folded(rest));
    if (match === null) return null;
    const amounts = match.slice(1).flatMap((written) => (written === undefined ? [] : valueOf(written)));
    if (amounts.some((value) => value < leastPrice)) return null;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return amounts;
  };
  const reach = take(range) ?? take(openEnded)?.concat(Infinity);
  // Upper bounds are matched first: «أقل من» ends with «من».
  const bounds = boundsOf(reach ?? [...(take(most) ?? [Infinity]), ...(take(least) ?? [0])]);
  const isCheapest = take(lowest) !== null;
  const isCheap = take(cheapness) !== null && bounds === null && !isCheapest;
  const isOnSale = take(reductions) !== null;
  if (bounds === null && !isCheap && !isCheapest && !isOnSale)
    return { rest: query, bounds, isCheap, isCheapest, isOnSale };
  take(priceNouns);
  return { rest: rest.replace(/\s+/g, ' ').trim(), bounds, isCheap, isCheapest, isOnSale };
}

function boundsOf(amounts: readonly number[]): PriceBounds | null {
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  if (min === 0 && max === Infinity) return null;
  return { ...(min > 0 && { minPrice: min }), ...(max < Infinity && { maxPrice: max }) };
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

/** The value of a text that `amount` matches. */
function valueOf(written: string): number {
  let [sum, times] = [0, 0];
  for (const [, isTwoThousand, isThousand, isTwoHundred, isHundred, number, ...words] of written.matchAll(
    token,
  )) {
    const [inWords = 0] = named[words.findIndex((word) => word !== undefined)] ?? [];
    if (isThousand !== undefined || isHundred !== undefined) {
      sum += (times || 1) * (isThousand === undefined ? 100 : 1000);
      times = 0;
    } else if (isTwoThousand !== undefined) sum += 2000;
    else if (isTwoHundred !== undefined) sum += 200;
    else times = number === undefined ? inWords : Number(number.replace(/\D/g, ''));
  }
  return sum + times;
}
