import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { logLinesOf } from '../../../../../test/log-lines.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore({
  pages: true,
  environment: { PUBLIC_URL: 'https://minwal.example', LOG_LEVEL: 'error' },
});
const { app } = store;

test.each([
  ['DELETE', '/api/client/v1/store/banner', 405, 'GET, HEAD'],
  ['OPTIONS', '/api/client/v1/store/banner?a=1', 405, 'GET, HEAD'],
  ['GET', '/api/client/v1/auth/send-otp', 405, 'POST'],
  ['GET', '/api/client/v1/user/refresh-token', 405, 'PUT, POST'],
  ['POST', '/api/nothing', 404, undefined],
  ['PATCH', '/api/console/v1/staff/42', 405, 'PUT, DELETE'],
  ['POST', '/', 405, 'GET, HEAD'],
  ['DELETE', '/ProductDetails/x', 405, 'GET, HEAD'],
  ['PUT', '/openapi.json', 405, 'GET, HEAD'],
  ['HEAD', '/api/client/v1/store/banner', 200, undefined],
] as const)('%s %s is answered %i', async (method, url, status, allow) => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  expect([statusCode, headers['allow']]).toEqual([status, allow]);
  if (status === 405) expect(JSON.parse(body)).toMatchObject({ status: false, code: 'METHOD_NOT_ALLOWED' });
});

test('every answer has a name of its own, which a page that failed shows and the log has', async () => {
  const lines = logLinesOf(app.log);
  const urls = ['/api/client/v1/store/banner', '/api/nothing', '/', '/%', '/pictures/blank.svg'];
  const ids = await Promise.all(urls.map(async (url) => (await app.inject(url)).headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(ids).size).toBe(urls.length);
  const broken = await app.inject({ url: '/%', headers: { accept: 'text/html' } });
  expect(broken.body).toContain(`>${String(broken.headers['x-request-id'])}<`);
  await store.pool.query('alter table categories rename to away');
  const { statusCode, headers } = await app.inject(
    '/api/client/v1/store/category/get-all-category?search=zz',
  );
  expect(statusCode).toBe(500);
  expect(lines.filter((line) => line.includes(String(headers['x-request-id'])))).toHaveLength(1);
  const page = await app.inject({ url: '/categories?categoryId=women', headers: { accept: 'text/html' } });
  const { 'x-request-id': id } = page.headers;
  expect([page.statusCode, page.body.includes(`<p class="small" dir="ltr">${String(id)}</p>`)]).toEqual([
    500,
    true,
  ]);
  expect(lines.some((line) => line.includes(String(id)))).toBe(true);
});

test('an address that cannot be read is answered with every security header', async () => {
  const { statusCode, headers } = await app.inject('/%');
  const usual = (await app.inject('/api/nothing')).headers;
  expect(statusCode).toBe(400);
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-frame-options',
    'referrer-policy',
  ])
    expect([name, headers[name]]).toEqual([name, usual[name]]);
});

test('programs that ask for favicon.ico get a picture', async () => {
  const { statusCode, headers } = await app.inject('/favicon.ico');
  expect(statusCode).toBe(301);
  const picture = await app.inject(String(headers['location']));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('a request that cannot be read is answered with an id that the log has', async () => {
  const lines = logLinesOf(app.log);
  app.log.level = 'info';
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
  socket.end('GET / HTTP/9.9\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [string];
  const id = /x-request-id: ([0-9a-f]{16})/.exec(answer)?.[1] ?? 'none';
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  await eventually(() => expect(lines.join('')).toContain(id));
});
