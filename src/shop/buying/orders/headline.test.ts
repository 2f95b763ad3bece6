import { expect, test } from 'vitest';
import type { Order, Return } from './contract.ts';
import { type Headline, headlineOf } from './headline.ts';

// Only what the headline reads.
const item = (quantity: number, refusedQuantity = 0) =>
  ({ quantity, refusedQuantity }) as Order['items'][number];
const request = (kind: Return['kind'], status: Return['status'], quantity = 1) =>
  ({ kind, status, items: [{ quantity }] }) as unknown as Return;

const told = (news: Partial<Order>) => ({
  status: 'delivered' as const,
  stage: null,
  held: null,
  ending: null,
  items: [item(2)],
  returns: [],
  ...news,
});

test.each<[Headline, Partial<Order>]>([
  ['pending', { status: 'pending', stage: 'toConfirm' }],
  ['held', { status: 'pending', stage: 'toConfirm', held: 'We check the address.' }],
  ['held', { status: 'inProgress', stage: 'short', held: 'A piece comes on Thursday.' }],
  ['toPick', { status: 'inProgress', stage: 'toPick' }],
  ['inProgress', { status: 'inProgress', stage: 'picking' }],
  ['inProgress', { status: 'inProgress', stage: 'short' }],
  ['packed', { status: 'inProgress', stage: 'packed' }],
  ['inDelivery', { status: 'inDelivery', stage: 'withCourier' }],
  ['withCompany', { status: 'inDelivery', stage: 'withCompany' }],
  ['atOffice', { status: 'inDelivery', stage: 'atOffice' }],
  ['postponed', { status: 'inDelivery', stage: 'postponed' }],
  ['delivered', {}],
  ['partlyDelivered', { stage: 'comingBack', items: [item(2, 1)] }],
  ['partlyDelivered', { stage: 'back', items: [item(2), item(1, 1)] }],
  ['delivered', { returns: [request('return', 'rejected')] }],
  ['returns', { status: 'returns', returns: [request('return', 'requested')] }],
  [
    'returns',
    { status: 'returns', returns: [request('exchange', 'exchanged'), request('return', 'received')] },
  ],
  ['exchanging', { status: 'returns', returns: [request('exchange', 'approved')] }],
  [
    'exchanging',
    { status: 'returns', returns: [request('return', 'refunded'), request('exchange', 'requested')] },
  ],
  [
    'returningAndExchanging',
    { status: 'returns', returns: [request('return', 'requested'), request('exchange', 'requested')] },
  ],
  ['returned', { status: 'returns', returns: [request('return', 'refunded')] }],
  [
    'returned',
    { status: 'returns', returns: [request('return', 'refunded'), request('exchange', 'rejected')] },
  ],
  ['exchanged', { status: 'returns', returns: [request('exchange', 'exchanged')] }],
  [
    'returnedAndExchanged',
    { status: 'returns', returns: [request('return', 'refunded'), request('exchange', 'exchanged')] },
  ],
  ['completed', { status: 'completed' }],
  ['completed', { status: 'completed', returns: [request('return', 'refunded')] }],
  ['completed', { status: 'completed', returns: [request('exchange', 'exchanged', 2)] }],
  ['allReturned', { status: 'completed', returns: [request('return', 'refunded', 2)] }],
  ['allReturned', { status: 'completed', items: [item(2, 1)], returns: [request('return', 'refunded')] }],
  ['canceled', { status: 'canceled' }],
  ['byShopper', { status: 'canceled', stage: 'toUnpack', ending: 'byShopper' }],
  ['notDelivered', { status: 'canceled', stage: 'back', ending: 'notDelivered' }],
  ['lost', { status: 'canceled', stage: 'lost', ending: 'lost' }],
])('the headline is %s', (headline, news) => {
  expect(headlineOf(told(news))).toBe(headline);
});
