import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openS3Server } from '../../../../test/s3-server.ts';
import { sendTo } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { logoFiles } from '../../../shop/logo.ts';
import { keepFiles } from '../../jobs/keep-files.ts';
import { logoAtHead } from '../documents/paper-logo.ts';

const root = mkdtempSync(join(tmpdir(), 'minwal-machines-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const s3 = await openS3Server();
const [here, there] = [join(root, 'here'), join(root, 'there')];
const store = await openStore({ environment: { DATA_DIR: here, STORAGE_URL: s3.url } });
const beside = await store.beside({ environment: { DATA_DIR: there } });
const owner = await openConsole(store, ['owner']);
await owner.send('GET', '/api/client/v1/auth/xsrf');

const photograph = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = async (background: string) => {
  const bytes = await photograph(background);
  return sendTo<ConsoleDataOf<'addPicture'>>(owner, ['POST', '/api/console/v1/pictures'], bytes, 'photo.jpg');
};
const statusAt = async ({ app }: { app: typeof store.app }, url: string) =>
  (await app.inject({ method: 'GET', url })).statusCode;
const names = (begin: string) =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`uploads/${begin}`)).toSorted();

test('a photograph and a logo that one instance took are shown by the other, and by one that comes later', async () => {
  const { image } = (await upload('#a8203f')).body.data.picture;
  expect(await statusAt(beside, image.url)).toBe(200);
  expect(await statusAt(store, image.url)).toBe(200);
  const url = image.url.replace(/-\d+\.webp$/, '-240.avif');
  // All who ask while it is fetched get it.
  const answers = await Promise.all(Array.from({ length: 8 }, () => statusAt(beside, url)));
  expect(new Set(answers)).toEqual(new Set([200]));
  const bytes = await photograph('#20a83f');
  const added = await sendTo<ConsoleDataOf<'addLogo'>>(
    owner,
    ['POST', '/api/console/v1/logo'],
    bytes,
    'logo.jpg',
  );
  const { logo } = added.body.data;
  expect(await statusAt(beside, `/pictures/${logoFiles.icon(logo, 192)}`)).toBe(200);
  expect((await logoAtHead(beside.config, logo)).logo).toMatchObject({ id: logo._id });
  const later = await store.beside({ environment: { DATA_DIR: join(root, 'later') } });
  expect(await statusAt(later, url)).toBe(200);
});

test('a photograph that is sent again is written again where the object store has lost it', async () => {
  await upload('#3030ff');
  const lost = names('pictures/').at(-1) ?? '';
  s3.objects.delete(lost);
  for (const background of ['#a8203f', '#3030ff']) expect((await upload(background)).status).toBe(200);
  await sendTo(owner, ['POST', '/api/console/v1/logo'], await photograph('#20a83f'), 'logo.jpg');
  expect(s3.objects.has(lost)).toBe(true);
});

test('while the object store is gone what is here is shown, the rest is trouble and not missing, and an upload says so', async () => {
  const { image } = (await upload('#101010')).body.data.picture;
  s3.setGone(true);
  expect(await statusAt(store, image.url)).toBe(200);
  expect(await statusAt(beside, image.url)).toBe(503);
  const refused = await upload('#202020');
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  s3.setGone(false);
  expect(await statusAt(beside, image.url)).toBe(200);
  expect((await upload('#202020')).status).toBe(200);
});

test('what is not stored is not found, and asked for once', async () => {
  expect(await statusAt(beside, '/pictures/none-240.avif')).toBe(404);
  s3.setGone(true);
  expect(await statusAt(beside, '/pictures/none-240.avif')).toBe(404);
  s3.setGone(false);
});

test('an archive that one instance made is downloaded from the other, and is gone after a day', async () => {
  await askWithKey(owner, 'makeArchive', {});
  const archive = await eventually(async () => {
    const found = (await owner.ask('getArchive')).body.data.archive;
    expect(found?.state).toBe('ready');
    return found;
  });
  const { path } = (await owner.ask('linkArchive', { id: archive?._id ?? '' })).body.data;
  owner.app = beside.app;
  const { status, headers } = await owner.send('GET', path);
  owner.app = store.app;
  expect([status, Number(headers['content-length'])]).toEqual([200, archive?.bytes]);
  expect(names('archives/')).toEqual([`uploads/archives/${archive?._id}.zip`]);
});

test('uploads from before the object store are taken over, and files that no row names go after a day', async () => {
  const kept = names('pictures/');
  // As one machine had them before.
  s3.objects.clear();
  const old = new Date(store.now().getTime() - 3 * 86_400_000);
  for (const name of ['lost-240.avif', 'lost-240.webp.half']) {
    writeFileSync(join(here, 'pictures', name), 'x');
    utimesSync(join(here, 'pictures', name), old, old);
  }
  await keepFiles(store);
  expect(names('pictures/')).toEqual(kept);
  expect(readdirSync(join(here, 'pictures')).filter((name) => name.startsWith('lost'))).toEqual([]);

  s3.objects.set('uploads/pictures/stray-240.avif', { content: Buffer.from('x'), at: old });
  s3.objects.set('uploads/pictures/young-240.avif', { content: Buffer.from('x'), at: store.now() });
  s3.objects.set('uploads/archives/stray.zip', { content: Buffer.from('x'), at: old });
  await keepFiles(store);
  expect(names('pictures/stray')).toEqual([]);
  expect(names('archives/')).toEqual([]);
  expect(names('pictures/young')).toHaveLength(1);
});

test('files are left where most are named by no row: it is another shop’s database', async () => {
  const other = await openStore({ environment: { DATA_DIR: here, STORAGE_URL: s3.url } });
  const kept = names('pictures/');
  // Files have the time of the machine.
  other.setNow(new Date(Date.now() + 3 * 86_400_000));
  await keepFiles(other);
  expect(names('pictures/')).toEqual(kept);
  expect(readdirSync(join(here, 'pictures'))).not.toEqual([]);
});
