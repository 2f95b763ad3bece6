import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, variableNames, warningsOf } from './config.ts';
import { misspeltVariables } from './misspelt-variables.ts';

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
    [{ PORT: 'http' }, 'PORT must be 0 to 65535'],
    [{ PORT: '3.5' }, 'PORT must be 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    [{ DEMO: 'yes' }, 'DEMO must be true or false'],
    [
      { SMS_GATEWAY: 'pigeon' },
      'SMS_GATEWAY must be outbox, or http, whatsapp and twilio in the order in which they are tried, with commas',
    ],
    [{ PUBLIC_URL: 'minwal' }, 'PUBLIC_URL must be an http or https address'],
    ...['https://minwal.example/shop', 'https://minwal.example/?a=1', 'https://me@minwal.example'].map(
      (PUBLIC_URL): [Record<string, string>, string] => [
        { PUBLIC_URL },
        'PUBLIC_URL must end with its host, as in https://minwal.example: the store has no path before its own',
      ],
    ),
    ...['nginx', '10.0.0.0/33', '127.0.0.1/', '10.0.0.1/8/8', '300.0.0.1'].map(
      (TRUSTED_PROXIES): [Record<string, string>, string] => [
        { TRUSTED_PROXIES },
        'TRUSTED_PROXIES must be addresses like 127.0.0.1 or 10.0.0.0/8, with commas',
      ],
    ),
    [{ SHUTDOWN_LINGER_MS: '-1' }, 'SHUTDOWN_LINGER_MS must be 0 to 120000'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
    [{ CODE_PEPPER: 'short' }, 'CODE_PEPPER must be at least 32 characters long'],
    [{ TOKEN_KEY: 'change-me-change-me-change-me-change-me' }, 'TOKEN_KEY is a sample, not a secret'],
    [{ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN must be at least 16 characters long'],
    [{ TILE_URL: 'https://tiles' }, 'TILE_URL must be an address with {z}, {x} and {y}'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be 2 to 200'],
    [{ DATABASE_CONNECTIONS: '2' }, 'DATABASE_CONNECTIONS must be 3 to 1000'],
    [{ DATABASE_CONNECTIONS: '11' }, 'DATABASE_CONNECTIONS must be 12 to 1000 without DATABASE_POOLER_URL.'],
    [
      { DATABASE_POOLER_URL: 'postgres://a:b@localhost:6432/c' },
      'DATABASE_URL must be set with DATABASE_POOLER_URL: jobs and the listener go to it directly.',
    ],
    [{ REQUEST_SECONDS: '0' }, 'REQUEST_SECONDS must be 1 to 120'],
  ])('%j is refused with one line that names the variable', (environment, line) => {
    expect(complaints(environment)).toEqual([line]);
  });

  test('divides fewer connections where requests go through a pooler', () => {
    const DATABASE_URL = 'postgres://a:b@localhost/c';
    const pooled = { DATABASE_URL, DATABASE_POOLER_URL: 'postgres://a:b@localhost:6432/c' };
    expect(readConfig({ ...pooled, DATABASE_CONNECTIONS: '3' })).toMatchObject({
      poolerUrl: pooled.DATABASE_POOLER_URL,
      connections: { requests: 16, jobs: 2, listener: 1 },
    });
  });

  test('keeps of an address what comes before the path', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Minwal.example:443/' }).publicUrl).toBe(
      'https://minwal.example',
    );
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  });

  test('takes proxies by address, range and name', () => {
    const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,2001:db8::/32, loopback';
    expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toHaveLength(4);
  });

  const gateway = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'https://sms.example/?to={to}&text={text}' };

  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ PUBLIC_URL: 'https://minwal.example' }, true],
    [{ PUBLIC_URL: 'http://minwal.example' }, true],
    [{ PUBLIC_URL: 'http://minwal.example', HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ PUBLIC_URL: 'https://minwal.example', TRUSTED_PROXIES: '127.0.0.1' }, false],
  ])('%j warns of a proxy that is not trusted, whichever the gateway: %s', (environment, warns) => {
    for (const more of [{}, gateway]) {
      const lines = warningsOf(readConfig({ ...environment, ...more })).join('\n');
      expect(lines.includes('TRUSTED_PROXIES is empty')).toBe(warns);
    }
  });

  test('warns of kept codes behind https', () => {
    const https = { PUBLIC_URL: 'https://minwal.example', TRUSTED_PROXIES: '127.0.0.1' };
    expect(warningsOf(readConfig({}))).toEqual([]);
    expect(warningsOf(readConfig(https))).toEqual([expect.stringContaining('SMS_GATEWAY')]);
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

describe('a misspelt variable', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PROT', 'PORT'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['SMS_HTTP_TIMEOUT', 'SMS_HTTP_TIMEOUT_MS'],
    ['DATABASE_POOL_SIZE', 'DATABASE_POOL'],
    ['VAPID_PUBLICKEY', 'VAPID_PUBLIC_KEY'],
  ])('%s is reported beside %s', (name, meant) => {
    expect(misspeltVariables({ [name]: 'x' })).toEqual([
      `${name} is not a setting of the store. Is ${meant} meant?`,
    ]);
  });

  test.each([
    'PATH',
    'HOME',
    'TERM',
    'HOSTNAME',
    'USER',
    'NODE_ENV',
    'PGHOST',
    'SMS_HTTP_SECRET_BRANCH',
    'TZ',
    'CI',
  ])('%s is somebody else’s', (name) => expect(misspeltVariables({ [name]: 'x' })).toEqual([]));
});

const sample = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  test('names every variable once and no other', () => {
    const named = [...sample.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => String(name));
    expect(named.toSorted()).toEqual(variableNames.toSorted());
  });

  test('sets nothing but what is so without it', () => {
    expect(readConfig(parseEnv(sample))).toEqual(readConfig({}));
  });
});
