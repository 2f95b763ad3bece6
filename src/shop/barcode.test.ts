import { expect, test } from 'vitest';
import { barcodeForms, barcodeKey, gtinOf, isSameBarcode } from './barcode.ts';

test.each([
  ['UPC-A as EAN-13', '036000291452', '0036000291452', true],
  ['EAN-13 as UPC-A', '0012345678905', '012345678905', true],
  ['EAN-13 as GTIN-14', '0012345678905', '00012345678905', true],
  ['GTIN-8 as EAN-13', '96385074', '0000096385074', true],
  ['a mark of direction before it', '0012345678905', '\u200e0012345678905', true],
  ['a zero-width space and an isolate in it', '0012345678905', '\u2068001234\u200b5678905\u2069', true],
  ['a byte order mark and a line end', '0012345678905', '\ufeff0012345678905\r\n', true],
  ['Arabic digits and spaces', '0012345678905', '٠٠١٢٣ ٤٥٦٧٨ ٩٠٥', true],
  ['small letters', 'LZ-104-M', 'lz-104-m', true],
  ['another number', '036000291452', '036000291469', false],
  ['another indicator', '0012345678905', '10012345678905', false],
  ['a short number with a zero before it', '12345', '012345', false],
  ['a hyphen left out', 'LZ-104-M', 'LZ104M', false],
])('%s', (_what, stored, scanned, isSame) => {
  expect(isSameBarcode(stored, scanned)).toBe(isSame);
  expect(barcodeForms(scanned).includes(stored.toLowerCase())).toBe(isSame);
});

test('every form has its own key', () => {
  for (const code of ['036000291452', '96385074', 'AB-1', '12345678901234'])
    for (const form of barcodeForms(code)) expect(barcodeKey(form)).toBe(barcodeKey(code));
});

test.each([
  ['UPC-A', '036000291452', true],
  ['EAN-13', '4006381333931', true],
  ['GTIN-8', '96385074', true],
  ['GTIN-14', '10012345678902', true],
  ['a wrong check digit', '4006381333932', false],
  ['EAN-13 of a shop', '2000000000015', false],
  ['UPC-A of a shop', '400000000008', false],
  ['UPC-A of a shop as EAN-13', '0400000000008', false],
  ['GTIN-8 of a shop', '20000004', false],
  ['another length', '123456789', false],
  ['letters', 'LZ-104-M', false],
  ['zeros', '0000000000000', false],
])('%s is the number of an article: %s', (_what, barcode, isGtin) => {
  expect(gtinOf(barcode)).toBe(isGtin ? barcode : null);
});
