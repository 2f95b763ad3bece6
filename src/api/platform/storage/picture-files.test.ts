import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-pictures-'));
mkdirSync(join(folder, 'pictures'));
writeFileSync(join(folder, 'pictures', 'f00d-480.webp'), 'a picture');
writeFileSync(join(folder, 'secrets.json'), 'secret');

const store = await openStore({ environment: { DATA_DIR: folder } });
const get = (path: string) => store.guest().send('GET', path);

test('a picture may be cached forever: its name is a hash of its content', async () => {
  const { status, headers } = await get('/pictures/f00d-480.webp');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('a brand has the stripe of its threads', async () => {
  const { status, headers, body } = await get('/pictures/stripes/plum-undyed-indigo.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(body).toContain('<path fill="#35193C" d="M0 0h22v96h-22z"/>');
});

test.each([
  '/pictures/nothing-480.webp',
  '/pictures/',
  '/pictures/../secrets.json',
  '/pictures/..%2fsecrets.json',
  '/pictures/%2e%2e/secrets.json',
  '/pictures/stripes/plum-gold.svg',
  '/pictures/stripes/plum-plum-plum-plum.svg',
  '/pictures/stripes/%3Cscript%3E.svg',
])('%s is not found', async (path) => {
  const { status, body } = await get(path);
  expect([400, 403, 404]).toContain(status);
  expect(JSON.stringify(body)).not.toContain('"secret"');
});
