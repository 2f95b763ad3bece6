import { expect, test } from 'vitest';
import { expectedDay } from './expected-day.ts';

type Way = Parameters<typeof expectedDay>[0];

const today = '2026-11-23';
const way = (news: Partial<Way>): Way => ({
  status: 'inDelivery',
  stage: 'withCourier',
  isHeld: false,
  promised: '2026-11-24',
  nextTry: null,
  collectBy: null,
  ...news,
});

test.each<[string, Partial<Way>, ReturnType<typeof expectedDay>]>([
  ['as promised', {}, { what: 'arrives', day: '2026-11-24', isLate: false }],
  ['on its last day', { promised: today }, { what: 'arrives', day: today, isLate: false }],
  ['late', { promised: '2026-11-22' }, { what: 'arrives', day: '2026-11-22', isLate: true }],
  [
    'tried in vain',
    { stage: 'postponed', nextTry: '2026-11-25' },
    { what: 'again', day: '2026-11-25', isLate: false },
  ],
  [
    'not tried again on the day that was said',
    { stage: 'postponed', nextTry: '2026-11-22' },
    { what: 'again', day: '2026-11-22', isLate: true },
  ],
  ['out again after a try', { nextTry: '2026-11-22' }, { what: 'arrives', day: '2026-11-24', isLate: false }],
  [
    'at an office',
    { stage: 'atOffice', collectBy: '2026-11-29', promised: '2026-11-22' },
    { what: 'collect', day: '2026-11-29', isLate: false },
  ],
  ['held', { status: 'pending', stage: 'toConfirm', isHeld: true }, null],
  ['delivered', { status: 'delivered', stage: null }, null],
  ['canceled', { status: 'canceled', stage: 'comingBack' }, null],
])('an order that is %s', (_, news, expected) => {
  expect(expectedDay(way(news), today)).toEqual(expected);
});
