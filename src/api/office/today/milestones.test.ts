import { expect, test } from 'vitest';
import { bringTo, buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { noteMilestones } from './milestones.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { name: { en: 'Dress', ar: 'فستان' }, stock: { 'black/M': 50 } });
const owner = await openConsole(store, ['owner']);
const packer = await openConsole(store, ['packer']);
const shown = async (who = owner) => {
  await noteMilestones(db, store.now());
  return (await who.ask('getToday')).body.data.milestones;
};
const sell = async (count: number) => {
  for (let sold = 0; sold < count; sold += 1) {
    const { _id } = await buy(await store.shopper(), dress);
    await bringTo(store, _id, 'delivered');
  }
};

test('the first sale, the tenth and the best piece are shown once to who reads reports', async () => {
  expect(await shown()).toEqual([]);
  await sell(1);
  expect(await shown()).toEqual([{ kind: 'first', productId: null, name: '' }]);
  expect(await shown(packer)).toEqual([]);
  await owner.ask('putMilestoneAway', { kind: 'first' });
  expect(await shown()).toEqual([]);
  await sell(9);
  const kinds = (await shown()).map(({ kind, name }) => [kind, name]);
  expect(Object.fromEntries(kinds)).toEqual({ best: 'Dress', tenth: '' });
  for (const kind of ['tenth', 'best'] as const) await owner.ask('putMilestoneAway', { kind });
  await noteMilestones(db, store.now());
  const { rows } = await store.pool.query(
    'select kind from milestones where seen_at is not null order by kind',
  );
  expect(rows).toEqual([{ kind: 'best' }, { kind: 'first' }, { kind: 'tenth' }]);
});

test('a shop that sells for long is shown none', async () => {
  await store.pool.query('delete from milestones');
  await noteMilestones(db, new Date(store.now().getTime() + 20 * DAY_MS));
  const { rows } = await store.pool.query(
    'select kind from milestones where seen_at is not null order by kind',
  );
  expect(rows).toEqual([{ kind: 'best' }, { kind: 'first' }, { kind: 'tenth' }]);
});
