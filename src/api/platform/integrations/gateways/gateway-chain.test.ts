import { beforeEach, describe, expect, test } from 'vitest';
import { answers, openOperator, resets, staysSilent } from '../../../../../test/operator.ts';
import type { SendFailure } from '../send-failure.ts';
import type { GatewayEvent } from './gateway-chain.ts';
import { readGateways } from './gateway-settings.ts';
import { openMessages } from './open-messages.ts';

const [first, second] = [await openOperator(), await openOperator()];
const TOOK = answers(201, '{"sid":"SM1","status":"queued"}');

let now = new Date('2026-11-22T10:00:00Z');
let events: GatewayEvent[] = [];
let chain = openChain();

function openChain() {
  const { gateways, mistakes } = readGateways({
    SMS_GATEWAY: 'http, twilio',
    SMS_HTTP_URL: `${first.url}/`,
    SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
    SMS_HTTP_SUCCESS_JSON: 'status=ok',
    SMS_HTTP_RETRIES: '0',
    SMS_HTTP_TIMEOUT_MS: '500',
    TWILIO_URL: second.url,
    TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'b'.repeat(32),
    TWILIO_FROM: 'Minwal',
  });
  expect(mistakes).toEqual([]);
  return openMessages(
    gateways,
    () => now,
    (event) => events.push(event),
  );
}

const message = { id: '1', to: '+963944123456', text: 'hello', language: 'en' as const, code: null };

const send = () =>
  chain.send(message).then(
    () => 'taken',
    (error: SendFailure) => error.taken,
  );

const counts = () => [first.requests.length, second.requests.length];

beforeEach(() => {
  first.requests.length = 0;
  second.requests.length = 0;
  events = [];
  chain = openChain();
  first.behave(answers(200, '{"status":"ok"}'));
  second.behave(TOOK);
});

describe('gateways one behind the other', () => {
  test('leave the second alone while the first takes', async () => {
    expect(await send()).toBe('taken');
    expect(counts()).toEqual([1, 0]);
  });

  test('go on to the second when the first says no', async () => {
    first.behave(answers(500, ''));
    expect(await send()).toBe('taken');
    expect(counts()).toEqual([1, 1]);
  });

  test.each([
    ['says nothing', staysSilent],
    ['hangs up', resets],
  ])('never send twice when the first %s', async (_name, manner) => {
    first.behave(manner);
    expect(await send()).toBe('unknown');
    expect(counts()).toEqual([1, 0]);
  });

  test('fail when no gateway takes it', async () => {
    first.behave(answers(500, ''));
    second.behave(answers(401, ''));
    expect(await send()).toBe('no');
  });
});

describe('a gateway that fails five times in a row', () => {
  async function failFiveTimes() {
    first.behave(answers(500, ''));
    for (let index = 0; index < 5; index += 1) await send();
    expect(chain.health()[0]).toMatchObject({ name: 'http', circuit: 'open', score: 0, refused: 5 });
  }

  test('rests, and the next one carries on', async () => {
    await failFiveTimes();
    expect(await send()).toBe('taken');
    expect(counts()).toEqual([5, 6]);
    expect(events.at(-1)).toEqual({ gateway: 'http', event: 'rests', reason: 'refused (500)' });
    expect(JSON.stringify(events)).not.toMatch(/963|hello/);
  });

  test('is probed by one message after half a minute, and back when it takes it', async () => {
    await failFiveTimes();
    first.behave(answers(200, '{"status":"ok"}'));
    now = new Date(now.getTime() + 31_000);
    expect(chain.health()[0]?.circuit).toBe('halfOpen');
    expect(await Promise.all([send(), send(), send()])).toEqual(['taken', 'taken', 'taken']);
    expect(counts()).toEqual([6, 7]);
    expect(chain.health()[0]?.circuit).toBe('closed');
    expect(events.at(-1)).toMatchObject({ gateway: 'http', event: 'isBack' });
    await send();
    expect(counts()).toEqual([7, 7]);
  });

  test('rests twice as long when the probe fails too', async () => {
    await failFiveTimes();
    now = new Date(now.getTime() + 31_000);
    await send();
    now = new Date(now.getTime() + 31_000);
    expect(chain.health()[0]?.circuit).toBe('open');
    now = new Date(now.getTime() + 30_000);
    expect(chain.health()[0]?.circuit).toBe('halfOpen');
  });

  test('is not one that refuses five wrong numbers', async () => {
    first.behave(answers(400, 'no such number'));
    for (let index = 0; index < 8; index += 1) await send();
    expect(chain.health()[0]).toMatchObject({ circuit: 'closed', score: 0, refused: 8 });
  });

  test('and is alone answers at once that nothing was sent', async () => {
    second.behave(answers(500, ''));
    await failFiveTimes();
    const before = counts();
    expect(await send()).toBe('no');
    expect(counts()).toEqual(before);
  });
});
