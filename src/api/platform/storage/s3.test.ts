import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { openS3Server } from '../../../../test/s3-server.ts';
import {
  deleteObject,
  getObject,
  hasObject,
  listObjects,
  openObject,
  putFile,
  putObject,
  readS3Url,
  type S3,
  signed,
} from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-s3-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (url: string): S3 => readS3Url(url) ?? expect.fail(`${url} is no address`);

// The examples of "Signature Calculations for the Authorization Header" in the reference of Amazon S3.
const example = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    nothing,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test%24file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, nothing, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    nothing,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])(
  '%s %s is signed as in the reference',
  (method, path, headers: Record<string, string>, hash, signature) => {
    const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
    const { authorization } = signed(
      { method, url, hash, headers },
      example,
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(authorization?.split('Signature=')[1]).toBe(signature);
  },
);

test.each([
  's3://host/bucket',
  's3://key:secret@host',
  's3:bucket',
  'https://key:secret@host/bucket',
  'nothing',
])('%s is no address of a bucket', (url) => expect(readS3Url(url)).toBeNull());

test('an address has everything in it', () => {
  expect(read('s3://key:a%2Fb@s3.example:9000/shop/one/two/?region=me-south-1')).toEqual({
    endpoint: 'https://s3.example:9000',
    bucket: 'shop',
    prefix: 'one/two/',
    region: 'me-south-1',
    accessKey: 'key',
    secretKey: 'a/b',
  });
});

/** What is stored is read, listed and removed again. */
async function expectAStore(s3: S3): Promise<void> {
  expect(await getObject(s3, 'pictures/none.webp')).toBeNull();
  expect(await hasObject(s3, 'pictures/none.webp')).toBe(false);
  const names = ['a', 'b b', 'c&c', "d('!*)", 'ه'].map((name) => `pictures/${name}.webp`);
  for (const name of names) await putObject(s3, name, Buffer.from(`content of ${name}`));
  const file = join(folder, 'archive.zip');
  writeFileSync(file, Buffer.alloc(3_000_000, 'zip'));
  await putFile(s3, 'archives/one.zip', file);
  const listed = await listObjects(s3, 'pictures/');
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    expect(String(await getObject(s3, name))).toBe(`content of ${name}`);
    expect(await hasObject(s3, name)).toBe(true);
  }
  const opened = await openObject(s3, 'archives/one.zip');
  expect(opened?.bytes).toBe(3_000_000);
  expect((await buffer(opened?.content ?? expect.fail())).equals(Buffer.alloc(3_000_000, 'zip'))).toBe(true);
  for (const name of names) await deleteObject(s3, name);
  expect(await listObjects(s3, 'pictures/')).toEqual([]);
}

test('what is stored is read, listed and removed, over a store that checks signatures', async () => {
  const server = await openS3Server();
  const s3 = read(server.url);
  await expectAStore(s3);
  expect([...server.objects.keys()]).toEqual(['uploads/archives/one.zip']);
  await expect(putObject({ ...s3, secretKey: 'another' }, 'a', Buffer.from('a'))).rejects.toThrow(
    'answered 403',
  );
  await expect(listObjects({ ...s3, bucket: 'none' }, '')).rejects.toThrow('answered 404');
  server.setGone(true);
  await expect(getObject(s3, 'archives/one.zip')).rejects.toThrow('STORAGE_URL does not answer');
});

test('the same over moto, which checks signatures too, where that is installed', async ({ skip }) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const moto = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
    // What makes the key is not signed yet.
    env: { ...process.env, INITIAL_NO_AUTH_ACTION_COUNT: '3' },
  });
  const missing = await Promise.race([
    once(moto, 'error').then(() => true),
    once(moto, 'exit').then(() => true),
    eventually(async () => expect((await fetch(`${address}/moto-api/data.json`)).ok).toBe(true)).then(
      () => false,
    ),
  ]);
  if (missing) skip('no moto_server is installed here');
  try {
    const iam = async (form: Record<string, string>) => {
      const body = new URLSearchParams({ Version: '2010-05-08', UserName: 'shop', ...form });
      const authorization = 'AWS4-HMAC-SHA256 Credential=none/20261128/us-east-1/iam/aws4_request';
      return (await fetch(address, { method: 'POST', body, headers: { authorization } })).text();
    };
    await iam({ Action: 'CreateUser' });
    const made = await iam({ Action: 'CreateAccessKey' });
    const inXml = (tag: string) => new RegExp(`<${tag}>(.*?)<`).exec(made)?.[1] ?? '';
    const statement = { Effect: 'Allow', Action: 's3:*', Resource: '*' };
    const policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
    await iam({ Action: 'PutUserPolicy', PolicyName: 'all', PolicyDocument: policy });
    const key = `${inXml('AccessKeyId')}:${encodeURIComponent(inXml('SecretAccessKey'))}`;
    const s3 = read(`s3://${key}@127.0.0.1:${port}/shop?tls=off`);
    const bucket = { method: 'PUT', url: new URL(`${address}/shop`), hash: nothing, headers: {} };
    const { ok } = await fetch(bucket.url, { method: 'PUT', headers: signed(bucket, s3, new Date()) });
    expect(ok).toBe(true);
    await putObject(s3, 'a b.webp', Buffer.from('a picture'));
    expect(String(await getObject(s3, 'a b.webp'))).toBe('a picture');
    expect(await hasObject(s3, 'a b.webp')).toBe(true);
    await deleteObject(s3, 'a b.webp');
    expect(await hasObject(s3, 'a b.webp')).toBe(false);
    const other = { ...s3, secretKey: 'another' };
    await expect(putObject(other, 'a', Buffer.from('a'))).rejects.toThrow('answered 403');
    // It takes paths and queries decoded: a signature over other letters fits none, so the rest goes unchecked.
    await fetch(`${address}/moto-api/reset-auth`, { method: 'POST', body: '1000' });
    await expectAStore(s3);
  } finally {
    moto.kill('SIGKILL');
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
