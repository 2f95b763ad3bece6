import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { fileCache } from '../../file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-full-'));
const [pictures, cached] = [join(folder, 'pictures'), join(folder, 'cached')];
const disks = [pictures, cached].filter(mountSmall);

afterAll(() => disks.forEach(unmount));

/** A disk for a few small files; only root may mount one. */
function mountSmall(path: string): boolean {
  mkdirSync(path);
  const args = ['-t', 'tmpfs', '-o', 'size=8k', 'minwal-test', path];
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
}

function unmount(path: string): void {
  spawnSync('umount', ['--lazy', path], { stdio: 'ignore' });
}

/** A size that found room stays until the next try or the clean-up of files that no row names. */
const STORED = /^\w+-\d+\.(avif|webp)$/;
const canMount = disks.length === 2;

test.runIf(canMount)(
  'a photograph that finds no room is refused with 503, leaves no file begun, and may be sent again',
  async () => {
    const store = await openStore({ environment: { DATA_DIR: folder } });
    const packer = await openConsole(store, ['packer']);
    await packer.send('GET', '/api/client/v1/auth/xsrf');
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photograph = sharp({
      create: { width: 600, height: 800, channels: 3, background: '#a8203f', noise },
    });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await photograph.jpeg().toBuffer())]), 'dress.jpg');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    const send = () => packer.send('POST', '/api/console/v1/pictures', body, headers);
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    // Other sizes may still be written as the first fails.
    await expect.poll(() => readdirSync(pictures).filter((name) => !STORED.test(name))).toEqual([]);
    unmount(pictures);
    expect((await send()).status).toBe(200);
  },
);

test.runIf(canMount)('a document that finds no room is answered all the same', async () => {
  const cache = fileCache(cached, 10);
  const content = Buffer.alloc(100_000, 'x');
  for (let turn = 0; turn < 2; turn += 1)
    expect((await cache.get('invoice.pdf', async () => content)).equals(content)).toBe(true);
  expect(readdirSync(cached)).toEqual([]);
});

test('readiness, the metrics and an alert know how much room is left', async () => {
  const { app } = await openStore({
    environment: {
      DATA_DIR: folder,
      BACKUP_DIR: join(folder, 'away'),
      BACKUP_PASSPHRASE: 'a long passphrase',
    },
  });
  const { statusCode, body } = await app.inject('/health/ready');
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    200,
    { status: 'ok', down: [], warnings: expect.any(Array) },
  ]);
  const { body: metrics } = await app.inject('/metrics');
  expect(metrics).toMatch(/^minwal_disk_free_bytes\{folder="data"\} \d/m);
  expect(metrics).not.toContain('folder="backup"');
});
