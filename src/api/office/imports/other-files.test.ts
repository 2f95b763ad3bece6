import { expect, test } from 'vitest';
import { openImports } from '../../../../test/imports.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { rawWorkbook, textCell } from '../../../../test/workbook.ts';
import { zipOf } from '../../../../test/zip.ts';
import type { OtherKind } from '../../../shop/sheets/other-kinds.ts';

const { manager } = await openImports(await openStore());

const zipped = (...names: string[]) => zipOf(names.map((name) => ({ name, content: 'x', stored: true })));
const office = (text = '') =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(text, 'utf16le')]);
test.each<[string, Uint8Array, OtherKind]>([
  ['a spreadsheet of an old Excel', office(), 'xls'],
  ['a workbook with a password', office('EncryptedPackage'), 'locked'],
  ['a binary workbook', zipped('[Content_Types].xml', 'xl/workbook.bin'), 'xls'],
  ['a web page that accounting programs call a spreadsheet', Buffer.from('<html><table><tr>'), 'xls'],
  [
    'a spreadsheet of LibreOffice',
    zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true }]),
    'ods',
  ],
  ['one of Numbers', zipped('Index/Document.iwa', 'preview.jpg'), 'numbers'],
  ['half a workbook', rawWorkbook([{ name: 'a', rows: [[textCell('x')]] }]).subarray(0, 500), 'damaged'],
  ['a ZIP of pictures', zipped('a.jpg', 'b.jpg'), 'zip'],
  ['a text of Word', zipped('[Content_Types].xml', 'word/document.xml'), 'unknown'],
  ['a picture called CSV', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), 'unknown'],
])('%s is told from others, so that the page says what to do', async (_name, content, kind) => {
  const { status, body } = await sendFile(manager, content, 'list.csv');
  expect([status, body.errors]).toEqual([415, [`"file" is ${kind}`]]);
});
