import { asciiDigits } from '../../../ascii-digits.ts';
import { normalize } from '../../../normal-form.ts';
import { readHundredths } from '../../../read-amount.ts';
import { type Outcome, readOutcome } from './outcome-words.ts';

/** What a transport company takes for a parcel: pounds, or hundredths of a percent of what it collects. */
export type FeeTerms = { readonly feeKind: 'fixed' | 'percent'; readonly feeValue: number };

/** The fee that was agreed for a parcel, refused ones included; a percentage is rounded to whole pounds. */
export const feeOf = ({ feeKind, feeValue }: FeeTerms, cashDue: number): number =>
  feeKind === 'fixed' ? feeValue : Math.round((cashDue * feeValue) / 10_000);

const MOST = { fixed: 1_000_000, percent: 10_000 } as const;

/** A fee as it is typed: whole pounds, or a percent with up to two decimals; null for anything else. */
export function readFee(kind: FeeTerms['feeKind'], typed: string): number | null {
  const hundredths = readHundredths(typed);
  if (hundredths === null) return null;
  const value = kind === 'percent' ? hundredths : hundredths / 100;
  return Number.isInteger(value) && value <= MOST[kind] ? value : null;
}

/** A fee as it is typed again. */
export const writeFee = ({ feeKind, feeValue }: FeeTerms): string =>
  String(feeKind === 'percent' ? feeValue / 100 : feeValue);

export type StatementLine = {
  readonly waybill: string;
  /** What the company collected; 0 for a refused parcel. */
  readonly amount: number;
  readonly fee: number;
  readonly outcome: Outcome | 'unclear';
  /** The company's own word for the outcome, where it gave one; `''` for none. */
  readonly said?: string | undefined;
  /** Whether a person chose the outcome of this line. */
  readonly isChosen?: boolean | undefined;
  /** The day of the delivery as the company gives it: `2026-11-22`. */
  readonly day: string | null;
};

const UNIT = /\s*(?:ل\.?\s?س\.?|لير[ةه](?: سوري[ةه])?|syp|s\.?p\.?)\s*$/i;
const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$|^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const places = ['waybill', 'amount', 'fee', 'outcome', 'day'] as const;
type Place = (typeof places)[number];

const headings: Readonly<Record<Place, string>> = {
  waybill:
    'waybill, waybill no, waybill number, awb, awb no, tracking, tracking no, tracking number, tracking id, بوليصة, البوليصة, رقم البوليصة, رقم التتبع, رقم الشحنة, رقم الإرسالية',
  amount:
    'amount, cod, cod amount, collected, collected amount, cash collected, مبلغ, المبلغ, المبلغ المحصل, مبلغ التحصيل, التحصيل, المحصل, قيمة التحصيل',
  fee: 'fee, fees, charge, charges, delivery fee, delivery charge, shipping fee, أجرة, الأجرة, أجور, الأجور, أجرة التوصيل, أجور التوصيل, أجرة الشحن, أجور الشحن, رسوم التوصيل, الرسوم, العمولة',
  outcome: 'outcome, status, state, delivery status, result, حالة, الحالة, حالة الطرد, حالة الشحنة, النتيجة',
  day: 'day, date, delivery date, delivered on, delivered at, يوم, اليوم, تاريخ, التاريخ, تاريخ التسليم, تاريخ التوصيل',
};
const placeOf = new Map(
  places.flatMap((place) =>
    headings[place].split(', ').map((heading) => [normalize(heading), place] as const),
  ),
);

const TOTALS = new Set(['total', 'totals', 'grand total', 'sum', 'مجموع', 'المجموع', 'الاجمالي', 'اجمالي']);
const HEAD_ROWS = 10;

/** The head among the first rows, above which the company's name may stand, and where it has each column. */
function headIn(rows: readonly string[][]): { at: number; columns: readonly number[] } | null {
  for (const [at, cells] of rows.slice(0, HEAD_ROWS).entries()) {
    const found = cells.map((cell) => placeOf.get(normalize(cell)));
    if (found.includes('waybill') && found.includes('amount'))
      return { at, columns: places.map((place) => found.indexOf(place)) };
  }
  return null;
}

/**
 * Reads a company's statement, parted by `,` `;` or a tab, with Arabic or Western digits: the columns are those of its
 * headings, or without known ones waybill, amount, fee, outcome, day. Totals are left out. Returns the lines, and the numbers of the rows it cannot read.
 */
export function parseStatement(
  csv: string,
  told?: ReadonlyMap<string, Outcome>,
): { lines: StatementLine[]; unreadable: number[] } {
  const lines: StatementLine[] = [];
  const unreadable: number[] = [];
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row) => cellsOf(asciiDigits(row)));
  const head = headIn(rows);
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '') || index <= (head?.at ?? -1)) continue;
    if (index === 0 && !cells.some((cell) => /\d/.test(cell))) continue;
    if (cells.some((cell) => TOTALS.has(normalize(cell)))) continue;
    const line = lineOf(head === null ? cells : head.columns.map((at) => cells[at] ?? ''), told);
    if (line === null) unreadable.push(index + 1);
    else lines.push(line);
  }
  return { lines, unreadable };
}

/** The waybills that stand in several lines, each once. */
export function repeatedWaybills(lines: readonly StatementLine[]): string[] {
  const seen = new Set<string>();
  const repeated = lines.flatMap(({ waybill }) => {
    const isNew = !seen.has(waybill);
    seen.add(waybill);
    return isNew ? [] : [waybill];
  });
  return [...new Set(repeated)];
}

function lineOf(
  [waybill = '', amount = '', fee = '', said = '', day = '']: string[],
  told?: ReadonlyMap<string, Outcome>,
): StatementLine | null {
  const pounds = poundsOf(amount);
  // An amount that is taken off stands in brackets.
  const feePounds = poundsOf(fee === '' ? '0' : fee.replace(/^\((.*)\)$/, '$1'));
  const given = day === '' ? null : dayOf(day);
  if (waybill === '' || waybill.length > 40 || pounds === null || feePounds === null || given === undefined)
    return null;
  const outcome = readOutcome(said, told);
  return { waybill, amount: pounds, fee: feePounds, outcome, said: said.slice(0, 100), day: given };
}

function cellsOf(row: string): string[] {
  const mark = ['\t', ';'].find((each) => row.includes(each)) ?? ',';
  const cell = new RegExp(`${mark} *(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g');
  return Array.from(`${mark}${row}`.matchAll(cell), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

function poundsOf(cell: string): number | null {
  const hundredths = readHundredths(cell.replace(UNIT, ''));
  return hundredths === null || hundredths % 100 !== 0 ? null : hundredths / 100;
}

/** undefined: no day. */
function dayOf(cell: string): string | undefined {
  const match = DAY.exec(cell);
  if (match === null) return undefined;
  const [, year, month, date, ownDate, ownMonth, ownYear] = match;
  const parts = [year ?? ownYear, month ?? ownMonth, date ?? ownDate].map((part = '') =>
    part.padStart(2, '0'),
  );
  const day = parts.join('-');
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}
