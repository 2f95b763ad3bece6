import { createHash, createHmac } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A bucket of an S3 store, and the key for it. `prefix` is before every name, empty or with its slash. */
export type S3 = {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** What a store keeps of a file. */
export type StoredObject = { name: string; at: Date };

const ANSWER_MS = 10_000;
/** A file of the whole shop may take long. */
const LONG_MS = 30 * 60_000;
const TRIES = 3;

/** Parses `s3://KEY:SECRET@host/bucket/prefix?region=…&tls=off`; null for any other form. */
export function readS3Url(given: string): S3 | null {
  const url = URL.parse(given);
  const [bucket = '', ...below] = url?.pathname.slice(1).split('/') ?? [];
  if (
    url?.protocol !== 's3:' ||
    url.host === '' ||
    bucket === '' ||
    url.username === '' ||
    url.password === ''
  )
    return null;
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  const prefix = below.filter(Boolean).join('/');
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  };
}

export async function putObject(s3: S3, name: string, content: Buffer): Promise<void> {
  const body = new Uint8Array(content);
  await expectOk(s3, { method: 'PUT', name, body, hash: hashOf(content), ms: ANSWER_MS });
}

/** Stores a file that may be larger than the memory. */
export async function putFile(s3: S3, name: string, path: string): Promise<void> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  await expectOk(s3, {
    method: 'PUT',
    name,
    body: await openAsBlob(path),
    hash: sum.digest('hex'),
    ms: LONG_MS,
  });
}

export async function getObject(s3: S3, name: string): Promise<Buffer | null> {
  const response = await send(s3, { method: 'GET', name, ms: ANSWER_MS });
  if (response === null) return null;
  return Buffer.from(await response.arrayBuffer());
}

/** Streams an object, with its length in bytes; null if there is no such object. */
export async function openObject(s3: S3, name: string): Promise<{ bytes: number; content: Readable } | null> {
  const response = await send(s3, { method: 'GET', name, ms: LONG_MS });
  const body = response?.body ?? null;
  if (response === null || body === null) return null;
  const content = Readable.from(body, { objectMode: false });
  return { bytes: Number(response.headers.get('content-length')), content };
}

export async function hasObject(s3: S3, name: string): Promise<boolean> {
  return (await send(s3, { method: 'HEAD', name, ms: ANSWER_MS })) !== null;
}

export async function deleteObject(s3: S3, name: string): Promise<void> {
  await send(s3, { method: 'DELETE', name, ms: ANSWER_MS });
}

/** What is stored under names that begin so. */
export async function listObjects(s3: S3, begin: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  let next: string | null = null;
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix: s3.prefix + begin };
    if (next !== null) query['continuation-token'] = next;
    const response: Response = await expectOk(s3, { method: 'GET', name: '', query, ms: ANSWER_MS });
    const text = await response.text();
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const [name, at] = [inXml(entry, 'Key'), inXml(entry, 'LastModified')];
      if (name !== null && at !== null) found.push({ name: name.slice(s3.prefix.length), at: new Date(at) });
    }
    next = inXml(text, 'IsTruncated') === 'true' ? inXml(text, 'NextContinuationToken') : null;
  } while (next !== null);
  return found;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function inXml(text: string, tag: string): string | null {
  const [, inside] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(text) ?? [];
  return inside?.replaceAll(/&(\w+);/g, (all, entity: string) => ENTITIES[entity] ?? all) ?? null;
}

type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty: the bucket itself. */
  name: string;
  query?: Record<string, string>;
  body?: Blob | Uint8Array<ArrayBuffer> | null;
  hash?: string;
  ms: number;
};

async function expectOk(s3: S3, asked: Asked): Promise<Response> {
  return (await send(s3, asked)) ?? fail(404, asked);
}

/** The answer; null where there is no such object. A store that does not answer is tried again, then thrown as trouble. */
async function send(s3: S3, asked: Asked): Promise<Response | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await sendOnce(s3, asked);
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404 && asked.name !== '') return null;
      if (response.status < 500 || tried === TRIES) fail(response.status, asked);
    } catch (error) {
      if (tried === TRIES || error instanceof StorageError) throw asTrouble(error, asked);
    }
  }
}

function sendOnce(
  s3: S3,
  { method, name, query = {}, body = null, hash = hashOf(''), ms }: Asked,
): Promise<Response> {
  const url = new URL(s3.endpoint);
  url.pathname = [s3.bucket, ...(name === '' ? [] : (s3.prefix + name).split('/'))].map(encoded).join('/');
  url.search = queryOf(query);
  const headers = signed({ method, url, hash, headers: {} }, s3, new Date());
  return fetch(url, { method, headers, body, signal: AbortSignal.timeout(ms), redirect: 'error' });
}

/** With a code by which an answer of the store says that it is busy. */
class StorageError extends Error {
  readonly code = 'ENETSTORAGE';
}

function fail(status: number, { method, name }: Asked): never {
  throw new StorageError(`STORAGE_URL answered ${status} to ${method} ${name}.`);
}

function asTrouble(error: unknown, { method, name }: Asked): StorageError {
  return error instanceof StorageError
    ? error
    : new StorageError(`STORAGE_URL does not answer to ${method} ${name}.`, { cause: error });
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

const encoded = (part: string) =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const queryOf = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

/** The headers of a request with its signature (AWS Signature Version 4); `hash` is that of its body. */
export function signed(
  given: { method: string; url: URL; hash: string; headers: Record<string, string> },
  { region, accessKey, secretKey }: Pick<S3, 'region' | 'accessKey' | 'secretKey'>,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const headers = { ...given.headers, 'x-amz-content-sha256': given.hash, 'x-amz-date': at };
  const all = Object.entries({ ...headers, host: given.url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const request = [
    given.method,
    given.url.pathname,
    queryOf(Object.fromEntries(given.url.searchParams)),
    ...all.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    given.hash,
  ].join('\n');
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = scope
    .split('/')
    .reduce<Buffer | string>(
      (one, part) => createHmac('sha256', one).update(part).digest(),
      `AWS4${secretKey}`,
    );
  const signature = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', at, scope, hashOf(request)].join('\n'))
    .digest('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
