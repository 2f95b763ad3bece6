import { describe, expect, test } from 'vitest';
import { localized } from '../../../../test/localized.ts';
import { Settings } from '../../settings.ts';
import type { Closure } from './closure.ts';
import { type DayLoad, NO_LOAD, promisedDays } from './promised-days.ts';

// Sunday 22 November 2026, 10:00 in Damascus; the 27th and 28th are the weekend.
const now = new Date('2026-11-22T07:00:00Z');
const route = {
  place: { governorate: 'homs', city: 'homs', area: 'homs--al-waer' },
  bandId: 'far',
  businessDays: { min: 1, max: 3 },
};
const sentence = localized('Stocktaking.', 'جرد.');
const closure = (more: Partial<Closure>): Closure => ({
  _id: 'c',
  version: 1,
  scope: 'shop',
  place: '',
  from: '2026-11-22',
  until: '2026-11-22',
  takesOrders: true,
  sentence,
  ...more,
});
const ask = (settings: Partial<Settings>, load: DayLoad = NO_LOAD, at = now) =>
  promisedDays(route, { ...Settings.parse({}), ...settings }, { now: at, load });
const loadOf = (rows: readonly (readonly [string, number])[]): DayLoad =>
  new Map(rows.map(([date, orders]) => [date, new Map([['far', orders]])]));

describe('an open shop promises', () => {
  test.each<[string, Partial<Settings>, DayLoad, string | null, string, string]>([
    ['its usual days', {}, NO_LOAD, '2026-11-22', '2026-11-23', '2026-11-25'],
    [
      'days after a closed one',
      { closures: [closure({ from: '2026-11-23', until: '2026-11-23' })] },
      NO_LOAD,
      '2026-11-22',
      '2026-11-24',
      '2026-11-26',
    ],
    [
      'days after a closed today',
      { closures: [closure({})] },
      NO_LOAD,
      '2026-11-23',
      '2026-11-23',
      '2026-11-25',
    ],
    [
      'its usual days while another city is closed',
      { closures: [closure({ scope: 'city', place: 'aleppo' })] },
      NO_LOAD,
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
    ],
    [
      'later days once its own area is closed',
      { closures: [closure({ scope: 'area', place: 'homs--al-waer', until: '2026-11-24' })] },
      NO_LOAD,
      '2026-11-25',
      '2026-11-25',
      '2026-11-29',
    ],
    [
      'later days once its band is closed',
      { closures: [closure({ scope: 'band', place: 'far', until: '2026-11-24' })] },
      NO_LOAD,
      '2026-11-25',
      '2026-11-25',
      '2026-11-29',
    ],
    [
      'its usual days on the last place of today',
      { dailyCapacity: 3 },
      loadOf([['2026-11-22', 2]]),
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
    ],
    [
      'a day later when today is full',
      { dailyCapacity: 3 },
      loadOf([['2026-11-22', 3]]),
      '2026-11-23',
      '2026-11-24',
      '2026-11-26',
    ],
    [
      'a day later when its band is full',
      { bandCapacity: 3 },
      loadOf([['2026-11-22', 3]]),
      '2026-11-23',
      '2026-11-24',
      '2026-11-26',
    ],
    [
      'two days later over a full and a late one',
      { dailyCapacity: 1, cutOff: 10 },
      loadOf([['2026-11-23', 1]]),
      '2026-11-24',
      '2026-11-25',
      '2026-11-29',
    ],
    [
      'its usual days a minute before the cut-off',
      { cutOff: 11 },
      NO_LOAD,
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
    ],
  ])('%s', (_what, settings, load, slotDay, from, to) => {
    expect(ask(settings, load)).toEqual({ slotDay, days: { from, to }, pause: null });
  });

  test('the same to those who order on a Friday, whose place is on Sunday', () => {
    const friday = new Date('2026-11-27T09:00:00Z');
    expect(ask({}, NO_LOAD, friday)).toMatchObject({ slotDay: '2026-11-29', days: { from: '2026-11-29' } });
  });
});

describe('no order is taken', () => {
  const ten = ['22', '23', '24', '25', '26', '29', '30'].map((day) => `2026-11-${day}`);
  const full = [...ten, '2026-12-01', '2026-12-02', '2026-12-03'].map((date): [string, number] => [date, 5]);
  test.each<[string, Partial<Settings>, DayLoad, unknown]>([
    [
      'while the shop is closed',
      { closures: [closure({ takesOrders: false, until: '2026-11-30' })] },
      NO_LOAD,
      { sentence, until: '2026-11-30' },
    ],
    [
      'while the governorate is closed',
      { closures: [closure({ scope: 'governorate', place: 'homs', takesOrders: false, until: null })] },
      NO_LOAD,
      { sentence, until: null },
    ],
    ['when ten days are full', { dailyCapacity: 5 }, loadOf(full), { sentence: null, until: null }],
    [
      'when a closure without an end comes before the promised day',
      { closures: [closure({ from: '2026-11-23', takesOrders: false, until: null })] },
      NO_LOAD,
      { sentence, until: null },
    ],
  ])('%s', (_what, settings, load, pause) => {
    expect(ask(settings, load)).toMatchObject({ slotDay: null, pause });
  });

  test('but it is with nine full days', () => {
    expect(ask({ dailyCapacity: 5 }, loadOf(full.slice(0, 9)))).toMatchObject({
      slotDay: '2026-12-03',
      pause: null,
    });
  });
  test.each(['2026-11-21', '2026-11-23'])('except before and after: %s', (date) => {
    const other = closure({ takesOrders: false, from: date, until: date });
    expect(ask({ closures: [other] }).pause).toBeNull();
  });
});
