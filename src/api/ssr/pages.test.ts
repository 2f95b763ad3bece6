import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStoreProcess, type StoreProcess } from '../../../test/store-process.ts';

// Pages from a store behind HTTPS.

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-pages-'));
let store: StoreProcess;

beforeAll(async () => {
  const PUBLIC_URL = 'https://minwal.example';
  store = await openStoreProcess({
    DATA_DIR: dataDir,
    DEMO: 'false',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    PUBLIC_URL,
  });
});

afterAll(async () => {
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Page = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Requests exactly this path: `fetch` would normalize it. */
function open(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const { hostname, port } = new URL(store.address);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.once('error', failed).end();
  });
}

describe('an address', () => {
  test.each([
    '//',
    '///',
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/\\',
    '//evil.example/profile',
    '/.//evil.example',
    '/profile/',
    '//%5c',
    '/%2f%2fevil.example',
    'http://evil.example/profile',
    'http://evil.example',
  ])('%s leads nowhere else and is no fault', async (path) => {
    const { status, headers, body } = await open(path);
    expect(status).toBeLessThan(500);
    if (headers['location'] !== undefined) expect(headers['location']).toMatch(/^\/(?![/\\])/);
    expect(body).not.toMatch(/(href|src|action|content)="\/[/\\]/);
  });

  test.each([
    '/SearchProducts?name=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/SearchProducts?name=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E&page=-1&limit=x&minPrice=0.5&colors=%00',
    '/SearchProducts?page=1&page=2&sort=constructor&seasons=__proto__',
    '/ProductDetails/__proto__',
    '/ProductDetails/%00',
    '/ProductDetails/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/brands/constructor/%22%3E%3Cscript%3Ealert(1)',
    '/PhoneNumber?next=//evil.example&next=%3Cscript%3Ealert(1)',
    `/SearchProducts?name=${'x'.repeat(5000)}`,
  ])('%s becomes no markup', async (path) => {
    const { status, headers, body } = await open(path);
    expect(status).toBeLessThan(500);
    if (status === 302) expect(headers['location']).toMatch(/^\/(?![/\\])/);
    else expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).not.toMatch(/<script>alert|<img src=x/i);
  });

  test.each([
    'language=xx',
    'theme=%22%3E%3Cscript%3Ealert(1)',
    'otpPhoneNumber=%3Cscript%3Ealert(1)',
    'user=%7B%22accessToken%22%3A%22a%5Cr%5Cnx%3A%20y%22%2C%22refreshToken%22%3A%22b%22%7D',
    'user=garbage; __Host-sb=b; XSRF-TOKEN=%E0',
    '__proto__=1; constructor=2',
  ])('with the cookie %s is a page still', async (cookie) => {
    const { status, body } = await open('/', { cookie });
    expect(status).toBe(200);
    expect(body).not.toMatch(/<script>alert/i);
  });
});

test('a page runs its own scripts and nothing else', async () => {
  const { headers, body } = await open('/');
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? '';
  expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  for (const [, attributes = '', text = ''] of body.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
    if (/ src="\/assets\//.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    expect(scripts).toContain(createHash('sha256').update(text).digest('base64'));
  }
  expect(body).not.toMatch(/ on\w+="/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['cache-control']).toContain('private');
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.some((cookie) => /^__Host-sb=.*HttpOnly; Secure; SameSite=Strict/.test(cookie))).toBe(true);
});

describe('a link on another site', () => {
  const known = { cookie: 'XSRF-TOKEN=a.b; user=%7B%7D' };
  const elsewhere = { 'sec-fetch-site': 'cross-site' };

  test('brings a known browser without its strict cookies: the page loads itself again and sets none', async () => {
    const { status, headers, body } = await open('/orders', { ...known, ...elsewhere });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(body).toContain('http-equiv="refresh"');
  });

  test('brings a new browser straight to the page', async () => {
    const { headers, body } = await open('/faq', elsewhere);
    expect(body).toContain('<html lang="en"');
    expect(String(headers['set-cookie'])).toContain('__Host-sb=');
  });

  test('is none where the browser typed the address itself', async () => {
    const { body } = await open('/faq', { ...known, 'sec-fetch-site': 'none' });
    expect(body).toContain('<html lang="en"');
  });
});
