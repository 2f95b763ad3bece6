import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  answers,
  answersLate,
  breaksOff,
  type Manner,
  openOperator,
  resets,
  staysSilent,
  portOf,
} from '../../../../../test/operator.ts';
import type { SendFailure } from '../send-failure.ts';
import { readGateways } from './gateway-settings.ts';
import { openMessages } from './open-messages.ts';

const operator = await openOperator();

const message = {
  id: 'message-1',
  to: '+963944123456',
  text: '123456 رمز "منوال" & {secret} \\ صالح\n@minwal.example #123456',
  language: 'ar' as const,
  code: '123456',
};

const SECRET = 'k3y-of-the-operator';

const json = {
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: `${operator.url}/send`,
  SMS_HTTP_HEADERS: '{"authorization":"Bearer {secret}"}',
  SMS_HTTP_BODY: '{"to":"{toDigits}","parts":[{"text":"{text}"}],"from":"{from}","id":"{id}"}',
  SMS_HTTP_SECRET: SECRET,
  SMS_HTTP_RETRIES: '0',
  SMS_HTTP_TIMEOUT_MS: '500',
};

function gatewayOf(environment: Record<string, string>) {
  const { gateways, mistakes } = readGateways(environment);
  expect(mistakes).toEqual([]);
  return openMessages(
    gateways,
    () => new Date(),
    () => {},
  );
}

const failureOf = (environment: Record<string, string>) =>
  gatewayOf(environment)
    .send(message)
    .then(
      () => null,
      (error: SendFailure) => ({ taken: error.taken, reason: error.message }),
    );

async function lastAsked(environment: Record<string, string>) {
  operator.behave(answers(200, '{"status":"ok"}'));
  await gatewayOf(environment).send(message);
  const last = operator.requests.at(-1);
  if (last === undefined) throw new Error('the operator was not asked');
  return { ...last, body: last.body.toString() };
}

describe('a template', () => {
  test('of JSON keeps whatever the text holds inside of its string', async () => {
    const { method, path, headers, body } = await lastAsked(json);
    expect([method, path]).toEqual(['POST', '/send']);
    expect(headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({
      to: '963944123456',
      parts: [{ text: message.text }],
      from: 'Minwal',
      id: 'message-1',
    });
  });

  test('of a form escapes its values', async () => {
    const form = {
      ...json,
      SMS_HTTP_BODY: 'to={toLocal}&text={text}&key={secret:KEY}',
      SMS_HTTP_SECRET_KEY: 'a&b=c%20d+e',
    };
    const { headers, body } = await lastAsked(form);
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      to: '0944123456',
      text: message.text,
      key: 'a&b=c%20d+e',
    });
  });

  test('of an address escapes its values', async () => {
    const { SMS_HTTP_BODY: _, ...query } = json;
    const { method, path, body } = await lastAsked({
      ...query,
      SMS_HTTP_METHOD: 'GET',
      SMS_HTTP_URL: `${operator.url}/send?user={user}&to={to}&text={text}&hex={textHex}`,
      SMS_HTTP_USER: 'minwal shop',
    });
    const requests = new URL(path, operator.url).searchParams;
    expect([method, body]).toEqual(['GET', '']);
    expect(requests.get('user')).toBe('minwal shop');
    expect(requests.get('to')).toBe('+963944123456');
    expect(requests.get('text')).toBe(message.text);
    expect(
      Buffer.from(requests.get('hex') ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    ).toBe(message.text);
  });

  test('fills what was filled in no second time', async () => {
    const { body } = await lastAsked(json);
    expect(body).not.toContain(SECRET);
  });
});

describe('an operator that misbehaves', () => {
  const statusOk = { ...json, SMS_HTTP_SUCCESS_JSON: 'status=ok' };

  test.each<[string, Manner, { taken: 'no' | 'unknown'; reason: string } | null]>([
    ['says yes', answers(200, '{"status":"ok"}'), null],
    ['says yes with 202', answers(202, '{"status":"ok"}'), null],
    [
      'lies with 200 and an error',
      answers(200, '{"status":"error","message":"no credit"}'),
      { taken: 'no', reason: 'refused (200)' },
    ],
    ['says 200 with what is no JSON', answers(200, '<h1>OK</h1>'), { taken: 'no', reason: 'refused (200)' }],
    ['breaks', answers(500, 'oops'), { taken: 'no', reason: 'refused (500)' }],
    ['refuses the number', answers(422, '{"status":"ok"}'), { taken: 'no', reason: 'refused (422)' }],
    [
      'sends elsewhere',
      answers(302, '', { location: 'http://127.0.0.1:1/' }),
      { taken: 'no', reason: 'refused (302)' },
    ],
    [
      'stands behind a proxy that lost it',
      answers(504, ''),
      { taken: 'unknown', reason: 'no clear answer (504)' },
    ],
    ['says nothing', staysSilent, { taken: 'unknown', reason: 'no answer in time' }],
    [
      'is slower than allowed',
      answersLate(900, 200, '{"status":"ok"}'),
      { taken: 'unknown', reason: 'no answer in time' },
    ],
    ['hangs up', resets, { taken: 'unknown', reason: 'ECONNRESET' }],
    [
      'breaks off before it said yes',
      breaksOff(200, '{"stat'),
      { taken: 'unknown', reason: 'no clear answer (200)' },
    ],
    ['breaks off a no', breaksOff(500, 'oo'), { taken: 'no', reason: 'refused (500)' }],
    [
      'talks without end',
      answers(200, 'x'.repeat(200_000)),
      { taken: 'unknown', reason: 'no clear answer (200)' },
    ],
  ])('that %s', async (_manner, manner, failure) => {
    operator.behave(manner);
    expect(await failureOf(statusOk)).toEqual(failure);
  });

  test('that takes a message and breaks off has taken it where the status is all that counts', async () => {
    operator.behave(breaksOff(200, 'ok'));
    expect(await failureOf(json)).toBeNull();
  });

  test('that does not listen certainly did not take it', async () => {
    const { url, close } = await openOperator();
    await close();
    expect(await failureOf({ ...json, SMS_HTTP_URL: url })).toEqual({ taken: 'no', reason: 'ECONNREFUSED' });
  });

  test('that never gets to a connection is passed over in time, and has not taken it', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const port = portOf(silent);
    const started = performance.now();
    const url = `https://127.0.0.1:${port}/`;
    expect(await failureOf({ ...json, SMS_HTTP_URL: url, SMS_HTTP_TIMEOUT_MS: '9000' })).toEqual({
      taken: 'no',
      reason: 'no connection in time',
    });
    expect(performance.now() - started).toBeLessThan(8000);
    silent.close();
  });

  test('whose host name is unknown certainly did not take it', async () => {
    const failure = await failureOf({ ...json, SMS_HTTP_URL: 'http://nobody.invalid/' });
    expect(failure?.taken).toBe('no');
  });

  test('may be told by a pattern of its answer', async () => {
    operator.behave(answers(200, 'OK 7341'));
    expect(await failureOf({ ...json, SMS_HTTP_SUCCESS_TEXT: '^OK \\d+' })).toBeNull();
    operator.behave(answers(200, 'ERR 12'));
    expect(await failureOf({ ...json, SMS_HTTP_SUCCESS_TEXT: '^OK \\d+' })).toMatchObject({ taken: 'no' });
  });

  test('is retried where it certainly took nothing, and not where that is unknown', async () => {
    let tries = 0;
    operator.behave((response) => {
      tries += 1;
      response.writeHead(tries === 1 ? 503 : 200).end('{"status":"ok"}');
    });
    expect(await failureOf({ ...statusOk, SMS_HTTP_RETRIES: '1' })).toBeNull();
    expect(tries).toBe(2);
    const before = operator.requests.length;
    operator.behave(resets);
    expect(await failureOf({ ...statusOk, SMS_HTTP_RETRIES: '3' })).toMatchObject({ taken: 'unknown' });
    expect(operator.requests.length).toBe(before + 1);
  });

  test('never makes the reason say whom or what', async () => {
    operator.behave(answers(400, `+963944123456 ${SECRET} 123456`));
    expect(JSON.stringify(await failureOf(json))).not.toMatch(/963|123456|k3y/);
  });
});
