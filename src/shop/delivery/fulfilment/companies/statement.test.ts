import { expect, test } from 'vitest';
import { parseCsv } from '../../../../api/platform/sheets/read-csv.ts';
import {
  feeOf,
  readFee,
  readStatement,
  repeatedWaybills,
  statementHeadings,
  statementTable,
  writeFee,
} from './statement.ts';

function parseStatement(csv: string) {
  const { rows, guessed } = statementTable(parseCsv(csv.replace(/^\uFEFF/, ''), 100, statementHeadings));
  return readStatement(rows, guessed);
}

test.each([
  ['NF-1,1425,100', { waybill: 'NF-1', amount: 1_425, fee: 100, outcome: 'unclear', day: null }],
  ['NF-1;1425;100;delivered;2026-11-22', { waybill: 'NF-1', amount: 1_425, fee: 100, day: '2026-11-22' }],
  ['NF-1\t١٬٤٢٥\t١٠٠\tمرفوض\t٢٢/١١/٢٠٢٦', { amount: 1_425, fee: 100, outcome: 'refused', day: '2026-11-22' }],
  ['"NF ""1""","1,425",100', { waybill: 'NF "1"', amount: 1_425, fee: 100 }],
  ['NF-1,1425', { amount: 1_425, fee: 0 }],
  ['NF-1,0,,refused', { amount: 0, fee: 0, outcome: 'refused' }],
])('%j is read', (row, line) => {
  const mark = /[;\t]/.exec(row)?.[0] ?? ',';
  const head = ['waybill', 'amount', 'fee', 'outcome', 'day'].join(mark);
  expect(parseStatement(`\uFEFF${head}\r\n${row}\r\n`)).toMatchObject({
    lines: [line],
    unreadable: [],
  });
});

test.each([
  'NF-1',
  ',1425,100',
  'NF-1,-5,0',
  'NF-1,14.5,0',
  'NF-1;115,50;0',
  'NF-1;1,23,456;0',
  'NF-1,1425,x',
  'NF-1,1425,0,delivered,22-11',
  'NF-1,=1+1,0',
])('%j is named as a row that cannot be read', (row) => {
  expect(parseStatement(`NF-0,5,0\n\n${row}`)).toMatchObject({
    lines: [{ waybill: 'NF-0' }],
    unreadable: [3],
  });
});

test.each([
  ['fixed', 100, 1_425, 100],
  ['percent', 250, 1_425, 36],
  ['percent', 0, 1_425, 0],
] as const)('%s %i of %i is %i', (feeKind, feeValue, cashDue, fee) => {
  expect(feeOf({ feeKind, feeValue }, cashDue)).toBe(fee);
});

test.each([
  ['fixed', '100', 100],
  ['fixed', '١٬٥٠٠', 1_500],
  ['fixed', '2.5', null],
  ['fixed', '', null],
  ['fixed', '-5', null],
  ['percent', '2.5', 250],
  ['percent', '٢٫٥', 250],
  ['percent', '0', 0],
  ['percent', '100', 10_000],
  ['percent', '100.01', null],
  ['percent', '1500', null],
] as const)('a %s fee typed as %j is %j', (kind, typed, feeValue) => {
  expect(readFee(kind, typed)).toBe(feeValue);
  if (feeValue !== null) expect(readFee(kind, writeFee({ feeKind: kind, feeValue }))).toBe(feeValue);
});

test.each([
  ['A1,5\nA2,5', []],
  ['A1,5\nA2,5\nA1,7\nA1,5\nA2,5', ['A1', 'A2']],
])('%j names %j more than once', (csv, repeated) => {
  expect(repeatedWaybills(parseStatement(csv).lines)).toEqual(repeated);
});

const line = { waybill: 'N1', amount: 5_000, fee: 250, outcome: 'delivered', day: '2026-11-20' };

test.each([
  ['status,fee,tracking,COD,date\ndelivered,250,N1,5000,20-11-2026'],
  [
    'شركة الشمال للنقل 2026\n\nالأجرة;رقم البوليصة;المبلغ;الحالة;التاريخ\n(250);N1;5000 ل.س;تم التسليم;20-11-2026',
  ],
  [
    'Tracking Number\tAmount\tFees\tStatus\tDate\nN1\t5,000 SYP\t-250 SYP\tDelivered\t2026-11-20 10:30 PM\nTotal\t5000\t250',
  ],
  ['waybill,amount,fee,outcome,day\nN1,5000,250,delivered,20/11/26\n,5000,250,المجموع'],
  ['waybill,amount,fee,outcome,day\nN1,5000,250,delivered,46346\n,5000,250,,'],
  ['waybill,amount,fee,outcome,day\nN1,5000,250,delivered,2026-11-20\nTotal: 1 parcel,5000,250,,'],
  [
    'Shipment No,Final status,Courier fee,COD value,Status date\nN1,delivered,250,5000,20-11-2026\nShipment No,Final status,Courier fee,COD value,Status date',
  ],
])('%j is read by its headings', (csv) => {
  expect(parseStatement(csv)).toMatchObject({ lines: [line], unreadable: [] });
});

test.each([
  ['N1,,100,returned', 0],
  ['N1,-,-,returned', 0],
])('%j brings nothing', (csv, amount) => expect(parseStatement(csv).lines[0]?.amount).toBe(amount));

test('headings of a company’s own words are asked, and never read by their place', () => {
  const { head, guessed } = statementTable(
    parseCsv('كود,رسم الشركة,القيمة الكلية\nN1,250,5000', 100, statementHeadings),
  );
  expect([head, guessed]).toEqual([
    ['كود', 'رسم الشركة', 'القيمة الكلية'],
    [null, null, null],
  ]);
});
