import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { HEAD, openImports } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { checkImport } from './check-import.ts';
import { LeaseLost, takeWork } from './lease.ts';
import { runImports } from './run-imports.ts';

const store = await openStore();
const { db } = store;
const { manager, tried, apply, undo, product, named } = await openImports(store);

test('taking back leaves what was done since, and names it', async () => {
  const file = await tried(
    `الاسم بالعربية,الرابط المختصر,الماركة,القسم,السعر,الموسم,العناية بالإنكليزية\n,dress,,,7500,شتاء,Dry\nحقيبة,bag,loza,women,2500,,`,
  );
  await apply(file._id);
  const [bag = ''] = await named('حقيبة');
  const edited = await product('dress');
  await manager.ask('changeProduct', { id: 'dress', version: edited.version, fields: { price: 8000 } });
  await manager.ask('changeProduct', {
    id: bag,
    version: (await product(bag)).version,
    fields: { careEn: 'Soft' },
  });
  const undone = await undo(file._id);
  expect(undone.kept.map(({ productId }) => productId).toSorted()).toEqual([bag, 'dress'].toSorted());
  const { fields } = await product('dress');
  expect([fields.price, fields.seasons, fields.careEn]).toEqual([8000, ['spring', 'summer'], 'x']);
});

test('a file is taken back for 30 days', async () => {
  const file = await tried(`${HEAD}\nوشاح,loza,women,500,black,M,W-1`);
  await apply(file._id);
  store.setNow(new Date(store.now().getTime() + 31 * 86_400_000));
  const later = await openConsole(store, ['manager']);
  const { status, body } = await askWithKey(later, 'undoImport', { id: file._id });
  expect([status, body.code]).toEqual([409, 'UNDO_TOO_LATE']);
  store.setNow('2026-11-22T10:00:00+03:00');
});

test.each(['recount', 'posted'] as const)('taking back ends the count of its pieces: %s', async (state) => {
  const file = await tried('الرابط المختصر,اللون,القياس,القطع\ndress,black,M,9\ndress,red,S,1');
  const { countId } = await apply(file._id);
  const id = countId ?? '';
  await askWithKey(manager, 'postCount', { id });
  if (state === 'posted') {
    await sql`update stock_count_lines set second = counted, second_expected = expected,
                     second_by = (select id from staff where id <> counted_by limit 1) where needs_second`.execute(
      db,
    );
    await askWithKey(manager, 'postCount', { id });
    expect((await product('dress')).variants.map(({ stock }) => stock)).toEqual([9, 1]);
    // One of the five is not there any more.
    await sql`update variants set stock = 4 where product_id = 'dress' and color_id = 'black'`.execute(db);
    await sql`insert into stock_ledger (product_id, color_id, size_id, bucket, change, reason, actor, at)
              values ('dress', 'black', 'M', 'stock', -5, 'theft', 'system', now())`.execute(db);
  }
  const undone = await undo(file._id);
  const left = (await product('dress')).variants.map(({ stock }) => stock);
  if (state === 'recount') {
    expect([(await manager.ask('getCount', { id })).status, undone.kept, left]).toEqual([404, [], [4, 0]]);
    return;
  }
  expect([undone.kept.map(({ productId }) => productId), left]).toEqual([['dress'], [0, 0]]);
  expect(await store.invariants()).toEqual([]);
});

test('a product that cannot be taken back holds up neither the rest of its file nor other files', async () => {
  const file = await tried(`${HEAD}\nسترة,loza,women,500,black,M,U-1\nمئزر,loza,women,500,black,M,U-2`);
  await apply(file._id);
  const [vest = ''] = await named('سترة');
  await sql`create function stays() returns trigger language plpgsql as $$ begin raise 'stays'; end $$`.execute(
    db,
  );
  await sql`create trigger stays before delete on products for each row when (old.name_ar = 'سترة') execute function stays()`.execute(
    db,
  );
  const undone = await undo(file._id);
  expect([undone.state, undone.kept.map(({ productId }) => productId)]).toEqual(['undone', [vest]]);
  expect(await named('مئزر')).toEqual([]);
  await sql`drop trigger stays on products`.execute(db);
});

test('a file that fails is left to the next run, and other files go on', async () => {
  const [bad, good] = [
    await tried(`${HEAD}\nأول,loza,women,500,black,M,V-1`),
    await tried(`${HEAD}\nثان,loza,women,500,black,M,V-2`),
  ];
  const again = [bad._id, good._id];
  await sql`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
    db,
  );
  await sql`create trigger breaks before delete on import_products for each row
            when (old.import_id = ${sql.lit(bad._id)}) execute function breaks()`.execute(db);
  // Last: what tried the files looks once more for work.
  await sql`update imports set state = 'checking' where id = any(${again}::text[])`.execute(db);
  await expect(runImports(store)).rejects.toThrow('broken');
  await sql`drop trigger breaks on import_products`.execute(db);
  const states = async () => {
    const { rows } = await sql<{ state: string; attempts: number }>`
      select state, attempts from imports where id = any(${again}::text[]) order by made_at, id = ${good._id}`.execute(
      db,
    );
    return rows.map(({ state, attempts }) => `${state} ${attempts}`);
  };
  expect(await states()).toEqual(['checking 1', 'checked 0']);
  await runImports(store);
  expect(await states()).toEqual(['checked 0', 'checked 0']);
});

test('a file that ends its process is given up after three attempts', async () => {
  const file = await tried(`${HEAD}\nرابع,loza,women,500,black,M,Y-1`);
  await sql`update imports set state = 'checking' where id = ${file._id}`.execute(db);
  for (const _ of [1, 2, 3]) {
    expect((await takeWork(db))?.id).toBe(file._id);
    await sql`update imports set lease_until = null where id = ${file._id}`.execute(db);
  }
  await runImports(store);
  const shown = (await manager.ask('getImport', { id: file._id })).body.data.import;
  expect([shown.state, shown.may]).toEqual(['failed', ['map']]);
  expect(shown.failure).not.toBeNull();
  expect(await takeWork(db)).toBeNull();
});

test('a store that closes while it tries a file has not failed at it', async () => {
  const file = await tried(`${HEAD}\nخامس,loza,women,500,black,M,Z-1`);
  await sql`update imports set state = 'checking' where id = ${file._id}`.execute(db);
  for (const _ of [1, 2, 3, 4]) {
    let asked = 0;
    await runImports(store, () => (asked += 1) > 1);
  }
  const { rows } = await sql`select state, attempts from imports where id = ${file._id}`.execute(db);
  expect(rows).toEqual([{ state: 'checking', attempts: 0 }]);
  await runImports(store);
});

test('a process that lost its file changes nothing of it', async () => {
  const file = await tried(`${HEAD}\nثالث,loza,women,500,black,M,X-1`);
  await sql`update imports set state = 'checking', lease_until = null where id = ${file._id}`.execute(db);
  const work = await takeWork(db);
  if (work === null) throw new Error('nothing waits');
  await sql`update imports set lease = 'another' where id = ${file._id}`.execute(db);
  const editor = {
    staff: { id: manager.staffId },
    language: 'ar',
    now: store.now(),
    settings: await store.settings(),
  } as const;
  await expect(checkImport(db, work, editor, () => undefined)).rejects.toThrow(LeaseLost);
  const { rows } = await sql`select 1 from import_products where import_id = ${file._id}`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`update imports set state = 'checked', lease = null where id = ${file._id}`.execute(db);
});

test('of two processes one works on a file, and a product comes in once', async () => {
  const file = await tried(
    `${HEAD}\n${Array.from({ length: 20 }, (_, n) => `جورب ${n},loza,women,500,black,M,K-${n}`).join('\n')}`,
  );
  await askWithKey(manager, 'applyImport', { id: file._id });
  const others = { ...store, settings: store.settings };
  await Promise.all([runImports(others), runImports(others), runImports(others)]);
  const done = await untilDone(manager, file._id);
  expect(done).toMatchObject({ state: 'applied', done: 20 });
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from products where name_ar like 'جورب%'`.execute(db);
  expect(rows[0]?.count).toBe(20);
});
