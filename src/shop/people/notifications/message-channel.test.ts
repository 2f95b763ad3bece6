import { describe, expect, test } from 'vitest';
import {
  type MessageChannel,
  channelFor,
  type NotificationKind,
  preferencesWith,
} from './message-channel.ts';

describe('the way of a message', () => {
  test.each<[NotificationKind, MessageChannel | null, 'sms' | 'push', boolean, 'sms' | 'push' | null]>([
    ['order', null, 'sms', true, 'sms'],
    ['order', null, 'push', true, 'push'],
    ['order', null, 'push', false, 'sms'],
    ['order', 'push', 'sms', true, 'push'],
    ['order', 'push', 'sms', false, 'sms'],
    ['order', 'inbox', 'sms', true, null],
    ['stock', null, 'sms', true, 'sms'],
    ['stock', 'push', 'sms', false, 'sms'],
    ['stock', 'inbox', 'push', true, null],
    ['news', null, 'sms', true, 'push'],
    ['news', null, 'sms', false, null],
    ['news', 'sms', 'push', false, 'sms'],
    ['news', 'inbox', 'push', true, null],
    ['account', 'sms', 'sms', true, null],
  ])('%s, wished %s, by the store %s, a device %s: %s', (kind, wish, orderNewsBy, canPush, way) => {
    const chosen = { orders: wish, stock: wish, news: wish };
    expect(channelFor(kind, preferencesWith(chosen, orderNewsBy), canPush)).toBe(way);
  });
});
