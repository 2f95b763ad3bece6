import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { type S3, signed } from '../src/api/platform/storage/s3.ts';
import { portOf } from './operator.ts';

const KEY = { accessKey: 'test-key', secretKey: 'a secret/with+signs', region: 'us-east-1' };
const PAGE = 3;

/** A small S3 store with one bucket `shop`: it checks every signature, and lists three names at a time. */
export async function openS3Server() {
  const objects = new Map<string, { content: Buffer; at: Date }>();
  let isGone = false;
  const server = createServer((request, response) => {
    void (async () => {
      if (isGone) return request.socket.destroy();
      const url = new URL(request.url ?? '', `http://${request.headers.host}`);
      const body = await buffer(request);
      if (!isSigned(request, url)) return response.writeHead(403).end();
      const [, bucket, ...name] = url.pathname.split('/').map(decodeURIComponent);
      const key = name.join('/');
      if (bucket !== 'shop') return response.writeHead(404).end();
      if (key === '') return response.end(listed(url.searchParams));
      if (request.method === 'PUT') objects.set(key, { content: body, at: new Date() });
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method === 'PUT' || request.method === 'DELETE') return response.end();
      const found = objects.get(key)?.content;
      if (found === undefined) return response.writeHead(404).end();
      response.writeHead(200, { 'content-length': found.length });
      return response.end(request.method === 'HEAD' ? undefined : found);
    })();
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const listed = (query: URLSearchParams) => {
    const begin = query.get('prefix') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(begin)).toSorted();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = all.slice(from, from + PAGE);
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next =
      from + PAGE < all.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${rows.join('')}${next}</ListBucketResult>`;
  };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${portOf(server)}`;
  return {
    url: `s3://${KEY.accessKey}:${encodeURIComponent(KEY.secretKey)}@${host}/shop/uploads?tls=off`,
    objects,
    /** Cuts every connection, until it is called with false. */
    setGone: (gone: boolean) => {
      isGone = gone;
    },
  };
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const hash = String(headers['x-amz-content-sha256']);
  const at = String(headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  const expected = signed({ method, url, hash, headers: {} }, KEY satisfies Partial<S3>, new Date(at));
  return headers.authorization === expected['authorization'];
}
