import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { type CuttingLine, openCuttingLine } from '../../../../test/cutting-line.ts';
import { signalDatabase } from '../../../../test/database-processes.ts';
import { manyOrders } from '../../../../test/many-orders.ts';
import { packedAt } from '../../../../test/remote-orders.ts';
import { done, keyed, RemoteStaff } from '../../../../test/remote-staff.ts';
import { openStoreProcess, type StoreProcess } from '../../../../test/store-process.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { runningDatabaseUrl } from '../../platform/db/embedded/embedded.ts';
import { writeSettings } from '../../settings.ts';

// What moves cash or hands goods over, while the store dies, its database dies, or the line breaks: done once, and every
// pound is found.

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-cash-faults-'));
const PRICE = 1_275;
const DUE = PRICE + 150;
const FEE = 100;
let store: StoreProcess;
let line: CuttingLine;
const address = () => store.address;
const owner = new RemoteStaff(address);
const accountant = new RemoteStaff(address);
const couriers = [new RemoteStaff(address), new RemoteStaff(address), new RemoteStaff(address)] as const;

const openHere = (port: string) =>
  openStoreProcess({ DATA_DIR: dataDir, DEMO: 'false', PORT: port, LOG_LEVEL: 'silent', DATABASE_URL: '' });

function databaseUrl(): string {
  const url = runningDatabaseUrl(dataDir);
  if (url === null) throw new Error('the store runs no database');
  return url;
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  // A killed database ends it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connected();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

beforeAll(async () => {
  store = await openHere('0');
  line = await openCuttingLine(address);
  const { db } = openDatabase(databaseUrl(), 2);
  await writeSettings(db, manyOrders);
  await addProduct(db, { id: 'shirt', price: PRICE, stock: { 'black/M': 5000 } });
  await db.destroy();
  await owner.join(rowsOf, ['owner']);
  await accountant.join(rowsOf, ['accountant']);
  for (const courier of couriers) await courier.join(rowsOf, ['courier']);
  const given = { way: 'deposit', amount: 100_000, reason: 'To begin with' } as const;
  await done(owner.ask('moveOwnersCash', given, { key: randomUUID() }));
});

afterAll(async () => {
  line.close();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** A statement of a company that delivered a parcel and brings its cash, not posted yet. */
async function remitted() {
  const { id: orderId, parcelId, seen } = await packedAt(address, owner);
  const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
  const companyId = (await done(owner.ask('addCompany', names))).company._id;
  const { run } = await done(owner.ask('createRun', { companyId, parcels: [parcelId] }, keyed()));
  const waybills = [{ parcelId, number: `W-${parcelId}` }];
  await done(owner.ask('handOverRun', { id: run._id, version: run.version, waybills }, keyed()));
  const { version } = await seen();
  await done(accountant.ask('reportDelivered', { id: orderId, version, kept: null }, keyed()));
  const csv = `W-${parcelId},${DUE},${FEE},delivered`;
  const tried = { id: companyId, csv, received: DUE - FEE, into: 'safe' } as const;
  const { statement } = await done(accountant.ask('addStatement', tried));
  return { id: companyId, sid: statement._id };
}

type Act = { name: ConsoleCallName; ask: (through?: string) => Promise<{ status: number; body: unknown }> };

function act<Name extends ConsoleCallName>(who: RemoteStaff, name: Name, input: ConsoleInputOf<Name>): Act {
  const key = randomUUID();
  return { name, ask: (through) => who.ask(name, input, { key, ...(through !== undefined && { through }) }) };
}

let closed = 0;

/** One act of each kind, each under its own key, with what it needs. */
async function acts(): Promise<{ all: Act[]; runId: string; day: string }> {
  await rowsOf(`update staff_sessions set second_at = now()`);
  const [counted, changed, sent] = couriers;
  await done(accountant.ask('giveFloat', { courierId: counted.id, amount: 400 }, keyed()));
  const { parcelId } = await packedAt(address, owner);
  const planned = { courierId: sent.id, parcels: [parcelId] };
  const { run } = await done(owner.ask('createRun', planned, keyed()));
  const wrong = { kind: 'other', amount: 70, reason: 'Typed twice' } as const;
  const { entry } = await done(accountant.ask('payExpense', wrong, keyed()));
  closed += 1;
  const day = addDays(storeDateOf(new Date()), -closed);
  const notes = (value: number) => [{ value: 25, count: value / 25 }];
  const { sheet } = await done(accountant.ask('getCashSheet', { day, who: counted.id }));
  const carried = couriers.map(({ id }) => id);
  return {
    runId: run._id,
    day,
    all: [
      act(owner, 'moveOwnersCash', { way: 'deposit', amount: 500, reason: 'Change' }),
      act(owner, 'moveOwnersCash', { way: 'draw', amount: 200, reason: 'Home' }),
      act(accountant, 'payExpense', { kind: 'other', amount: 50, reason: 'Tape' }),
      act(accountant, 'reverseCashEntry', { entryId: entry._id, reason: 'Typed twice' }),
      act(accountant, 'giveFloat', { courierId: changed.id, amount: 300 }),
      act(accountant, 'handOverCash', { courierId: counted.id, notes: notes(375), after: sheet.lastCount }),
      act(accountant, 'postStatement', await remitted()),
      act(owner, 'handOverRun', { id: run._id, version: run.version }),
      act(accountant, 'closeCashDay', { day, notes: notes(100_000), carried, reason: 'miscount' }),
    ],
  };
}

/** The balances of the books; the safe and what it differs by together, since a closing moves cash between them. */
async function balances(): Promise<Record<string, number>> {
  const rows = await rowsOf<{ account: string; amount: number }>(
    `select case when account_id in ('safe', 'difference') then 'safe' else split_part(account_id, ':', 1) end as account,
            sum(amount)::int as amount from cash_lines group by 1`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

/** What one round moves: safe + 500 − 200 − 50 + 70 − 300 + 400, of which 25 is missing, + what the company brings. */
const MOVED = {
  safe: 500 - 200 - 50 + 70 - 300 + 400 + DUE - FEE,
  owner: -500 + 200,
  expenses: 50 - 70,
  courier: 300 - 400,
  company: -DUE,
  companyFees: FEE,
};

const invariants = readFileSync(join(import.meta.dirname, '../../../../db/invariants.sql'), 'utf8');

/** Asks again with the same keys until each is answered, as a page does. */
async function insist({ ask, name }: Act): Promise<unknown> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer.status < 300) return answer.body;
    const { code } = (answer?.body ?? {}) as { code?: string };
    if (answer !== null && code !== 'IDEMPOTENCY_RUNNING' && code !== 'SERVICE_UNAVAILABLE')
      throw new Error(`${name}: ${answer.status} ${code}`);
    await wait(50);
  }
}

/** Makes one act of each kind while `hurt` runs, insists on each, and expects each done once. */
async function expectOnce(hurt: (all: readonly Act[]) => Promise<void>): Promise<void> {
  const { all, runId, day } = await acts();
  const before = await balances();
  await hurt(all);
  const answers = [];
  for (const each of all) answers.push(await insist(each));
  // The same answer again, and nothing done.
  for (const [index, each] of all.entries()) expect(await insist(each)).toEqual(answers[index]);
  const after = await balances();
  const moved = Object.fromEntries(
    Object.keys(MOVED).map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)]),
  );
  expect(moved).toEqual(MOVED);
  const sum = Object.values(after).reduce((total, amount) => total + amount, 0);
  expect(sum).toBe(0);
  const [run] = await rowsOf<{ status: string; handed: number }>(
    `select r.status, (select count(*)::int from run_stops t join parcel_history h on h.parcel_id = t.parcel_id and h.step = 'handOver'
                        where t.run_id = r.id) as handed from runs r where r.id = $1`,
    [runId],
  );
  expect(run).toEqual({ status: 'handedOver', handed: 1 });
  const days = await rowsOf('select 1 from cash_days where day = $1', [day]);
  const lines = await rowsOf(`select 1 from staff_audit where action = 'cash.close' and subject = $1`, [day]);
  expect([days.length, lines.length]).toEqual([1, 1]);
  expect(await rowsOf(invariants)).toEqual([]);
}

const lost = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    () => 'lost',
  );

/** Sends all of them; none has committed while their keys are locked. Then `kill`. */
async function killedBeforeCommit(all: readonly Act[], kill: () => Promise<void>): Promise<void> {
  const holder = await connected();
  await holder.query('begin; lock table staff_idempotency_keys in share mode');
  const asked = all.map((each) => lost(each.ask()));
  const waiting = async () =>
    (await rowsOf(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;
  while ((await waiting()) < 2) await wait(20);
  await kill();
  await holder.end().catch(() => null);
  await Promise.all(asked);
}

/** Sends all of them over a line that brings no answer, and kills once all have committed. */
async function killedAfterCommit(all: readonly Act[], kill: () => Promise<void>): Promise<void> {
  const count = async () =>
    (await rowsOf<{ keys: number }>('select count(*)::int as keys from staff_idempotency_keys'))[0]?.keys ??
    0;
  const before = await count();
  line.cut({ asked: null, answered: 0 });
  for (const each of all) expect(await lost(each.ask(line.address))).toBe('lost');
  while ((await count()) < before + all.length) await wait(20);
  await kill();
}

async function killStore(): Promise<void> {
  const { port } = new URL(store.address);
  store.child.kill('SIGKILL');
  store = await openHere(port);
}

async function killDatabase(): Promise<void> {
  signalDatabase(dataDir, 'SIGKILL');
  while ((await fetch(`${store.address}/health/ready`).catch(() => null))?.status !== 200) await wait(50);
}

test.each([
  ['nothing of the answer', { asked: null, answered: 0 }],
  ['its first byte', { asked: null, answered: 1 }],
  ['half its head', { asked: null, answered: 200 }],
  ['half the request', { asked: 300, answered: null }],
])('a line that breaks after %s: each act is done once', async (_title, cut) => {
  await expectOnce(async (all) => {
    line.cut(cut);
    for (const each of all) expect(await lost(each.ask(line.address))).toBe('lost');
  });
});

test('wherever an answer is cut off, the cash is in the safe once', async () => {
  const before = await balances();
  const given = { way: 'deposit', amount: 25, reason: 'Change' } as const;
  let times = 0;
  for (let answered = 2; ; answered += 37) {
    const deposit = act(owner, 'moveOwnersCash', given);
    line.cut({ asked: null, answered });
    const outcome = await lost(deposit.ask(line.address));
    await insist(deposit);
    times += 1;
    if (outcome === 'answered') break;
  }
  expect(times).toBeGreaterThan(10);
  expect((await balances())['safe']).toBe((before['safe'] ?? 0) + times * 25);
});

const kills = [
  ['store', killStore],
  // Signals reach all processes of a database on Linux alone.
  ...(process.platform === 'linux' ? [['database', killDatabase] as const] : []),
] as const;

test.each(kills)(
  'kill -9 of the %s before anything is committed: each act is done once',
  async (_what, kill) => {
    await expectOnce((all) => killedBeforeCommit(all, kill));
  },
);

test.each(kills)(
  'kill -9 of the %s after the commit, before the answer: each act is done once',
  async (_what, kill) => {
    await expectOnce((all) => killedAfterCommit(all, kill));
  },
);
