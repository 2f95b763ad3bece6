import { expect, test } from 'vitest';
import { languageMarks } from './language-marks.ts';

const english = { lang: 'en', dir: 'ltr' };
const arabic = { lang: 'ar', dir: 'rtl' };

test.each([
  ['Linen dress', 'en', {}],
  ['Linen dress', 'ar', english],
  ['فستان كتان', 'ar', {}],
  ['فستان كتان', 'en', arabic],
  ['فستان Zara', 'en', arabic],
  ['Zara (فستان)', 'ar', english],
  ['501 جينز', 'en', arabic],
  ['2026', 'ar', {}],
  ['', 'en', {}],
] as const)('%s on a page in %s', (text, page, marks) => expect(languageMarks(text, page)).toEqual(marks));
