import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

/** What a scanner's library reads in these bars, printed three dots a module. */
function scanned(widths: readonly number[]): string {
  const row = [10, ...widths, 10].flatMap((width, place) =>
    Array.from({ length: width * 3 }, () => (place % 2 === 0 ? 255 : 0)),
  );
  const height = 60;
  const pixels = Uint8ClampedArray.from(
    { length: row.length * height },
    (_, at) => row[at % row.length] ?? 255,
  );
  const source = new RGBLuminanceSource(pixels, row.length, height);
  const result = new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source)));
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
  return result.getText();
}

test.each([
  '482913057',
  '100000009',
  '999999999',
  '48291305',
  '12',
  '0123456789',
  '2000000000015',
  'AB-12c',
  'X9',
])('a scanner reads %s', (digits) => expect(scanned(code128(digits))).toBe(digits));

test('every pair of digits has a symbol of its own', () => {
  const all = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
  for (let from = 0; from < 100; from += 10) {
    const digits = all.slice(from, from + 10).join('');
    expect(scanned(code128(digits))).toBe(digits);
  }
});
