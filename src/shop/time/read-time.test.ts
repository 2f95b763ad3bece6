import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['18:30', '18:30'],
  ['١٨:٣٠', '18:30'],
  ['١٨٫٣٠', '18:30'],
  ['9.05', '09:05'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['0:00', '00:00'],
  ['6 pm', '18:00'],
  ['12:15 AM', '00:15'],
  ['6:30 مساءً', '18:30'],
  ['10 ص', '10:00'],
  ['12 ظهراً', '12:00'],
  ['24:00', null],
  ['10:60', null],
  ['10:3', null],
  ['18 pm', null],
  ['soon', null],
  ['', null],
])('%s is the time %j', (typed, time) => expect(readTime(typed)).toBe(time));
