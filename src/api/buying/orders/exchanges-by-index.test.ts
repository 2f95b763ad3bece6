import pg from 'pg';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { recordStatements } from '../../../../test/recorded-statements.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ demo: true });
const sent = recordStatements(store.pool);

// Without an index of all exchanges each return read every order.
test('the exchanges of returns are looked up in an index', async () => {
  const owner = await openConsole(store, ['owner']);
  await owner.ask('listWaitingReturns');
  const asked = new Map(
    sent
      .filter(({ text }) => /^\s*select[^]*exchange_of =/.test(text))
      .map(({ text, values }) => [text, values]),
  );
  expect(asked.size).toBeGreaterThan(0);
  // As an order's page asks, of orders and of returns.
  asked.set('select from orders x where x.id = any($1) or x.exchange_of = any($2)', [['none'], ['none']]);
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  // What few rows would be read whole for shows whether an index serves at all.
  await client.query('set enable_seqscan = off');
  for (const [text, values] of asked) {
    const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on orders');
  }
  await client.end();
});
