import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { sendByCompany } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import { runJob } from '../../../jobs/runner.ts';

const store = await openStore();
const start = store.now();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const nadim = await openConsole(store, ['accountant']);
const due = 1_425;

const reverse = (entryId: string, who = nadim) =>
  ask(who, 'reverseCashEntry', { entryId, reason: 'typed wrongly' });

async function balances(): Promise<Record<string, number | null>> {
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  return Object.fromEntries(accounts.map(({ _id, balance }) => [_id, balance]));
}

const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };

async function company() {
  const id = (await owner.ask('addCompany', names)).body.data.company._id;
  const fees = { phone: '', feeKind: 'fixed', feeValue: 100, feeIncluded: true } as const;
  await nadim.ask('updateCompany', { id, version: 1, ...names, ...fees });
  return id;
}

async function handedTo(companyId: string, waybill: string) {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, companyId, waybill);
  return order._id;
}

async function posted(id: string, csv: string, received: number, into: 'safe' | 'bank' = 'bank') {
  const { statement } = (await nadim.ask('addStatement', { id, csv, received, into })).body.data;
  const done = await ask(nadim, 'postStatement', { id, sid: statement._id });
  return { sid: statement._id, status: done.status, entryId: done.body.data?.statement.entryId ?? '' };
}

const read = async (id: string, sid: string) =>
  (await nadim.ask('getStatement', { id, sid })).body.data.statement;
const owedBy = async (id: string) => {
  const { balance, owed } = (await nadim.ask('getCompany', { id })).body.data;
  return [balance, owed.map(({ waybill }) => waybill)];
};

test('a reversed statement leaves its parcels as they are: they are owed again, and post once more', async () => {
  const id = await company();
  const [kept, back] = [await handedTo(id, 'R1'), await handedTo(id, 'R2')];
  const before = await balances();
  const { sid, entryId } = await posted(id, 'R1,1425,100,delivered\nR2,0,100,refused', 1_000);
  expect(await read(id, sid)).toMatchObject({ irreversible: null, difference: 1_000 - due + 200 });

  expect((await reverse(entryId)).status).toBe(200);
  const after = await balances();
  for (const account of ['bank', 'companyFees', 'difference'])
    expect([account, after[account] ?? 0]).toEqual([account, before[account] ?? 0]);
  expect(await owedBy(id)).toEqual([due, ['R1']]);
  expect(await read(id, sid)).toMatchObject({
    postedAt: null,
    entryId,
    irreversible: 'reversed',
    lines: [{ state: 'matched' }, { state: 'matched' }],
  });
  const { rows } = await store.pool.query(`select status from orders where id = any($1) order by status`, [
    [kept, back],
  ]);
  expect(rows.map(({ status }) => String(status))).toEqual(['canceled', 'delivered']);
  expect(await store.invariants()).toEqual([]);

  // Another statement, or the same one, posts the lines again; each still once.
  const right = await posted(id, 'R1,1425,100,delivered', due - 100);
  expect(right.status).toBe(200);
  expect((await posted(id, 'R1,1425,100,delivered', due - 100)).status).toBe(409);
  expect((await read(id, sid)).lines.map(({ state }) => state)).toEqual(['posted', 'matched']);
  expect((await ask(nadim, 'postStatement', { id, sid })).status).toBe(200);
  expect(await owedBy(id)).toEqual([0, []]);
  expect(await store.invariants()).toEqual([]);
});

test('a statement whose difference is settled is reversed after the settling', async () => {
  const id = await company();
  await handedTo(id, 'S1');
  const { sid, entryId } = await posted(id, 'S1,1425,100,delivered', 1_000);
  const { differences } = (await nadim.ask('listCashAccounts')).body.data;
  const difference = differences.find((each) => each.entryId === entryId);
  const made = await ask(owner, 'settleDifference', { id: difference?._id ?? '', as: 'loss' });
  const settling = made.body.data.entry._id;
  expect((await read(id, sid)).irreversible).toBe('settled');
  expect((await reverse(entryId)).body.code).toBe('CONFLICT');
  await reverse(settling, owner);
  expect((await reverse(entryId)).status).toBe(200);
  expect(await store.invariants()).toEqual([]);
});

test('a reversal opens the tasks of unpaid parcels again that its posting had closed', async () => {
  const id = await company();
  const order = await handedTo(id, 'U1');
  await ask(nadim, 'reportDelivered', { id: order, version: 5, kept: null });
  store.setNow(new Date(start.getTime() + 15 * 86_400_000));
  await runJob(store, 'parcel-timers');
  store.setNow(start);
  const open = async () => {
    const { rows } = await store.pool.query(
      `select done_at is null as open from tasks where kind = 'unpaid' and order_id = $1`,
      [order],
    );
    return rows.map((row) => Boolean(row.open));
  };
  const { entryId } = await posted(id, 'U1,1425,100,delivered', due - 100);
  expect(await open()).toEqual([false]);
  await reverse(entryId);
  expect(await open()).toEqual([true]);
  expect(await store.invariants()).toEqual([]);
});

test('a statement is not reversed and posted with the same lines at once', async () => {
  const id = await company();
  await handedTo(id, 'V1');
  const { entryId } = await posted(id, 'V1,1425,100,delivered', due - 100);
  const { statement } = (
    await nadim.ask('addStatement', { id, csv: 'V1,1425,100,delivered', received: 5, into: 'safe' })
  ).body.data;
  const [post, ...reversals] = await Promise.all([
    ask(nadim, 'postStatement', { id, sid: statement._id }),
    reverse(entryId, owner),
    reverse(entryId),
  ]);
  expect(reversals.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect([200, 409]).toContain(post.status);
  expect(await store.invariants()).toEqual([]);
});
