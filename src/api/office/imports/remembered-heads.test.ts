import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const { manager, tried } = await openImports(store);
await askWithKey(await openConsole(store, ['owner']), 'setRate', { rate: 11_510 });

test('what the columns of a head line are is remembered for that line alone, and forgotten with one press', async () => {
  const file = 'التسمية,الثمن,x\nقبعة,500,loza';
  const columnsIn = ({ columns }: Awaited<ReturnType<typeof tried>>) => columns.map(({ column }) => column);
  const first = await tried(file, 'list.csv');
  expect([columnsIn(first), first.like]).toEqual([[null, null, null], null]);
  const columns = ['nameAr', 'price', 'brand'] as const;
  const mapped = await manager.ask('mapImport', { id: first._id, columns: [...columns] });
  expect(mapped.status).toBe(200);
  expect(whyOf(await untilDone(manager, first._id))).toEqual(['2 This is missing.']);
  const next = await tried(file);
  expect(columnsIn(next)).toEqual(columns);
  expect(next.like).toMatchObject({ fileName: 'list.csv', asksCurrency: true });
  // The same headings in another order, or with one more, are another file.
  expect(columnsIn(await tried('الثمن,x,التسمية\n500,loza,قبعة'))).toEqual([null, null, null]);
  expect((await tried(`${file.replace('\n', ',نمرة\n')},M`)).like).toBeNull();
  const twice = await manager.ask('mapImport', { id: next._id, columns: ['price', 'price', null] });
  expect(twice.body.code).toBe('VALIDATION');
  expect((await manager.ask('forgetImportColumns', { id: next._id })).status).toBe(200);
  expect(columnsIn(await untilDone(manager, next._id))).toEqual([null, null, null]);
  expect((await tried(file)).like).toBeNull();
  expect((await manager.ask('forgetImportColumns', { id: next._id })).body.code).toBe('CONFLICT');
});

test('a currency is not taken from an earlier file: until it is said, nothing is applied', async () => {
  const file = (name: string, price: string) => `الصنف,القسم,الثمن\n${name},men,${price}`;
  const first = await tried(file('وشاح الثمن 1', '10'), 'dollars.csv');
  const columns = ['nameAr', 'category', 'priceUsd'] as const;
  await manager.ask('mapImport', { id: first._id, columns: [...columns] });
  expect((await untilDone(manager, first._id)).may).toContain('apply');
  const next = await tried(file('وشاح الثمن 2', '500'));
  expect([next.like?.asksCurrency, next.may]).toEqual([true, ['map', 'sendPictures']]);
  const { body } = await askWithKey(manager, 'applyImport', { id: next._id });
  expect(body.code).toBe('CONFLICT');
  // Learning a word says nothing of the currency.
  await manager.ask('mapImport', { id: next._id, columns: [...columns] });
  expect((await untilDone(manager, next._id)).may).not.toContain('apply');
  await manager.ask('mapImport', { id: next._id, columns: [...columns], sameCurrency: true });
  const same = await untilDone(manager, next._id);
  expect([same.like?.fileName, same.like?.asksCurrency, same.may[0]]).toEqual([
    'dollars.csv',
    false,
    'apply',
  ]);
  const other = await tried(file('وشاح الثمن 3', '500'));
  await manager.ask('mapImport', { id: other._id, columns: ['nameAr', 'category', 'price'] });
  const said = await untilDone(manager, other._id);
  expect([said.like, said.may[0], said.planned[0]?.price]).toEqual([null, 'apply', 500]);
  // Cells that say it themselves are believed.
  const cells = await tried(file('وشاح الثمن 4', '10 $'));
  expect([cells.like?.asksCurrency, cells.columns[2]?.column]).toEqual([false, 'priceUsd']);
});
