import { expect, test } from 'vitest';
import { askWithKey } from '../../../test/cash.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';

const store = await openStore();
const manager = await openConsole(store, ['manager']);
const [shown, draft] = [
  await addProduct(store.db, { status: 'published' }),
  await addProduct(store.db, { status: 'draft' }),
];

const statusOf = async (id: string) =>
  (await manager.ask('getProductToEdit', { id })).body.data.product.status;
const step = async (name: 'publish' | 'hide' | 'archive', ids: string[]) => {
  const { status, body } = await askWithKey(manager, 'bulkProducts', { ids, step: name });
  return status === 200 ? body.data.results : Promise.reject(new Error(body.code));
};

test('each product takes the step or says what it lacks, and keeps no other from it', async () => {
  expect(await step('hide', [shown, draft, 'x'.repeat(24)])).toMatchObject([
    { id: shown, code: null, missing: [] },
    { id: draft, code: 'CONFLICT', missing: [] },
    { code: 'NOT_FOUND', name: '' },
  ]);
  expect([await statusOf(shown), await statusOf(draft)]).toEqual(['hidden', 'draft']);
  const [refused] = await step('publish', [draft, draft]);
  expect(refused).toMatchObject({ code: 'INCOMPLETE' });
  expect(refused?.missing).toContain('pictures');
  expect(await statusOf(draft)).toBe('draft');
});

test('the log names each product', async () => {
  await step('archive', [draft]);
  const owner = await openConsole(store, ['owner']);
  const { entries } = (await owner.ask('listAudit', { subject: draft })).body.data;
  expect(entries.map(({ action }) => action)).toContain('product.archive');
});

test('two bulk steps of the same products end, each with one outcome', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => addProduct(store.db, { status: 'published' })),
  );
  const answers = await Promise.all([step('hide', ids), step('hide', ids.toReversed())]);
  const done = answers.flat().filter(({ code }) => code === null);
  expect(done.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test.each(['packer', 'courier', 'accountant', 'support'] as const)('%s may not', async (role) => {
  const client = await openConsole(store, [role]);
  expect((await askWithKey(client, 'bulkProducts', { ids: [shown], step: 'hide' })).status).toBe(403);
});
