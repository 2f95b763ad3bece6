import { expect, test } from 'vitest';
import { smsLength, smsText } from './sms-text.ts';

test.each([
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  ['[]', 4, 1],
  [`${'a'.repeat(159)}€`, 161, 2],
  ['ب'.repeat(70), 70, 1],
  ['ب'.repeat(71), 71, 2],
  ['ب'.repeat(134), 134, 2],
  ['ب'.repeat(135), 135, 3],
  // One letter that GSM has not makes all of it Unicode.
  [`${'a'.repeat(70)}’`, 71, 2],
  ['', 0, 1],
  // A letter of two characters is not divided between two parts.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 306, 3],
  [`${'ب'.repeat(66)}😀${'ب'.repeat(66)}`, 134, 3],
])('%j has %i characters in %i parts', (text, characters, parts) => {
  expect(smsLength(text)).toEqual({ characters, parts });
});

/** 3GPP TS 23.038, 6.2.1: each row of sixteen, by its code point; 0x1B is the escape. */
const alphabet = [
  [0x40, 0xa3, 0x24, 0xa5, 0xe8, 0xe9, 0xf9, 0xec, 0xf2, 0xc7, 0x0a, 0xd8, 0xf8, 0x0d, 0xc5, 0xe5],
  [0x394, 0x5f, 0x3a6, 0x393, 0x39b, 0x3a9, 0x3a0, 0x3a8, 0x3a3, 0x398, 0x39e, 0xc6, 0xe6, 0xdf, 0xc9],
  [0x20, 0x21, 0x22, 0x23, 0xa4, ...range(0x25, 0x2f)],
  range(0x30, 0x3f),
  [0xa1, ...range(0x41, 0x4f)],
  [...range(0x50, 0x5a), 0xc4, 0xd6, 0xd1, 0xdc, 0xa7],
  [0xbf, ...range(0x61, 0x6f)],
  [...range(0x70, 0x7a), 0xe4, 0xf6, 0xf1, 0xfc, 0xe0],
].flat();
const escaped = [0x0c, 0x5e, 0x7b, 0x7d, 0x5c, 0x5b, 0x7e, 0x5d, 0x7c, 0x20ac];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

test('the GSM alphabet has its 127 letters and ten that count twice, and no others', () => {
  expect(alphabet).toHaveLength(127);
  const sizes = new Map(
    range(0, 0xffff)
      .map((code) => [code, smsLength(String.fromCharCode(code).repeat(71))] as const)
      .filter(([, { parts }]) => parts === 1)
      .map(([code, { characters }]) => [code, characters / 71]),
  );
  const expected = [
    ...alphabet.map((code) => [code, 1] as const),
    ...escaped.map((code) => [code, 2] as const),
  ];
  expect([...sizes].toSorted(byCode)).toEqual(expected.toSorted(byCode));
});

const byCode = ([one]: readonly [number, number], [other]: readonly [number, number]) => one - other;

test.each([
  ['Order 7 is packed', '', 'Minwal: Order 7 is packed.'],
  ['Order 7 is packed', 'It goes out today.', 'Minwal: Order 7 is packed. It goes out today.'],
])('a message starts with the shop: %s %s', (title, text, sms) => {
  expect(smsText('Minwal', title, text)).toBe(sms);
});
