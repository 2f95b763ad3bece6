import { expect, test } from 'vitest';
import { guessKind } from './guess-kind.ts';

test.each([
  [['قميص بوبلين مقلّم'], 'shirt'],
  [['تيشيرت رجالي'], 'tshirt'],
  [["Boys' T-shirt"], 'tshirt'],
  [['بنطال جينز ولادي'], 'jeans'],
  [['جاكيت جينز'], 'denimJacket'],
  [['فستان ميدي'], 'dress'],
  [['', 'Summer piece', 'فساتين'], 'dress'],
  [['عباية كريب', 'Tops & shirts'], 'abaya'],
  [['حذاء رياضي'], 'sneakers'],
  [['جاكيت صوف بأزرار وجيبتين'], 'cardigan'],
  [['Shoulder bag'], 'handbag'],
  [['قسيمة هدية', 'أخرى'], null],
] as const)('%j are drawn as %s', (texts, kind) => {
  expect(guessKind(texts)).toBe(kind);
});
