import {
  BarcodeFormat,
  BinaryBitmap,
  EAN13Reader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { expect, test } from 'vitest';
import { ean13, isEan13 } from './ean-13.ts';

/** What a scanner's library reads in these bars, printed three dots a module. */
function scanned(widths: readonly number[]): string {
  const row = [11, ...widths, 11].flatMap((width, place) =>
    Array.from({ length: width * 3 }, () => (place % 2 === 0 ? 255 : 0)),
  );
  const height = 60;
  const pixels = Uint8ClampedArray.from(
    { length: row.length * height },
    (_, at) => row[at % row.length] ?? 255,
  );
  const source = new RGBLuminanceSource(pixels, row.length, height);
  const result = new EAN13Reader().decode(new BinaryBitmap(new HybridBinarizer(source)));
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.EAN_13);
  return result.getText();
}

// Each first digit has parities of its own.
test.each([
  '0012345678905',
  '1234567890128',
  '2000000000015',
  '3012345678902',
  '4006381333931',
  '5901234123457',
  '6291041500213',
  '7350053850019',
  '8711253001202',
  '9780201379624',
])('a scanner reads %s', (code) => {
  expect(isEan13(code)).toBe(true);
  expect(scanned(ean13(code))).toBe(code);
});

test.each(['2000000000016', '200000000001', 'AB00000000015', ''])('%s is none', (code) =>
  expect(isEan13(code)).toBe(false),
);
