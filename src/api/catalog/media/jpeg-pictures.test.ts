import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { jpegPath } from './jpeg-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-jpeg-'));
const store = await openStore({ demo: true, environment: { DATA_DIR: dataDir } });
const { db } = store;
const drawn = await db.selectFrom('pictures').select('id').where('width', '=', 960).executeTakeFirstOrThrow();
const open = (url: string) => store.app.inject({ url });

test('drawings and small photographs are JPEG with sides of 500 pixels and more', async () => {
  const small = sharp({ create: { width: 320, height: 400, channels: 3, background: '#888' } });
  writeFileSync(join(dataDir, 'pictures/5ma11-320.avif'), await small.avif().toBuffer());
  await sql`insert into pictures (id, width, height, avif, webp) values ('5ma11', 320, 400, '{240,320}', '{240}')`.execute(
    db,
  );
  for (const path of [jpegPath(drawn.id, 'wheat'), jpegPath('5ma11', 'chalk')]) {
    const { statusCode, headers, rawPayload } = await open(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    const { format, width, height, hasAlpha } = await sharp(rawPayload).metadata();
    expect([format, hasAlpha]).toEqual(['jpeg', false]);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(500);
    expect((await open(path)).rawPayload.equals(rawPayload)).toBe(true);
  }
});

test.each([
  '/pictures/jpeg/none-chalk.jpg',
  `/pictures/jpeg/${drawn.id}-pink.jpg`,
  '/pictures/jpeg/..%2Fx-chalk.jpg',
])('%s is no picture', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});
