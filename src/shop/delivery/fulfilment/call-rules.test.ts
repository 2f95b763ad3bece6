import { describe, expect, test } from 'vitest';
import type { TrustLevel } from '../../people/trust/trust-level.ts';
import { Settings } from '../../settings.ts';
import { callableFrom, type CallOutcome, mayGiveUp, needsCall } from './call-rules.ts';

const settings = Settings.parse({});
const at = (text: string) => new Date(`2026-11-${text}+03:00`);

test.each<[TrustLevel, number, Settings['confirmCalls'], boolean]>([
  ['new', 1_000, 'newAndWatched', true],
  ['known', 49_999, 'newAndWatched', false],
  ['trusted', 50_000, 'newAndWatched', true],
  ['watched', 100, 'none', true],
  ['new', 1_000, 'none', false],
  ['trusted', 1_000, 'all', true],
])('a %s shopper with %i pounds, calls to %s: %s', (level, total, confirmCalls, answer) => {
  expect(needsCall(level, total, { ...settings, confirmCalls })).toBe(answer);
});

describe('the next call', () => {
  test.each([
    ['at once', null, '22T10:00', '22T10:00'],
    ['not before ten', null, '22T09:59', '22T10:00'],
    ['not from nine in the evening on', null, '22T21:00', '23T10:00'],
    ['two hours after the last', { at: at('22T12:30'), nextAt: null }, '22T13:00', '22T14:30'],
    ['two hours later may be tomorrow', { at: at('22T20:00'), nextAt: null }, '22T20:30', '23T10:00'],
    ['when they asked for it', { at: at('22T12:00'), nextAt: at('24T17:00') }, '22T15:00', '24T17:00'],
  ])('%s', (_, last, now, from) => {
    expect(callableFrom(last, at(now), settings)).toEqual(at(from));
  });
});

describe('giving up', () => {
  // Placed on a Sunday: two business days end with Tuesday.
  const placed = at('22T10:00');
  const calls = (...given: [CallOutcome, string][]) =>
    given.map(([outcome, text]) => ({ outcome, at: at(text) }));
  test.each([
    [
      'three calls on two days, in time',
      calls(['noAnswer', '22T11:00'], ['off', '22T14:00'], ['noAnswer', '23T11:00']),
      '25T00:00',
      true,
    ],
    [
      '… a minute before',
      calls(['noAnswer', '22T11:00'], ['off', '22T14:00'], ['noAnswer', '23T11:00']),
      '24T23:59',
      false,
    ],
    [
      'three calls on one day',
      calls(['noAnswer', '22T11:00'], ['off', '22T14:00'], ['noAnswer', '22T17:00']),
      '25T00:00',
      false,
    ],
    ['two calls', calls(['noAnswer', '22T11:00'], ['noAnswer', '23T11:00']), '25T00:00', false],
    ['a wrong number', calls(['wrongNumber', '22T11:00']), '25T00:00', true],
    ['a wrong number, too soon', calls(['wrongNumber', '22T11:00']), '24T12:00', false],
    ['no call at all', [], '30T00:00', false],
  ])('%s', (_, attempts, now, answer) => {
    expect(mayGiveUp(attempts, placed, at(now), settings)).toBe(answer);
  });
});
