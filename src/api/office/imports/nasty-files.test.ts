import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { HEAD, openImports, whyOf } from '../../../../test/imports.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { errorCell, numberCell, rawWorkbook, textCell } from '../../../../test/workbook.ts';

// Files as merchants, old programs and attackers send them: each is read as it is meant, or says by row what is wrong.

const store = await openStore();
const { db } = store;
const { manager, tried } = await openImports(store);
await sql`insert into colors (id, name_en, name_ar, hex, position) values ('lilac', 'Lilac', 'ليلكي', '#B8A2D8', 9)`.execute(
  db,
);
await askWithKey(manager, 'removeColor', { id: 'lilac' });

let made = 0;
/** A row of a new product; each with names and codes of its own. */
function row(
  more: Partial<Record<'name' | 'brand' | 'category' | 'price' | 'color' | 'size' | 'sku', string>> = {},
) {
  made += 1;
  const { name = `قميص ${made}`, brand = 'loza', category = 'women', price = '5000' } = more;
  const { color = 'black', size = 'M', sku = `N-${made}` } = more;
  return [name, brand, category, price, color, size, sku];
}
const csv = (...rows: (string | readonly string[])[]) =>
  [HEAD, ...rows.map((each) => (typeof each === 'string' ? each : each.join(',')))].join('\n');
const cells = (values: readonly string[]) => values.map((value) => (value === '' ? '' : textCell(value)));
const head = cells(HEAD.split(','));
const workbook = (...rows: (readonly string[])[]) => rawWorkbook([{ name: 'قائمة', rows: [head, ...rows] }]);

/** The Arabic encoding of old Windows. */
const cp1256 = (text: string) => {
  const decoder = new TextDecoder('windows-1256');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63);
};
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

const ok = (products = 1) => ({ new: products, why: [] as string[] });
const refused = (...why: string[]) => ({ new: 0, why });

test.each<[string, () => string | Uint8Array, { new: number; why: string[] }]>([
  ['the Arabic of old Windows', () => cp1256(csv(row())), ok()],
  ['UTF-16 with its mark', () => Buffer.from(`\uFEFF${csv(row())}`, 'utf16le'), ok()],
  ['UTF-16 the other way round', () => utf16be(csv(row())), ok()],
  ['UTF-8 with its mark', () => `\uFEFF${csv(row())}`, ok()],
  ['semicolons', () => csv(row()).replaceAll(',', ';'), ok()],
  ['tabs', () => csv(row()).replaceAll(',', '\t'), ok()],
  ['line ends of old Macs', () => csv(row()).replaceAll('\n', '\r'), ok()],
  ['rows of nothing but marks', () => `${csv(row())}\n,,,,,,\n`, ok()],
  ['the headings once more', () => csv(row(), HEAD, row()), ok(2)],
  ['a name in quotes with more after it', () => csv(row({ name: '"لونا" فستان' })), ok()],
  [
    'a quote never closed',
    () => csv(row({ name: '"فستان' })),
    refused('A2 A quotation mark opens here and is never closed.'),
  ],
  [
    'a comma within a number',
    () => `الاسم بالعربية,الماركة,القسم,السعر\nقميص الألف,loza,women,25,000`,
    refused(
      '2 This row has more cells than there are headings. Write 25000 without a comma, or the cell in quotation marks.',
    ),
  ],
  ['Arabic-Indic digits', () => csv(row({ price: '٥٬٠٠٠', sku: 'ق-١'.replace('ق', 'Q') })), ok()],
  ['no-break spaces', () => csv(row({ price: '5\u00A0000', color: '\u00A0black\u00A0' })), ok()],
  [
    'marks of direction',
    () => csv(row({ price: '\u200F5000\u200E', color: '\u202Bأسود\u202C', sku: '\u200FN-999' })),
    ok(),
  ],
  ['a currency', () => csv(row({ price: '5000 ل.س' })), ok()],
  [
    'a letter that is none',
    () => csv(row({ name: 'قميص \uD800'.replace('\uD800', '\uFFFD') })),
    refused('A2 These letters are damaged. Save the file as UTF-8.'),
  ],
  [
    'formulas',
    () => csv(row({ price: '=2500*2' })),
    refused('D2 This is a formula. Write its value instead.'),
  ],
  [
    'a formula behind a space',
    () => csv(row({ name: ' =HYPERLINK("http://x")' })),
    refused('A2 This is a formula. Write its value instead.'),
  ],
  [
    'an error of a spreadsheet',
    () => csv(row({ name: '#N/A' })),
    refused('A2 “#N/A” is an error of the spreadsheet. Write the value itself.'),
  ],
  ['a price of zero', () => csv(row({ price: '0' })), refused('D2 This must be more than zero.')],
  ['a price below zero', () => csv(row({ price: '-25' })), refused('D2 This must be more than zero.')],
  [
    'a price with a fraction',
    () => csv(row({ price: '5000.5' })),
    refused('D2 “5000.5” is not a whole number.'),
  ],
  ['a price off the step', () => csv(row({ price: '5010' })), refused('D2 Prices must be multiples of 25.')],
  ['a price with an exponent', () => csv(row({ price: '5E3' })), refused('D2 “5E3” is not a whole number.')],
  [
    'a price beyond all',
    () => csv(row({ price: '999999999' })),
    refused('D2 “999999999” is not a whole number.'),
  ],
  [
    'a code twice',
    () => csv(row({ sku: 'T-1' }), row({ sku: 'T-1' })),
    refused('G2 This is in the file twice, also in row 3.', 'G3 This is in the file twice, also in row 2.'),
  ],
  [
    'a code with letters that no scanner reads',
    () => csv(row({ sku: 'قميص' })),
    refused('G2 “قميص” has characters that do not belong here.'),
  ],
  [
    'a barcode that a spreadsheet made a number',
    () => `${HEAD},الباركود\n${row().join(',')},6.21E+12`,
    refused(
      'H2 “6.21E+12” is what Excel made of a long number; its last digits are lost. Format the column as text, write the codes again, and save as XLSX.',
    ),
  ],
  [
    'an unknown category',
    () => csv(row({ category: 'أطفال' })),
    refused('C2 The shop does not have “أطفال”.'),
  ],
  [
    'a color that was removed',
    () => csv(row({ color: 'Lilac' })),
    refused('E2 The shop does not have “Lilac”.'),
  ],
  [
    'a name that is too long',
    () => csv(row({ name: 'ق'.repeat(300) })),
    refused('A2 This is longer than 120 characters.'),
  ],
  [
    'a cell of a megabyte',
    () => csv(row({ name: 'ق'.repeat(500_000) })),
    refused('A2 This is longer than 120 characters.'),
  ],
  [
    'pieces below zero',
    () => `${HEAD},القطع\n${row().join(',')},-1`,
    refused('H2 This cannot be below zero.'),
  ],
  ['half a piece', () => `${HEAD},القطع\n${row().join(',')},1.5`, refused('H2 “1.5” is not a whole number.')],
  [
    'a day that does not exist',
    () => `${HEAD},في المتجر ابتداءً من\n${row().join(',')},2026-02-30`,
    refused('H2 “2026-02-30” is not a day. Write it as 2026-11-22.'),
  ],
  [
    'an address of another product',
    () => `${HEAD},الرابط المختصر\n${row({ sku: '' }).join(',')},dress`,
    refused(),
  ],
  [
    'an address twice',
    () =>
      `${HEAD},الرابط المختصر\n${row({ name: 'أول' }).join(',')},same-one\n${row({ name: 'ثان' }).join(',')},same-one`,
    refused(
      'A3 Row 2 says something else about the same product.',
      'F3 This is in the file twice, also in row 2.',
    ),
  ],
  ['a workbook of texts', () => workbook(cells(row())), ok()],
  [
    'a day that is a number',
    () =>
      rawWorkbook([
        {
          name: 'a',
          rows: [
            [...head, textCell('في المتجر ابتداءً من')],
            [...cells(row()), numberCell(46_348, 1)],
          ],
        },
      ]),
    ok(),
  ],
  ['numbers as text in a workbook', () => workbook(cells(row({ price: '٥٠٠٠' }))), ok()],
  [
    'errors in a workbook',
    () => workbook([...cells(row().slice(0, 3)), errorCell('#N/A'), ...cells(row().slice(4))]),
    refused('D2 “#N/A” is an error of the spreadsheet. Write the value itself.'),
  ],
  [
    'merged cells',
    () =>
      rawWorkbook([
        {
          name: 'a',
          // The color is merged too, as is a price, which is a number.
          rows: [head, cells(row({ size: 'S' })), ['', '', '', '', '', ...cells(['M', 'M-77'])]],
          more: '<mergeCells count="3"><mergeCell ref="A2:A3"/><mergeCell ref="D2:D3"/><mergeCell ref="E2:E3"/></mergeCells>',
        },
      ]),
    ok(),
  ],
  [
    'a hidden sheet before the list',
    () =>
      rawWorkbook([
        { name: 'x', isHidden: true, rows: [head, cells(row({ brand: 'hidden' }))] },
        { name: 'y', rows: [head, cells(row())] },
      ]),
    ok(),
  ],
  [
    'entities that multiply',
    () =>
      rawWorkbook(
        [{ name: 'a', rows: [head, cells(row({ name: '&b;' }))] }],
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
      ),
    ok(),
  ],
  [
    'an entity that names a file',
    () =>
      rawWorkbook(
        [{ name: 'a', rows: [head, cells(row({ name: '&f;' }))] }],
        '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
      ),
    ok(),
  ],
])('%s', async (_name, content, expected) => {
  const before = await products();
  const bytes = content();
  const isSheet = typeof bytes !== 'string' && bytes[0] === 0x50;
  const file = await tried(bytes, isSheet ? 'list.xlsx' : 'list.csv');
  expect({ new: file.counts.new, why: whyOf(file) }).toEqual(expected);
  expect(JSON.stringify(file.columns)).not.toMatch(/root:|a{10}/);
  if (expected.why.length > 0) {
    const arabic = (await manager.ask('getImport', { id: file._id }, { 'accept-language': 'ar' })).body.data
      .import;
    expect(arabic.faults.map(({ cell }) => cell)).toEqual(file.faults.map(({ cell }) => cell));
    for (const { text } of arabic.faults) expect(text).toMatch(/[ء-ي]{2}/);
    expect((await askWithKey(manager, 'applyImport', { id: file._id })).body.code).toBe('IMPORT_ERRORS');
  }
  expect(await products()).toEqual(before);
});

const products = async () =>
  (await sql`select id, version, price from products order by id`.execute(db)).rows;

test.each<[string, () => string | Uint8Array, number, string]>([
  [
    '10,001 rows',
    () => csv(...Array.from({ length: 10_001 }, () => 'x,loza,women,25,black,M,')),
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['nothing', () => '', 400, 'IMPORT_EMPTY'],
  ['spaces', () => ' \n \n', 400, 'IMPORT_EMPTY'],
  ['headings alone', () => HEAD, 400, 'IMPORT_EMPTY'],
  ['a sheet of nothing', () => rawWorkbook([{ name: 'a', rows: [] }]), 400, 'IMPORT_EMPTY'],
  [
    'the spreadsheets of old Office, or ones with a password',
    () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a web page called a spreadsheet',
    () => '<html><body><table><tr><td>الاسم</td></tr><tr><td>قميص</td></tr></table></body></html>',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a PDF',
    () => Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj', 'latin1'),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a byte of nothing', () => csv(row()).replace('قميص', 'قم\0يص'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['UTF-16 without its mark', () => Buffer.from(csv(row()), 'utf16le'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('%s is refused whole, in both languages', async (_name, content, status, code) => {
  const answer = await sendFile(manager, content());
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
