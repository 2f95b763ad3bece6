import { describe, expect, test } from 'vitest';
import { phoneticKey } from './phonetic-key.ts';

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
    expect(phoneticKey(latin)).toBe(phoneticKey(arabic));
  });
});
