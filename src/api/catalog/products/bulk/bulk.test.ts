import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { BulkAction } from '../../../../shop/catalog/products/bulk/bulk-action.ts';
import { runJob } from '../../../jobs/runner.ts';

const store = await openStore();
const { db } = store;
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const guest = store.guest({ language: 'en' });
await sql`insert into pictures (id, width, height, avif, webp) values ('f00d', 960, 1280, '{240}', '{480}')`.execute(
  db,
);

type Given = NonNullable<Parameters<typeof addProduct>[1]>;
let made = 0;

/** A product with everything it needs, or with no picture. */
async function product({ isWhole = true, ...given }: Given & { isWhole?: boolean } = {}): Promise<string> {
  made += 1;
  const name = `Bulk ${made}`;
  const id = await addProduct(db, { id: `bulk-${made}`, name: { en: name, ar: `سترة ${made}` }, ...given });
  await sql`
    update products set description_en = 'A jacket of washed linen that falls to the hip.',
                        description_ar = 'سترة من الكتان المغسول يصل طولها حتى الورك تماماً.',
                        material_en = 'Linen', material_ar = 'كتان', care_en = '30°', care_ar = 'غسيل 30°'
     where id = ${id}`.execute(db);
  if (isWhole)
    await sql`insert into product_pictures (product_id, position, color_id, picture_id) values (${id}, 0, 'black', 'f00d')`.execute(
      db,
    );
  return id;
}
const draft = () => product({ status: 'draft' });

const preview = async (action: BulkAction, ids: string[], who = manager) => {
  const { status, body } = await who.ask('previewProductChange', { action, ids });
  expect(status).toBe(200);
  return body.data;
};
const apply = async (action: BulkAction, ids: string[]) => {
  const { change } = await preview(action, ids);
  return (await askWithKey(manager, 'applyProductChange', { id: change._id })).body.data;
};
const undo = async (id: string) => (await askWithKey(manager, 'undoProductChange', { id })).body;
const read = async (id: string) => (await manager.ask('getProductToEdit', { id })).body.data.product;
const edit = async (id: string, fields: object, lists: { pictures?: [] } = {}) => {
  const { version } = await read(id);
  const { status } = await manager.ask('changeProduct', { id, version, fields, ...lists });
  expect(status).toBe(200);
};
const statesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await read(id)).status));
const isListed = async (id: string) =>
  (await guest.call('getProductDetails', { productId: id })).status === 200;
const problemsOf = (rows: { problem: string | null }[]) => rows.map(({ problem }) => problem);
const at = new Date(store.now().getTime() + 3_600_000).toISOString();

describe('an action on many products', () => {
  const cases: readonly [BulkAction, 'draft' | 'published', object, object][] = [
    [{ kind: 'publish' }, 'draft', { status: 'published' }, { status: 'draft' }],
    [{ kind: 'hide' }, 'published', { status: 'hidden' }, { status: 'published' }],
    [{ kind: 'archive' }, 'published', { status: 'archived' }, { status: 'published' }],
    [
      { kind: 'schedule', at },
      'draft',
      { status: 'scheduled', publishAt: at },
      { status: 'draft', publishAt: null },
    ],
    [
      { kind: 'seasons', seasons: ['winter'] },
      'published',
      { fields: { seasons: ['winter'] } },
      { fields: { seasons: ['spring', 'summer'] } },
    ],
    [
      { kind: 'place', subCategoryId: 'shirts--all' },
      'published',
      { fields: { subCategoryId: 'shirts--all' } },
      { fields: { subCategoryId: 'women--all' } },
    ],
  ];
  test.each(cases)('%j is previewed, applied and undone', async (action, status, after, before) => {
    await addProduct(db, { categoryId: 'shirts' });
    const ids = [await product({ status }), await product({ status })];
    const { change, rows } = await preview(action, ids);
    expect(change).toMatchObject({ state: 'draft', counts: { ready: 2 }, madeBy: 'Suha', canUndo: false });
    expect(rows.map(({ productId }) => productId).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await read(id)).toMatchObject({ ...before, version: 1 });
    const applied = await askWithKey(manager, 'applyProductChange', { id: change._id });
    expect(applied.body.data.change).toMatchObject({
      state: 'applied',
      counts: { applied: 2 },
      canUndo: true,
    });
    for (const id of ids) expect(await read(id)).toMatchObject({ ...after, version: 2, changedBy: 'Suha' });
    expect((await undo(change._id)).data.change).toMatchObject({ state: 'undone', counts: { restored: 2 } });
    for (const id of ids) expect(await read(id)).toMatchObject({ ...before, version: 3 });
    expect((await undo(change._id)).code).toBe('CONFLICT');
  });

  test('shows at once to shoppers, under the words of its new category, and is told in the log', async () => {
    await addProduct(db, { categoryId: 'parkas' });
    const ids = [await draft(), await draft()];
    const [one = ''] = ids;
    expect(await isListed(one)).toBe(false);
    const { change } = await apply({ kind: 'publish' }, ids);
    expect(await isListed(one)).toBe(true);
    const found = async () =>
      (await guest.call('getAllProducts', { name: 'parkas', limit: 50 })).body.data.products.map(
        ({ _id }) => _id,
      );
    expect(await found()).not.toContain(one);
    await apply({ kind: 'place', subCategoryId: 'parkas--all' }, ids);
    expect(await found()).toContain(one);
    const { rows } = await store.pool.query(
      `select action, before, after from staff_audit where staff_id = $1 and subject in ($2, $3) order by id`,
      [manager.staffId, one, change._id],
    );
    expect(rows).toEqual([
      {
        action: 'product.publish',
        before: { status: 'draft', publishAt: null },
        after: { status: 'published', publishAt: null },
      },
      { action: 'product.bulk', before: null, after: { kind: 'publish', counts: { applied: 2 } } },
      {
        action: 'product.change',
        before: { subCategoryId: 'women--all' },
        after: { subCategoryId: 'parkas--all' },
      },
    ]);
  });

  test('names each product that it does not fit, in the reader’s language', async () => {
    const ids = [await draft(), await product({ status: 'draft', isWhole: false }), await product()];
    const { change, rows } = await preview({ kind: 'publish' }, ids);
    expect(change.counts).toEqual({ ready: 1, refused: 2 });
    expect(rows.map(({ productId, kind, missing, message }) => [productId, kind, missing, message])).toEqual([
      [ids[1], 'refused', ['pictures'], 'Still missing: a picture.'],
      [ids[2], 'refused', [], 'Not possible in its state: “In the shop”.'],
      [ids[0], 'ready', [], null],
    ]);
    const arabic = await manager.ask('getProductChange', { id: change._id }, { 'accept-language': 'ar' });
    expect(arabic.body.data.rows[0]?.message).toBe('ما زال ينقصه: صورة.');
    const { body } = await askWithKey(manager, 'applyProductChange', { id: change._id });
    expect(body.data.change.counts).toEqual({ applied: 1, refused: 2 });
    expect(await statesOf(ids)).toEqual(['published', 'draft', 'published']);
  });

  test('leaves what was edited since its preview as it is, and names it', async () => {
    const ids = [await draft(), await draft()];
    const { change } = await preview({ kind: 'publish' }, ids);
    await edit(ids[0] ?? '', { nameEn: 'Edited meanwhile' });
    const { body } = await askWithKey(manager, 'applyProductChange', { id: change._id });
    expect(body.data.change.counts).toEqual({ applied: 1, skipped: 1 });
    expect(body.data.rows[0]).toMatchObject({
      productId: ids[0],
      kind: 'skipped',
      message: 'It was edited since the preview.',
    });
    expect(await statesOf(ids)).toEqual(['draft', 'published']);
  });

  test('is done once, however often it is sent', async () => {
    const ids = [await draft()];
    const { change } = await preview({ kind: 'publish' }, ids);
    const key = { 'idempotency-key': randomUUID() };
    const first = await manager.ask('applyProductChange', { id: change._id }, key);
    const again = await manager.ask('applyProductChange', { id: change._id }, key);
    expect(again.body.data).toEqual(first.body.data);
    expect((await read(ids[0] ?? '')).version).toBe(2);
    const other = await askWithKey(manager, 'applyProductChange', { id: change._id });
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
  });

  test('of two at once on the same products changes each of them once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, draft));
    const [mine, theirs] = [
      await preview({ kind: 'publish' }, ids),
      await preview({ kind: 'archive' }, ids.toReversed(), owner),
    ];
    const answers = await Promise.all([
      askWithKey(manager, 'applyProductChange', { id: mine.change._id }),
      askWithKey(owner, 'applyProductChange', { id: theirs.change._id }),
    ]);
    const counts = answers.map(({ body }) => body.data.change.counts);
    expect(counts.toSorted((one, other) => (other.applied ?? 0) - (one.applied ?? 0))).toEqual([
      { applied: 8 },
      { skipped: 8 },
    ]);
    expect(new Set(await statesOf(ids)).size).toBe(1);
    for (const id of ids) expect((await read(id)).version).toBe(2);
  });
});

describe('the undo', () => {
  test('gives back what still holds the set value, and names the rest', async () => {
    const ids = [await product(), await product(), await product(), await product()];
    const [free = '', shown = '', short = '', renamed = ''] = ids;
    const { change } = await apply({ kind: 'hide' }, ids);
    await manager.ask('publishProduct', { id: shown, version: 2 });
    await edit(short, {}, { pictures: [] });
    await edit(renamed, { nameEn: 'Another name' });
    const { data } = await undo(change._id);
    expect(data.change.counts).toEqual({ restored: 2, kept: 2 });
    expect(data.rows.slice(0, 2).map(({ name, message }) => [name, message])).toEqual([
      [(await read(shown)).fields.nameEn, 'It was changed again since.'],
      [(await read(short)).fields.nameEn, 'Still missing: a picture.'],
    ]);
    expect(await statesOf([free, shown, short, renamed])).toEqual([
      'published',
      'published',
      'hidden',
      'published',
    ]);
    expect((await read(renamed)).fields.nameEn).toBe('Another name');
  });

  test('keeps what came into the shop at its minute, and moves nothing to a deleted category', async () => {
    const soon = new Date(store.now().getTime() + 60_000).toISOString();
    const due = await draft();
    const scheduled = await apply({ kind: 'schedule', at: soon }, [due]);
    store.setNow(soon);
    await runJob(store, 'publish-scheduled');
    expect(problemsOf((await undo(scheduled.change._id)).data.rows)).toEqual(['changed']);
    expect((await read(due)).status).toBe('published');
    const moved = await product({ categoryId: 'women', subCategoryId: 'old' });
    await addProduct(db, { categoryId: 'shirts' });
    const placed = await apply({ kind: 'place', subCategoryId: 'shirts--all' }, [moved]);
    await sql`delete from subcategories where id = 'old'`.execute(db);
    expect(problemsOf((await undo(placed.change._id)).data.rows)).toEqual(['placeGone']);
    expect((await read(moved)).fields.subCategoryId).toBe('shirts--all');
  });

  test('is offered for 30 days', async () => {
    const { change } = await apply({ kind: 'hide' }, [await product()]);
    const list = async () =>
      (await manager.ask('listProductChanges')).body.data.changes.find(({ _id }) => _id === change._id);
    expect(await list()).toMatchObject({ state: 'applied', canUndo: true });
    await sql`update product_changes set applied_at = applied_at - interval '30 days' where id = ${change._id}`.execute(
      db,
    );
    expect(await list()).toMatchObject({ state: 'applied', canUndo: false });
    const { code } = await undo(change._id);
    expect(code).toBe('UNDO_TOO_LATE');
  });
});

test('a query is all that the list finds, on every page of it', async () => {
  for (let each = 0; each < 60; each += 1)
    await addProduct(db, { id: `query-${each}`, name: { en: `Querynym ${each}`, ar: `سؤال ${each}` } });
  const query = { view: 'published', search: 'querynym' } as const;
  const { body } = await manager.ask('previewProductChange', { action: { kind: 'hide' }, query });
  expect(body.data.change.counts).toEqual({ ready: 60 });
  const { data } = (await askWithKey(manager, 'applyProductChange', { id: body.data.change._id })).body;
  expect(data.change.counts).toEqual({ applied: 60 });
  const left = await manager.ask('listProductsToEdit', { view: 'published', search: 'querynym' });
  expect(left.body.data.products).toEqual([]);
});

test.each<[object, string]>([
  [{ action: { kind: 'publish' } }, 'either "ids" or "query" is required'],
  [
    { action: { kind: 'publish' }, ids: ['a'], query: { view: 'all', search: null } },
    'either "ids" or "query" is required',
  ],
  [
    { action: { kind: 'schedule', at: '2020-01-01T07:00:00.000Z' }, ids: ['a'] },
    '"at" must be in the future',
  ],
  [{ action: { kind: 'place', subCategoryId: 'none' }, ids: ['a'] }, '"subCategoryId" is unknown'],
])('%j is refused', async (input, error) => {
  const { status, body } = await manager.ask('previewProductChange', input as never);
  expect([status, body.errors]).toEqual([400, [error]]);
});

test('a rule for prices takes what a query of the list finds, and rounds down', async () => {
  const ids = [await product({ price: 1990 }), await product({ price: 1990 })];
  await edit(ids[0] ?? '', { nameEn: 'Pricequery one' });
  const { body } = await manager.ask('previewPrices', {
    kind: 'discount',
    value: 15,
    rounding: 'down',
    ending: null,
    startsAt: null,
    endsAt: null,
    categoryIds: [],
    brandIds: [],
    productIds: [],
    list: { view: 'all', search: 'pricequery' },
  });
  const { rows } = (await manager.ask('getPriceChange', { id: body.data.change._id })).body.data;
  expect(rows.map(({ productId, after }) => [productId, after.reduced])).toEqual([[ids[0], 1675]]);
});
