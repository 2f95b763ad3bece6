import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { portOf } from '../../../../test/operator.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress' });
await store.app.listen({ host: '127.0.0.1', port: 0 });
const port = portOf(store.app.server);

/** Sends exactly these bytes and returns everything received until the connection closes or `ms` have passed. */
function speak(
  bytes: string,
  ms = 8000,
): Promise<{ text: string; status: number; body: string; closedAfter: number | null }> {
  const begun = Date.now();
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = (closedAfter: number | null) => {
      clearTimeout(timer);
      socket.destroy();
      done({
        text,
        status: Number(text.split(' ')[1]),
        body: text.split('\r\n\r\n').slice(1).join('\r\n\r\n'),
        closedAfter,
      });
    };
    const timer = setTimeout(() => end(null), ms);
    socket.on('data', (piece) => (text += piece.toString()));
    socket.on('error', () => {});
    socket.on('close', () => end(Date.now() - begun));
    if (bytes !== '') socket.write(bytes, 'latin1');
  });
}

const get = (target: string, ...headers: string[]) =>
  speak(
    [`GET ${target} HTTP/1.1`, 'host: minwal.example', 'connection: close', ...headers, '', ''].join('\r\n'),
  );

const home = '/api/client/v1/store/banner';

test('a method that HTTP does not have is answered with 405', async () => {
  const { text, status, body } = await speak('BREW / HTTP/1.1\r\nhost: minwal.example\r\n\r\n');
  expect(status).toBe(405);
  expect(text).toContain('allow: GET, HEAD');
  expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

describe('an address that is none', () => {
  test.each([
    ['/%', 400],
    ['/api/%E0%A4%A', 400],
    ['/pictures/%c0%ae%c0%ae/%c0%ae%c0%ae/secrets.json', 400],
    ['/pictures/..%2f..%2f..%2fpackage.json', 404],
    ['/pictures/%2e%2e/%2e%2e/package.json', 400],
    ['/pictures/a%00b.avif', 400],
    ['/api/nothing/here', 404],
    ['/api//client/v1/store/banner', 404],
    ['/API/client/v1/store/banner', 404],
    [`${home}/`, 404],
    [`${home}?%=%&%E0%A4%A=%00`, 200],
    [`${home}?__proto__=1&constructor[prototype]=2`, 200],
    ['/api/v1/app/products/get-all-products-client?page=1&page=2', 400],
    ['/api/client/v1/store/products/get-product-details?productId=dress&productId=dress', 400],
    ['/api/client/v1/store/products/get-product-details?productId=a%00b', 400],
    ['/api/client/v1/store/products/get-product-details?productId=__proto__', 404],
    ['/api/client/v1/store/products/get-product-details?productId=constructor', 404],
    [`/api/client/v1/store/products/get-product-details?productId=${'x'.repeat(9000)}`, 400],
  ])('%s is answered %i in the envelope', async (target, status) => {
    const answer = await get(target);
    expect([answer.status, answer.text.slice(0, 600)]).toEqual([
      status,
      expect.stringContaining('x-content-type-options: nosniff'),
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({ status: status === 200, message: expect.any(String) });
  });
});

describe('headers that make no sense', () => {
  test.each([
    ['accept-language: ;;;,,,q=,ar;q=x,*'],
    [`accept-language: ${'ar,'.repeat(3000)}`],
    ['accept-language: __proto__'],
    ['cookie: =;;=a;__proto__=1;user=%7B%7B;XSRF-TOKEN=%E0%A4;sb='],
    ['cookie: user=%7B%22accessToken%22%3A%7B%7D%2C%22refreshToken%22%3A7%7D'],
    ['authorization: Bearer'],
    ['authorization: Bearer a.b.c'],
    [`authorization: Bearer ${'x'.repeat(5000)}`],
    ['if-none-match: W/"",,,"'],
    ['x-forwarded-for: ,,,'],
    ['range: bytes=-1--5'],
    ['accept-encoding: br;q=nonsense, , *;q=0'],
    ['content-length: 5'],
    ['sec-fetch-site: cross-site'],
    ['origin: null'],
  ])('%s changes nothing for who only reads', async (header) => {
    const { status, text } = await get(home, header);
    expect([status, text]).toEqual([200, expect.not.stringMatching(/set-cookie/i)]);
  });

  test.each([
    [
      'a head that is too large',
      `GET ${home} HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no host', `GET ${home} HTTP/1.1\r\n\r\n`, 400],
    ['no HTTP at all', 'hello there\r\n\r\n', 400],
    [
      'two lengths',
      `POST ${home} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello`,
      400,
    ],
    [
      'a length and chunks',
      `POST ${home} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a broken chunk',
      `POST ${home} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
  ])('%s is refused', async (_, bytes, status) => {
    const answer = await speak(bytes, 3000);
    expect(answer.status).toBe(status);
  });
});

test('bodies that come compressed or in pieces are measured as they are read', async () => {
  const send = async (headers: Record<string, string>, body: BodyInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/client/v1/auth/send-otp`, {
      method: 'POST',
      headers,
      body,
    });
    return [answer.status, JSON.parse(await answer.text()).code];
  };
  const bomb = gzipSync(JSON.stringify({ number: '0'.repeat(20_000_000) }));
  expect(bomb.length).toBeLessThan(64 * 1024);
  const json = { 'content-type': 'application/json' };
  expect(await send({ ...json, 'content-encoding': 'gzip' }, bomb)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(await send({ ...json, 'content-encoding': 'gzip' }, 'not gzip')).toEqual([400, 'BAD_REQUEST']);
  expect(await send({ ...json, 'content-encoding': 'zebra' }, '{}')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await send(json, JSON.stringify({ number: '0'.repeat(70_000) }))).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
});

test('other methods are answered in the envelope, HEAD as GET without a body', async () => {
  for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    const { status, body } = await speak(
      `${method} ${home} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    );
    expect([method, status, JSON.parse(body)]).toEqual([
      method,
      405,
      expect.objectContaining({ code: 'METHOD_NOT_ALLOWED' }),
    ]);
  }
  const head = await speak(`HEAD ${home} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.text).toContain('etag: ');
});

test('a file is refused before it is read, and has ten minutes where it may come', async () => {
  const head = 'host: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n';
  for (const path of ['imports', 'pictures']) {
    const answer = await speak(`POST /api/console/v1/${path} HTTP/1.1\r\n${head}--x`, 4000);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([401, 'UNAUTHENTICATED']);
  }
  expect(store.app.server.requestTimeout).toBe(600_000);
});

test('a connection that never asks is closed', async () => {
  const [silent, half, slow] = await Promise.all([
    speak('', 30_000),
    speak(`GET ${home} HTTP/1.1\r\nhost: a\r\n`, 30_000),
    speak(
      `POST /api/client/v1/auth/send-otp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
      60_000,
    ),
  ]);
  expect(half.closedAfter).toBeLessThan(20_000);
  expect(half.status).toBe(408);
  expect(silent.closedAfter).toBeLessThan(20_000);
  expect(slow.closedAfter).toBeLessThan(40_000);
});

test('a connection whose client does not read is closed within a minute', async () => {
  const { timeout } = store.app.server;
  expect([timeout > 0, timeout <= 60_000]).toEqual([true, true]);
  store.app.server.timeout = 1500;
  const socket = connect(port, '127.0.0.1').pause();
  const closed = new Promise((done) =>
    store.app.server.once('connection', (side) => side.once('close', done)),
  );
  socket.on('error', () => {});
  // More answers than both socket buffers can hold.
  socket.write(`GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(2000));
  await closed;
  socket.destroy();
  store.app.server.timeout = timeout;
});
