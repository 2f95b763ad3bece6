import { describe, expect, test } from 'vitest';
import { latinDistance, neededLetters, possibleLetters } from './edit-distance.ts';

describe('Arabic in Latin letters', () => {
  test.each([
    ['shatwi', 'شتوي'],
    ['chetwiye', 'شتويه'],
    ['9ayfi', 'صيفي'],
    ['7iza2', 'حذا'],
    ['hizaa', 'حذا'],
    ['nesa2i', 'نساي'],
    ['2oton', 'قطن'],
    ['qutn', 'قطن'],
    ['koton', 'قطن'],
    ['zahabi', 'ذهبي'],
    ['dahabi', 'ذهبي'],
    ['bayda', 'بيضا'],
    ['6awil', 'طويل'],
    ['8yarat', 'غيارات'],
    ['ghyarat', 'غيارات'],
    ['5amri', 'خمري'],
    ['2afrol', 'افرول'],
    ['k7li', 'كحلي'],
    ['kettan', 'كتان'],
    ['shhata', 'شحاطه'],
  ])('%s is surely %s', (latin, arabic) => {
    expect(latinDistance(latin, arabic)).toBeLessThan(0.35);
    expect(neededLetters(arabic) & ~possibleLetters(latin)).toBe(0);
  });

  test.each([
    ['2oton', 'قطن', 'كتان'],
    ['koton', 'قطن', 'كتان'],
    ['ketten', 'كتان', 'قطن'],
    ['ke7li', 'كحلي', 'كاحل'],
    ['hamra', 'حمرا', 'خمري'],
    ['ka3b', 'كعب', 'كاب'],
    ['kab', 'كاب', 'كعب'],
    ['shatwi', 'شتوي', 'شاطي'],
  ])('%s is rather %s than %s', (latin, meant, other) => {
    expect(latinDistance(latin, meant)).toBeLessThan(latinDistance(latin, other));
  });

  test('that is still being typed lies as near as its beginning', () => {
    expect(latinDistance('shat', 'شتوي', { isBeginning: true })).toBeLessThan(0.1);
    expect(latinDistance('shat', 'شتوي')).toBeGreaterThan(0.1);
  });

  test('lies at no distance beyond the most that is asked for', () => {
    expect(latinDistance('fustan', 'قطن', { most: 1 })).toBe(Infinity);
    expect(latinDistance('fustan', 'قطن')).toBeGreaterThan(1);
  });
});
