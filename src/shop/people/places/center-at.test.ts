import { expect, test } from 'vitest';
import { centerAt } from './center-at.ts';

const old = { latitude: 33.5138, longitude: 36.2765 };
const bab = { latitude: 33.5142, longitude: 36.3158 };

test.each([
  ['Bab Touma', { en: 'Sarouja', ar: 'ساروجة' }],
  ['Bab Touma', { en: 'The store', ar: 'ساروجة' }],
  ['Damascus dispatch center', { en: 'Homs dispatch center', ar: 'مركز التوزيع في حمص' }],
  ['Our warehouse', { en: 'Our warehouse', ar: 'مستودعنا' }],
])('the name of a center that moves to Bab Touma: %s', (expected, name) => {
  expect(centerAt({ ...old, name }, bab)).toMatchObject({ ...bab, name: { en: expected } });
});
