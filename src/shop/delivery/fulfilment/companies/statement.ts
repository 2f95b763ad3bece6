import { readHundredths } from '../../../read-amount.ts';
import { columnsOf, countHeadings, findHead, headingWord } from '../../../sheets/headings.ts';
import { plainCell, withoutUnit } from '../../../sheets/plain-cell.ts';
import { beginsAsSum, isSum } from '../../../sheets/totals.ts';
import { readMoment } from '../../../time/read-moment.ts';
import { storeDateOf } from '../../../time/store-time.ts';
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

export const statementColumns = ['waybill', 'amount', 'fee', 'outcome', 'day'] as const;
export type StatementColumn = (typeof statementColumns)[number];

const headings: Readonly<Record<StatementColumn, string>> = {
  waybill:
    'waybill, waybill no, waybill number, awb, awb no, tracking, tracking no, tracking number, tracking id, بوليصة, البوليصة, رقم البوليصة, رقم التتبع, رقم الشحنة, رقم الإرسالية, رقم الطرد, الطرد, shipment, shipment no, shipment number, consignment, consignment no, airway bill, parcel, parcel no, barcode, باركود, الباركود',
  amount:
    'amount, cod, cod amount, collected, collected amount, cash collected, مبلغ, المبلغ, المبلغ المحصل, مبلغ التحصيل, التحصيل, المحصل, قيمة التحصيل, cod value, collection, collected cash, cash on delivery, مبلغ الطرد, المقبوض, الدفع عند الاستلام',
  fee: 'fee, fees, charge, charges, delivery fee, delivery charge, shipping fee, أجرة, الأجرة, أجور, الأجور, أجرة التوصيل, أجور التوصيل, أجرة الشحن, أجور الشحن, رسوم التوصيل, الرسوم, العمولة, رسوم, عمولة, رسم التوصيل, service fee, courier fee, commission, shipping, delivery charges, delivery fees',
  outcome:
    'outcome, status, state, delivery status, result, حالة, الحالة, حالة الطرد, حالة الشحنة, النتيجة, الوضع, وضع الطرد, وضع الشحنة, parcel status, shipment status, final status',
  day: 'day, date, delivery date, delivered on, delivered at, يوم, اليوم, تاريخ, التاريخ, تاريخ التسليم, تاريخ التوصيل, تاريخ التسليم الفعلي, تاريخ الحالة, status date, date delivered, delivered',
};

/** Every known heading of a company's statement, in both languages. */
export const statementHeadings: ReadonlyMap<string, StatementColumn> = new Map(
  statementColumns.flatMap((column) =>
    headings[column].split(', ').map((heading) => [headingWord(heading), column] as const),
  ),
);

export type StatementRow = { readonly number: number; readonly cells: readonly string[] };

/** A statement as a table; `head` is empty where it has none, and then the columns are those of our own form. */
export type StatementTable = {
  head: string[];
  guessed: (StatementColumn | null)[];
  rows: StatementRow[];
};

/** Finds the head among the first rows, above which the company's name may stand, and what its columns are. */
export function statementTable(rows: readonly StatementRow[]): StatementTable {
  const texts = rows.map(({ cells }) => cells);
  const isTitled = countHeadings(texts, statementHeadings) > 1;
  // Headings in words of the company's own: no digit in any of them. They are to be asked.
  const words = texts.slice(0, HEAD_ROWS).findIndex((cells) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return filled.length > 1 && !filled.some((cell) => /\d/.test(plainCell(cell)));
  });
  const at = isTitled ? (findHead(texts, statementHeadings) ?? -1) : words;
  const below = rows.slice(at + 1);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const head = at === -1 ? [] : Array.from({ length: width }, (_, place) => texts[at]?.[place]?.trim() ?? '');
  const guessed =
    at === -1
      ? Array.from({ length: width }, (_, place) => statementColumns[place] ?? null)
      : columnsOf(head, statementHeadings);
  const isHead = ({ cells }: StatementRow) =>
    at !== -1 && head.every((heading, place) => (cells[place] ?? '').trim() === heading);
  return { head, guessed, rows: below.filter((row) => !isHead(row)) };
}

const HEAD_ROWS = 10;

/** Without these nothing of a statement can be read. */
export const neededColumns = ['waybill', 'amount'] as const satisfies readonly StatementColumn[];

/** The lines of a statement, without totals, and the numbers of the rows it cannot read. */
export function readStatement(
  rows: readonly StatementRow[],
  columns: readonly (StatementColumn | null)[],
  told?: ReadonlyMap<string, Outcome>,
): { lines: StatementLine[]; unreadable: number[] } {
  const lines: StatementLine[] = [];
  const unreadable: number[] = [];
  const places = statementColumns.map((column) => columns.indexOf(column));
  for (const [at, { number, cells }] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '') || isTotal(cells)) continue;
    const own = places.map((place) => plainCell(cells[place] ?? ''));
    const line = lineOf(own, told);
    const [waybill, amount = ''] = own;
    const isLast = waybill === '' && at === rows.length - 1 && lines.length > 0;
    // A sum that does not say so, below the last line.
    if (isLast && poundsOf(amount) === lines.reduce((sum, each) => sum + each.amount, 0)) continue;
    if (line === null) unreadable.push(number);
    else lines.push(line);
  }
  return { lines, unreadable };
}

/** A row that adds up the others says so in a cell, or where it begins: "Total: 12 parcels". */
const isTotal = (cells: readonly string[]) =>
  cells.some((cell) => isSum(cell)) || beginsAsSum(cells.find((cell) => cell.trim() !== '') ?? '');

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
  // Who says how a parcel ended may leave the amount of a refused one empty.
  const pounds = amount === '' && said !== '' ? 0 : poundsOf(amount);
  // An amount that is taken off stands in brackets or below zero.
  const feePounds = poundsOf(fee === '' ? '0' : withoutUnit(fee).replace(/^\((.*)\)$|^[-−](?=.)/, '$1'));
  const at = day === '' ? null : readMoment(day);
  const isNoDay = day !== '' && at === null;
  if (waybill === '' || waybill.length > 40 || pounds === null || feePounds === null || isNoDay) return null;
  const outcome = readOutcome(said, told);
  return {
    waybill,
    amount: pounds,
    fee: feePounds,
    outcome,
    said: said.slice(0, 100),
    day: at === null ? null : storeDateOf(at),
  };
}

/** Whole pounds; a dash is none. */
function poundsOf(cell: string): number | null {
  if (/^[-–—ـ]+$/.test(cell)) return 0;
  const hundredths = readHundredths(withoutUnit(cell));
  return hundredths === null || hundredths % 100 !== 0 ? null : hundredths / 100;
}
