import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendLater, settleQuantities } from './pending-quantities.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
// The next file of this worker would wait for ever: its timers are these.
afterEach(() => {
  vi.useRealTimers();
});

describe('a new quantity', () => {
  test('is sent half a second after the last press', async () => {
    const send = vi.fn(async () => undefined);
    sendLater('a', send);
    await vi.advanceTimersByTimeAsync(499);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('takes the place of the one before it on the same line', async () => {
    const [first, second, other] = [0, 1, 2].map(() => vi.fn(async () => undefined));
    if (!first || !second || !other) throw new Error('three were made');
    sendLater('a', first);
    sendLater('b', other);
    await vi.advanceTimersByTimeAsync(300);
    sendLater('a', second);
    await vi.advanceTimersByTimeAsync(500);
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('is sent at once, and once, when the shopper goes on', async () => {
    let finish = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    sendLater('a', send);
    let settled = false;
    const settling = settleQuantities().then(() => (settled = true));
    expect(send).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(settled).toBe(false);
    finish();
    await settling;
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
