import { describe, expect, test } from 'vitest';
import { answers, breaksOff, type Manner, openOperator, staysSilent } from '../../../../../test/operator.ts';
import type { SendFailure } from '../send-failure.ts';
import { readGateways } from './gateway-settings.ts';
import { openMessages } from './open-messages.ts';

const operator = await openOperator();

const code = {
  id: '1',
  to: '+963944123456',
  text: '123456 is your code\n@minwal.example #123456',
  language: 'ar' as const,
  code: '123456',
};
const news = { ...code, text: 'Minwal: your order\nis on its way.', code: null };

const whatsapp = {
  SMS_GATEWAY: 'whatsapp',
  WHATSAPP_URL: operator.url,
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAG-token-of-the-shop',
  WHATSAPP_CODE_TEMPLATE: 'minwal_code',
};
const twilio = {
  SMS_GATEWAY: 'twilio',
  TWILIO_URL: operator.url,
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'b'.repeat(32),
  TWILIO_FROM: '+15005550006',
};

function open(environment: Record<string, string>) {
  const { gateways, mistakes } = readGateways(environment);
  expect(mistakes).toEqual([]);
  return openMessages(
    gateways,
    () => new Date(),
    () => {},
  );
}

const send = (environment: Record<string, string>, message: typeof code | typeof news) =>
  open(environment)
    .send(message)
    .then(
      () => 'taken',
      (error: SendFailure) => error.taken,
    );

describe('WhatsApp', () => {
  test('gets a code as its authentication template, for the text and for the button', async () => {
    operator.behave(answers(200, '{"messages":[{"id":"wamid.1"}]}'));
    expect(await send(whatsapp, code)).toBe('taken');
    const { path, headers, body } = operator.requests.at(-1) ?? {};
    expect(path).toBe('/106540352242922/messages');
    expect(headers?.authorization).toBe('Bearer EAAG-token-of-the-shop');
    expect(JSON.parse(String(body))).toMatchObject({
      messaging_product: 'whatsapp',
      to: '963944123456',
      template: {
        name: 'minwal_code',
        language: { code: 'ar' },
        components: [
          { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
        ],
      },
    });
  });

  test('gets news by their own template, in one line, and none without', async () => {
    operator.behave(answers(200, '{"messages":[{"id":"wamid.2"}]}'));
    expect(await send({ ...whatsapp, WHATSAPP_NEWS_TEMPLATE: 'minwal_news' }, news)).toBe('taken');
    const { template } = JSON.parse(String(operator.requests.at(-1)?.body));
    expect(template).toMatchObject({
      name: 'minwal_news',
      components: [{ type: 'body', parameters: [{ text: 'Minwal: your order is on its way.' }] }],
    });
    const before = operator.requests.length;
    expect(await send(whatsapp, news)).toBe('no');
    expect(operator.requests.length).toBe(before);
  });

  test.each<[string, Manner, string]>([
    ['an error', answers(400, '{"error":{"code":131026}}'), 'no'],
    ['a yes without a message', answers(200, '{"error":{"code":1}}'), 'no'],
    ['half a yes', breaksOff(200, '{"messaging_product":"whatsapp"'), 'unknown'],
  ])('that answers %s', async (_name, manner, outcome) => {
    operator.behave(manner);
    expect(await send(whatsapp, code)).toBe(outcome);
  });
});

describe('Twilio', () => {
  test('gets a form, with its account as who asks', async () => {
    operator.behave(answers(201, '{"sid":"SM1","status":"queued"}'));
    expect(await send(twilio, news)).toBe('taken');
    const { path, headers, body } = operator.requests.at(-1) ?? {};
    expect(path).toBe(`/2010-04-01/Accounts/${twilio.TWILIO_ACCOUNT_SID}/Messages.json`);
    expect(Buffer.from(headers?.authorization?.slice(6) ?? '', 'base64').toString()).toBe(
      `${twilio.TWILIO_ACCOUNT_SID}:${twilio.TWILIO_AUTH_TOKEN}`,
    );
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      To: '+963944123456',
      From: '+15005550006',
      Body: news.text,
    });
  });

  test('gets a messaging service where that is the sender', async () => {
    operator.behave(answers(201, '{"sid":"SM1","status":"accepted"}'));
    const service = `MG${'c'.repeat(32)}`;
    await send({ ...twilio, TWILIO_FROM: service }, news);
    expect(new URLSearchParams(String(operator.requests.at(-1)?.body)).get('MessagingServiceSid')).toBe(
      service,
    );
  });

  test.each<[string, Manner, string]>([
    ['an error', answers(400, '{"code":21211}'), 'no'],
    ['a yes to a message that failed', answers(201, '{"sid":"SM1","status":"failed"}'), 'no'],
    ['nothing of use', answers(200, '<html>'), 'no'],
  ])('that answers %s', async (_name, manner, outcome) => {
    operator.behave(manner);
    expect(await send(twilio, code)).toBe(outcome);
  });
});

test('a silent gateway delays only its own request', async () => {
  operator.behave(staysSilent);
  let isWaiting = true;
  const silent = open(twilio)
    .send(code)
    .catch(() => {})
    .finally(() => (isWaiting = false));
  const other = await openOperator(answers(200, '{"messages":[{"id":"1"}]}'));
  expect(await send({ ...whatsapp, WHATSAPP_URL: other.url }, code)).toBe('taken');
  expect(isWaiting).toBe(true);
  operator.behave(answers(500, ''));
  await operator.close();
  await silent;
});
