import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendInTurn, sendLater, settleChanges } from './pending-changes.ts';

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
    const settling = settleChanges().then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(settled).toBe(false);
    finish();
    await settling;
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a change of the cart', () => {
  test('waits for the one before it, whose answer it would overtake, and for what is pending', async () => {
    const sent: string[] = [];
    const answers = new Map<string, () => void>();
    const send = (name: string) => () => {
      sent.push(name);
      return new Promise<void>((resolve) => answers.set(name, resolve));
    };
    sendLater('a', send('quantity of a'));
    sendLater('b', send('quantity of b'));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual(['quantity of a']);
    sendLater('a', send('again of a'));
    const removed = sendInTurn(send('removal of a'));
    for (const name of ['quantity of a', 'quantity of b', 'again of a']) {
      answers.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(sent).toEqual(['quantity of a', 'quantity of b', 'again of a', 'removal of a']);
    answers.get('removal of a')?.();
    await removed;
  });

  test('that is refused holds up none after it', async () => {
    const refused = sendInTurn(() => Promise.reject(new Error('refused')));
    const after = sendInTurn(async () => 'answered');
    await expect(refused).rejects.toThrow('refused');
    expect(await after).toBe('answered');
  });
});
