import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openListening } from '../../../test/listening-staff.ts';
import { bringing, delivered, line } from '../../../test/returning.ts';

const { store, dress, service, tell, heard, listener, order } = await openListening();
const { db } = store;
const titles = (...given: Parameters<typeof heard>) => heard(...given).map(({ title }) => title);

test('a return that is asked for is told, and one that the staff opened is not', async () => {
  const { phone } = await listener(['support']);
  const { shopper, order: given } = await delivered(store, dress);
  await tell();
  service.requests.length = 0;
  const asked = await shopper.call(
    'requestReturnShipment',
    bringing(given, 'return', 'changedMind', line(dress)),
  );
  expect(asked.status).toBe(200);
  await tell();
  await tell();
  expect(heard(phone)).toEqual([
    expect.objectContaining({ title: 'A return is asked for', text: expect.stringContaining(given.number) }),
  ]);
});

test('a size that orders took to its low level is told once, and again after pieces came in', async () => {
  const { phone } = await listener(['packer']);
  const coat = await addProduct(db, { id: 'coat', stock: { 'black/M': 7 } });
  await order(coat);
  await tell();
  expect(titles(phone)).toEqual([]);
  await order(coat, 2);
  await tell();
  await tell();
  expect(heard(phone)).toEqual([
    expect.objectContaining({ title: 'Running low', href: `/console/stock/${coat}` }),
  ]);
  expect(heard(phone)[0]?.text).toContain('4 left');
  await order(coat);
  await tell();
  expect(heard(phone)).toHaveLength(1);
  const owner = await openConsole(store, ['owner']);
  const adjusted = await owner.ask(
    'adjustStock',
    { productId: coat, colorId: 'black', sizeId: 'M', reason: 'found', count: 5, note: 'in the back' },
    { 'idempotency-key': 'found-five' },
  );
  expect(adjusted.status).toBe(200);
  await order(coat, 4);
  await tell();
  expect(heard(phone)).toHaveLength(2);
});

test('late jobs are told to owners alone, each time they are late', async () => {
  const [owner, manager] = [await listener(['owner']), await listener(['manager'])];
  await sql`insert into job_runs (job, succeeded_at, late_at)
            values ('end-points', now() - interval '3 hours', now() - interval '1 minute')`.execute(db);
  await tell();
  await tell();
  expect([titles(owner.phone), titles(manager.phone)]).toEqual([['An automatic job is late'], []]);
  expect(heard(owner.phone)[0]?.text).toContain('end-points');
  await sql`update job_runs set succeeded_at = now() - interval '2 hours'`.execute(db);
  await tell();
  expect(titles(owner.phone)).toHaveLength(2);
  await sql`delete from job_runs`.execute(db);
});

test('a missing backup is told once', async () => {
  const { phone } = await listener(['owner']);
  await sql`insert into job_runs (job, failed_at, failures) values ('back-up', now(), 2)`.execute(db);
  await tell();
  await tell();
  expect(titles(phone)).toEqual(['There is no recent backup']);
  await sql`delete from job_runs`.execute(db);
});
