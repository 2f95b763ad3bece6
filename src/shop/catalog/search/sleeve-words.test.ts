import { expect, test } from 'vitest';
import { normalize } from '../../normal-form.ts';
import { readSleeve, type Sleeve } from './sleeve-words.ts';

test.each<[string, Sleeve | null, string]>([
  ['بولو كم قصير', 'short', 'كم قصير'],
  ['بولو نص كم رجالي', 'short', 'نص كم'],
  ['قميص بنصف كمّ', 'short', 'بنصف كم'],
  ['قميص بكمّ قصير', 'short', 'بكم قصير'],
  ['فستان بأكمام طويلة', 'long', 'باكمام طويله'],
  ['فستان الأكمام الطويلة', 'long', 'الاكمام الطويله'],
  ['كمام طوال', 'long', 'كمام طوال'],
  ['بودي كم كامل', 'long', 'كم كامل'],
  ['بودي بلا كم', 'none', 'بلا كم'],
  ['بلوزة من دون كمام', 'none', 'من دون كمام'],
  ['بلوزة حفر', 'none', 'حفر'],
  ['بكم الفستان الطويل', null, ''],
  ['كمّون', null, ''],
  ['polo short sleeve', 'short', 'short sleeve'],
  ['half-sleeved shirt', 'short', 'half sleeved'],
  ['full length sleeves', 'long', 'full length sleeves'],
  ['Long narrow sleeves', 'long', 'long narrow sleeves'],
  ['no sleeves', 'none', 'no sleeves'],
  ['sleeveless top', 'none', 'sleeveless'],
  ['short-sleeve pyjamas with long trousers', 'short', 'short sleeve'],
  ['wide sleeves and a long skirt', null, ''],
  ['polo nos kom', 'short', 'nos kom'],
  ['polo noss kem', 'short', 'noss kem'],
  ['bolo kmam 2sar', 'short', 'kmam 2sar'],
  ['bolo kmam 2asire', 'short', 'kmam 2asire'],
  ['fostan kom tawil', 'long', 'kom tawil'],
  ['fistan b kmam twile', 'long', 'kmam twile'],
  ['fistan bekmam 6wal', 'long', 'bekmam 6wal'],
  ['body bala kmam', 'none', 'bala kmam'],
  ['body bdoun ekmam', 'none', 'bdoun ekmam'],
  ['بلوزة الكمّ يصل إلى المعصم', 'long', 'الكم يصل الي المعصم'],
  ['men jild', null, ''],
])('%j says the sleeve %j', (text, sleeve, own) => {
  const words = normalize(text).split(' ');
  const said = readSleeve(words);
  expect(said?.sleeve ?? null).toBe(sleeve);
  expect(words.slice(said?.at ?? 0, (said?.at ?? 0) + (said?.length ?? 0)).join(' ')).toBe(own);
});
