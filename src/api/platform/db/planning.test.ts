import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { recordStatements, type Statement } from '../../../../test/recorded-statements.ts';
import { openStore } from '../../../../test/store.ts';
import { tour } from '../../../../test/tour.ts';
import { type ConsoleCallName, consoleCallNames, consoleEndpoints } from '../../../shop/console-endpoints.ts';
import { endpointNames } from '../../../shop/endpoints.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';
import { notifyRestock } from '../../catalog/alerts/notify-restock.ts';
import { countBoughtTogether } from '../../catalog/details/count-bought-together.ts';
import { completeOrders } from '../../delivery/returns/complete-orders.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { refreshTrend } from '../../office/home/refresh-trend.ts';

// Planning dominates a connection's first statements, and nearly all statements of a store with little traffic.

const MOST_MS = 2;
/** A few people ask these, and rarely. */
const MOST_MS_OF_THE_CONSOLE = 5;
/** On a busy machine most runs are interrupted, so the minimum of several counts. */
const TRIES = 100;
const ROUNDS = 8;
const PAUSE_MS = 4_000;

const store = await openStore({ demo: true });
const { db } = store;
const sent = recordStatements(store.pool);
const variant = (productId: string) => ({ productId, colorId: 'black', sizeId: 'M' });

async function useEverything(): Promise<void> {
  const inStock = variant(await addProduct(db, { stock: { 'black/M': 40 } }));
  const soldOut = variant(await addProduct(db, { stock: { 'black/M': 0 } }));
  const made = await tour(
    { ...store, sql: (text, values) => store.pool.query(text, values) },
    { inStock, soldOut, brandId: 'loza', categoryId: 'women' },
  );
  expect(endpointNames.filter((name) => !made.has(name))).toEqual([]);
  const terms = await store.terms();
  await deliverMessages(db, store.integrations, store.now());
  await completeOrders(db, terms.settings, store.now());
  await refreshTrend(db, terms.settings, store.now());
  await notifyRestock(db, terms);
  await countBoughtTogether(db, store.now());
  await cleanUp(db, store.now());
}

// Every page of the console, with the rows of the demo.
async function readTheConsole(): Promise<void> {
  const owner = await openConsole(store, ['owner', 'packer', 'courier', 'accountant', 'support']);
  const first = async (table: string): Promise<string> => {
    const { rows } = await store.pool.query<{ id: string }>(`select id from ${table} order by id limit 1`);
    return rows[0]?.id ?? 'none';
  };
  const ids: Partial<Record<ConsoleCallName, string>> = {
    getOrder: await first('orders'),
    getRun: await first('runs'),
    getReturn: await first('returns'),
    getProductToEdit: await first('products'),
  };
  const searched = ['listOrders', 'listStock', 'listProductsToEdit', 'findPieces'] as const;
  for (const name of consoleCallNames) {
    const call: ConsoleEndpoint = consoleEndpoints[name];
    if (call.method !== 'GET' || name === 'listEvents') continue;
    expect((await owner.ask(name, { id: ids[name] ?? 'none' })).status).toBeLessThan(500);
  }
  for (const name of searched) await owner.ask(name, { search: 'dress' });
  await owner.ask('getEditedHelpText', { page: 'terms' });
  await owner.ask('getHelpVersion', { page: 'terms', number: 1 });
}

test('every statement of every call and job is planned within 2 ms', async () => {
  await useEverything();
  expect(await slowerThan(MOST_MS, sent)).toEqual([]);
  expect(new Set(sent.map(({ text }) => text)).size).toBeGreaterThan(150);
});

test('every statement of the pages of the console is planned within 5 ms', async () => {
  const before = sent.length;
  await readTheConsole();
  const asked = sent.slice(before);
  expect(await slowerThan(MOST_MS_OF_THE_CONSOLE, asked)).toEqual([]);
  expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThan(50);
});

async function slowerThan(most: number, asked: readonly Statement[]): Promise<[ms: number, text: string][]> {
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  await client.query('analyze');
  let slow: [ms: number, text: string][] = [];
  const statements = new Map(asked.map(({ text, values }) => [text, values]));
  for (const text of statements.keys())
    if (/^\s*(select|with|insert|update|delete|merge)\b/i.test(text)) slow.push([Infinity, text]);
  // A neighbor may slow the machine for seconds: what seems slow is measured again later.
  for (let round = 1; round <= ROUNDS && slow.length > 0; round += 1) {
    if (round > 1) await wait(PAUSE_MS);
    for (const each of slow)
      for (let tries = 0; tries < TRIES && each[0] > most; tries += 1)
        each[0] = Math.min(each[0], await planningTime(client, each[1], statements.get(each[1]) ?? []));
    slow = slow.filter(([least]) => least > most);
  }
  await client.end();
  return slow;
}

async function planningTime(client: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Planning Time': number }] }>(
    `explain (summary, format json) ${text}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0]['Planning Time'] ?? Infinity;
}
