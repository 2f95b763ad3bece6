import { describe, expect, test } from 'vitest';
import { readGateways } from './gateway-settings.ts';

const http = {
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: 'https://sms.operator.example/send',
  SMS_HTTP_BODY: '{"to":"{to}","text":"{text}","key":"{secret}"}',
  SMS_HTTP_SECRET: 'long-enough',
};
const whatsapp = {
  SMS_GATEWAY: 'whatsapp',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'long-enough',
  WHATSAPP_CODE_TEMPLATE: 'minwal_code',
};
const twilio = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'b'.repeat(32),
  TWILIO_FROM: 'Minwal',
};

describe('the gateways of the environment', () => {
  test('are none for the outbox, whatever else is set', () => {
    expect(readGateways({ ...http, SMS_GATEWAY: 'outbox' })).toEqual({ gateways: [], mistakes: [] });
    expect(readGateways({})).toEqual({ gateways: [], mistakes: [] });
  });

  test('stand in the order they are named in', () => {
    const { gateways, mistakes } = readGateways({
      ...http,
      ...whatsapp,
      ...twilio,
      SMS_GATEWAY: 'twilio,http,whatsapp',
    });
    expect(mistakes).toEqual([]);
    expect(gateways.map(({ kind }) => kind)).toEqual(['twilio', 'http', 'whatsapp']);
  });

  test.each<[Record<string, string | undefined>, string]>([
    [{ ...http, SMS_GATEWAY: 'http,outbox' }, 'SMS_GATEWAY must be outbox, or http, whatsapp'],
    [{ ...http, SMS_GATEWAY: 'http,http' }, 'SMS_GATEWAY must be outbox, or http, whatsapp'],
    [{ ...http, SMS_HTTP_URL: undefined }, 'SMS_HTTP_URL is not set'],
    [{ ...http, SMS_HTTP_URL: 'ftp://x' }, 'SMS_HTTP_URL must be an http or https address'],
    [{ ...http, SMS_HTTP_URL: 'https://{secret}.example/' }, 'SMS_HTTP_URL must be an http or https address'],
    [{ ...http, SMS_HTTP_METHOD: 'PATCH' }, 'SMS_HTTP_METHOD must be GET, POST or PUT'],
    [{ ...http, SMS_HTTP_METHOD: 'GET' }, 'SMS_HTTP_METHOD must be POST or PUT where there is a body'],
    [{ ...http, SMS_HTTP_HEADERS: 'x: y' }, 'SMS_HTTP_HEADERS must be JSON like'],
    [{ ...http, SMS_HTTP_HEADERS: '{"x":"{text}"}' }, 'SMS_HTTP_HEADERS must not name the text'],
    [
      { ...http, SMS_HTTP_BODY: '{"to":{to},"text":"{text}"}' },
      'SMS_HTTP_BODY must be JSON, with placeholders',
    ],
    [
      {
        ...http,
        SMS_HTTP_URL: 'https://x.example/?to={to}&text={text}',
        SMS_HTTP_BODY: undefined,
        SMS_HTTP_ENCODING: 'form',
      },
      'SMS_HTTP_BODY is not set, and SMS_HTTP_ENCODING is form',
    ],
    [{ ...http, SMS_HTTP_ENCODING: 'query' }, 'SMS_HTTP_BODY is set, and SMS_HTTP_ENCODING is query'],
    [
      { ...http, SMS_HTTP_BODY: '{"to":"{to}","text":"{text}","a":"{phone}"}' },
      'SMS_HTTP_BODY names {phone}; it may name {to}',
    ],
    [{ ...http, SMS_HTTP_BODY: '{"text":"{text}"}' }, 'SMS_HTTP_BODY or SMS_HTTP_URL must name {to}'],
    [{ ...http, SMS_HTTP_BODY: '{"to":"{to}"}' }, 'SMS_HTTP_BODY or SMS_HTTP_URL must name {text}'],
    [{ ...http, SMS_HTTP_SECRET: undefined }, 'SMS_HTTP_SECRET is not set, and SMS_HTTP_BODY names it'],
    [{ ...http, SMS_HTTP_SECRET: 'short' }, 'SMS_HTTP_SECRET must be at least 8 characters long'],
    [
      { ...http, SMS_HTTP_HEADERS: '{"x-key":"{secret:KEY}"}' },
      'SMS_HTTP_SECRET_KEY is not set, and SMS_HTTP_HEADERS names it',
    ],
    [{ ...http, SMS_HTTP_SUCCESS_STATUS: 'ok' }, 'SMS_HTTP_SUCCESS_STATUS must be like 200-299'],
    [{ ...http, SMS_HTTP_SUCCESS_TEXT: '(' }, 'SMS_HTTP_SUCCESS_TEXT must be a regular expression'],
    [{ ...http, SMS_HTTP_TIMEOUT_MS: '5' }, 'SMS_HTTP_TIMEOUT_MS must be 500 to 30000'],
    [{ ...http, SMS_HTTP_RETRIES: 'many' }, 'SMS_HTTP_RETRIES must be 0 to 5'],
    [{ ...whatsapp, WHATSAPP_TOKEN: undefined }, 'WHATSAPP_TOKEN is not set'],
    [{ ...whatsapp, WHATSAPP_TOKEN: 'short' }, 'WHATSAPP_TOKEN must be at least 8 characters long'],
    [{ ...whatsapp, WHATSAPP_URL: 'http://graph.example' }, 'WHATSAPP_URL must be an https address'],
    [
      { ...whatsapp, WHATSAPP_CODE_TEMPLATE: 'My Code' },
      'WHATSAPP_CODE_TEMPLATE must be the name of a template',
    ],
    [{ ...twilio, TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits'],
    [{ ...twilio, TWILIO_AUTH_TOKEN: 'shorter-than-32' }, 'TWILIO_AUTH_TOKEN must be at least 32 characters'],
    [{ ...twilio, TWILIO_FROM: 'a name that is too long' }, 'TWILIO_FROM must be a number like +963…'],
  ])('%j are refused with one line: %s', (environment, line) => {
    const { mistakes } = readGateways(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(line);
  });
});
