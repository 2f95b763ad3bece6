import { describe, expect, test } from 'vitest';
import { inLatin, soundOf, withoutVowels } from './phonetic-key.ts';

describe('what sounds alike', () => {
  test.each([
    ['fustan', 'فستان'],
    ['foustaan', 'فستان'],
    ['7ijab', 'حجاب'],
    ['hejab', 'حجاب'],
    ['3abaye', 'عبايه'],
    ['sha7ata', 'شحاطه'],
    ['chahhata', 'شحاطه'],
    ['bantalon', 'بنطلون'],
    ['pijama', 'بيجاما'],
    ['jaket', 'جاكيت'],
    ['2shat', 'قشاط'],
    ['kondra', 'كندره'],
  ])('%s sounds like %s', (latin, arabic) => {
    expect(soundOf(latin)).toBe(soundOf(arabic));
  });
});

describe('what sounds alike and is not', () => {
  const slipless = (asked: string, form: string) =>
    withoutVowels(asked) === withoutVowels(inLatin(form, asked));
  test.each([
    ['ka3b', 'كعب', true],
    ['ka3b', 'كاب', false],
    ['taqiya', 'طاقيه', true],
  ])('%s is %s: %s', (asked, form, isIt) => {
    expect(slipless(asked, form)).toBe(isIt);
  });
});
