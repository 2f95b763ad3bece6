/** The numbers from one to nine as they stand before a word for thousand or hundred, in folded letters. */
const ones = [
  'one',
  'two',
  'three|(?:ال)?[تث]لا[تث]ه?|tla?t',
  'four|(?:ال)?اربعه?|arba3?',
  'five|(?:ال)?خمسه?|(?:kh|5)a?ms',
  'six|(?:ال)?سته?|sitt?',
  'seven|(?:ال)?سبعه?|sab3?',
  'eight|(?:ال)?[تث]ما?ني?ه?|tma?n',
  'nine|(?:ال)?تسعه?|tis3?',
] as const;
const one = `(?:${ones.join('|')})`;
const thousand = '(?:k|thousand|t?alaf|alf|ت?الاف|الف)';
const twoThousand = '(?:الفين|alfe?i?n)';
const hundred = '(?:hundred|mi?yye?h?|ميه)';
const twoHundred = '(?:ميتين|mite?i?n)';
const digits = String.raw`\d[\d,.٬،]*`;
const hundreds = `(?:${twoHundred}|(?:${one} ?)?${hundred})`;

/** An amount in words or with a word for thousand: `3k`, «تلات آلاف», «ألف وخمسمية». No group. */
export const amountInWords = `(?:(?:${twoThousand}|(?:${digits}|${one}) ?${thousand})(?: ?(?:و|w|and) ?${hundreds})?|${one} ?${hundred})`;

/** Any amount, with a bare thousand or hundred, which says an amount only beside words such as «تحت». No group. */
export const amount = `(?:${amountInWords}|${thousand.replace('k|', '')}(?: ?(?:و|w|and) ?${hundreds})?|${hundreds}|${digits})`;

const token = new RegExp(
  `(${twoThousand})|(${thousand})|(${twoHundred})|(${hundred})|(${digits})|${ones.map((word) => `(${word})`).join('|')}`,
  'gu',
);

/** The value of a text that `amount` matches. */
export function valueOf(written: string): number {
  let [sum, times] = [0, 0];
  for (const [, isTwoThousand, isThousand, isTwoHundred, isHundred, number, ...words] of written.matchAll(
    token,
  )) {
    const named = words.findIndex((word) => word !== undefined) + 1;
    if (isThousand !== undefined || isHundred !== undefined) {
      sum += (times || 1) * (isThousand === undefined ? 100 : 1000);
      times = 0;
    } else if (isTwoThousand !== undefined) sum += 2000;
    else if (isTwoHundred !== undefined) sum += 200;
    else times = number === undefined ? named : Number(number.replace(/\D/g, ''));
  }
  return sum + times;
}
