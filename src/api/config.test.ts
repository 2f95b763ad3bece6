import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, warningsOf } from './config.ts';

function complaints(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)];
  }
}

describe('the environment', () => {
  test('may be empty: the store runs on its own database with the demo shop', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      demo: true,
      gateways: [],
      secure: false,
    });
  });

  test('turns the demo off beside a database of the merchant', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a:b@localhost/c' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://a:b@localhost/c', DEMO: 'true' }).demo).toBe(true);
  });

  test('counts an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    [{ DEMO: 'yes' }, 'DEMO must be true or false'],
    [
      { SMS_GATEWAY: 'pigeon' },
      'SMS_GATEWAY must be outbox, or http, whatsapp and twilio in the order in which they are tried, with commas',
    ],
    [{ PUBLIC_URL: 'minwal' }, 'PUBLIC_URL must be an http or https address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
    [{ CODE_PEPPER: 'short' }, 'CODE_PEPPER must be at least 32 characters long'],
    [{ TOKEN_KEY: 'change-me-change-me-change-me-change-me' }, 'TOKEN_KEY is a sample, not a secret'],
    [{ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN must be at least 16 characters long'],
    [{ TILE_URL: 'https://tiles' }, 'TILE_URL must be an address with {z}, {x} and {y}'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be 2 to 200'],
  ])('%j is refused with one line that names the variable', (environment, line) => {
    expect(complaints(environment)).toEqual([line]);
  });

  test('warns of kept codes behind https, and of a proxy nobody trusts', () => {
    const https = { PUBLIC_URL: 'https://minwal.example' };
    expect(warningsOf(readConfig({}))).toEqual([]);
    expect(warningsOf(readConfig(https))).toHaveLength(2);
    expect(warningsOf(readConfig({ ...https, TRUSTED_PROXIES: '127.0.0.1' }))).toHaveLength(1);
  });

  test('warns of a gateway in the open, and of one that carries no news', () => {
    const http = {
      SMS_GATEWAY: 'http',
      SMS_HTTP_URL: 'http://sms.operator.example/?to={to}&text={text}',
    };
    const whatsapp = {
      SMS_GATEWAY: 'whatsapp',
      WHATSAPP_PHONE_ID: '106540352242922',
      WHATSAPP_TOKEN: 'long-enough',
      WHATSAPP_CODE_TEMPLATE: 'minwal_code',
    };
    expect(warningsOf(readConfig(http))).toEqual([expect.stringContaining('SMS_HTTP_URL')]);
    expect(warningsOf(readConfig(whatsapp))).toEqual([expect.stringContaining('WHATSAPP_NEWS_TEMPLATE')]);
    expect(warningsOf(readConfig({ ...whatsapp, ...http, SMS_GATEWAY: 'whatsapp,http' }))).toHaveLength(1);
  });

  test('names every mistake at once', () => {
    expect(complaints({ PORT: 'x', DEMO: 'y' })).toHaveLength(2);
    expect(complaints({ PORT: 'x', SMS_GATEWAY: 'twilio', VAPID_SUBJECT: 'me' })).toHaveLength(5);
  });
});
