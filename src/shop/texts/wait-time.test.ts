import { expect, test } from 'vitest';
import { waitTime as arabic } from './ar/wait-time.ts';
import { waitTime as english } from './en/wait-time.ts';

test.each([
  [0.2, '1 second', 'ثانية واحدة'],
  [2, '2 seconds', 'ثانيتين'],
  [90, '90 seconds', '90 ثانية'],
  [90.5, '2 minutes', 'دقيقتين'],
  [120, '2 minutes', 'دقيقتين'],
  [121, '3 minutes', '3 دقائق'],
  [2843, '48 minutes', '48 دقيقة'],
  [5400, '90 minutes', '90 دقيقة'],
  [5401, '2 hours', 'ساعتين'],
  [36_000, '10 hours', '10 ساعات'],
  [86_400, '24 hours', '24 ساعة'],
])('a wait of %d seconds is said as %j', (seconds, inEnglish, inArabic) => {
  // A number is bound to its word.
  const said = [english(seconds), arabic(seconds)].map((text) => text.replaceAll('\u00a0', ' '));
  expect(said).toEqual([inEnglish, inArabic]);
});
