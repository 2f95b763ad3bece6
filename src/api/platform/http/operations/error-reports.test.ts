import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { logLinesOf } from '../../../../../test/log-lines.ts';
import { portOf } from '../../../../../test/operator.ts';
import { openStore } from '../../../../../test/store.ts';

const reports: string[] = [];
let status = 204;
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    reports.push(body.toString());
    response.writeHead(status).end();
  });
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const port = portOf(server);
afterAll(() => void server.close());

const store = await openStore({
  environment: { LOG_LEVEL: 'warn', ERROR_REPORT_URL: `http://127.0.0.1:${port}/errors` },
});
const lines = logLinesOf(store.app.log);

test('an error is reported once, without its message, and with what finds its lines', async () => {
  const shopper = await store.shopper();
  // Its message quotes what was typed.
  await sql`alter table shoppers add constraint nobody check (notes <> 'Ring twice')`.execute(store.db);
  const fail = async () => shopper.call('updateUserData', { name: 'Salma', notes: 'Ring twice' });
  const { status: answered, headers } = await fail();
  expect(answered).toBe(500);
  await fail();
  await expect.poll(() => reports.length).toBe(1);
  const [said = ''] = reports;
  expect(JSON.parse(said)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    what: 'request failed',
    type: 'error',
    code: '23514',
    frames: expect.arrayContaining([expect.stringContaining('src/api/people/account')]),
    reqId: headers['x-request-id'],
    moreBefore: 0,
  });
  for (const secret of ['Ring twice', 'Salma', shopper.phone.slice(4), 'nobody'])
    expect(said).not.toContain(secret);
});

test('a receiver that fails is a line of the log, and no error of its own', async () => {
  status = 500;
  store.app.log.error({ err: new TypeError('Of Salma\n    at her door') }, 'another one');
  await expect.poll(() => lines.join('')).toContain('an error report was not taken');
  const said = reports.filter((report) => report.includes('TypeError'));
  expect(said).toHaveLength(1);
  expect(said[0]).not.toContain('door');
});
