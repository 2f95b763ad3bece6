import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { storePhoto } from './store-photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-uploads-'));
const store = await openStore({ environment: { DATA_DIR: folder } });
const parts = { db: store.db, config: { ...store.config, dataDir: folder } };

const photograph = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#a8203f' } })
  .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '33/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();

test('a photograph is stored once, served in every width, and without its location', async () => {
  const kept = await Promise.all(Array.from({ length: 4 }, () => storePhoto(parts, photograph)));
  expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(1);
  const [first] = kept;
  if (first === undefined || 'fault' in first) throw new Error('not kept');
  expect(first.picture).toMatchObject({ width: 700, height: 900, avif: [240, 320, 480, 700] });
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(8);
  for (const format of ['avif', 'webp']) {
    const { status, headers } = await store
      .guest()
      .send('GET', `/pictures/${first.picture.id}-480.${format}`);
    expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
    const { exif } = await sharp(join(folder, 'pictures', `${first.picture.id}-480.${format}`)).metadata();
    expect(exif).toBeUndefined();
  }
});

test('a photograph whose files are gone is written again when it is uploaded again', async () => {
  const first = await storePhoto(parts, photograph);
  for (const name of readdirSync(join(folder, 'pictures'))) rmSync(join(folder, 'pictures', name));
  expect(await storePhoto(parts, photograph)).toEqual(first);
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(8);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'notAPhotograph'],
  ['half a photograph', photograph.subarray(0, photograph.length / 2), 'unreadable'],
])('of %s nothing is kept', async (_, bytes, fault) => {
  const before = readdirSync(join(folder, 'pictures')).length;
  expect(await storePhoto(parts, bytes)).toEqual({ fault });
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(before);
});
