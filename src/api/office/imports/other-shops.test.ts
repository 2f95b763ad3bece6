import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { whyNotShown } from '../../catalog/details/why-not-shown.ts';

// Exports of other shops, as their merchants bring them.

const store = await openStore();
const { manager, tried, apply, product, named } = await openImports(store);

test('an address in Arabic or emoji refuses no product, leads on, and names it when the file comes again', async () => {
  const content = [
    '\uFEFFاسم المنتج,Slug,الوصف,السعر,القسم',
    'ثوب كتان,ثوب-كتان,"الخامة: كتان\n\nاللون: أسود",400.00,men',
    'ثوب كتان,ثوب-كتان-2,,425,men',
    'قبعة,🧢_Cap,,100,men',
  ].join('\n');
  const file = await tried(content);
  expect([whyOf(file), file.counts.new]).toEqual([[], 3]);
  await apply(file._id);
  const [first = ''] = await named('ثوب كتان');
  const { fields } = await product(first);
  expect(fields.slug).toMatch(/^product-/);
  const again = await tried(content.replace('400.00', '450'));
  expect(again.counts).toMatchObject({ new: 0, changed: 1, same: 2, refused: 0 });
  await store.db.updateTable('products').set({ status: 'published' }).where('id', '=', first).execute();
  const led = await whyNotShown(store.db, 'ثوب-كتان');
  expect(led.data).toEqual({ productId: first });
  const { rows } = await store.pool.query('select slug from product_slugs order by slug');
  expect(rows.map(({ slug }) => slug)).toEqual(['ثوب-كتان', 'ثوب-كتان-2', '🧢_Cap'].toSorted());
  expect(await store.invariants()).toEqual([]);
});

test('descriptions have no tags, whatever the file', async () => {
  const html = '"<p>Light &amp; soft.</p><ul><li>Linen</li></ul>"';
  const file = await tried(
    `الصنف,القسم,السعر,الوصف,العناية\nقميص الوسوم,men,500,${html},&lt;b&gt;30°&lt;/b&gt;`,
  );
  expect(whyOf(file)).toEqual([]);
  await apply(file._id);
  const [id = ''] = await named('قميص الوسوم');
  const { fields } = await product(id);
  expect([fields.descriptionAr, fields.careAr]).toEqual(['Light & soft.\nLinen', '30°']);
  const long = `<p>${'x'.repeat(40)}</p>`.repeat(200);
  const cut = await tried(`الصنف,القسم,السعر,الوصف\nقميص طويل,men,500,${long}`);
  expect(whyOf(cut)).toEqual(['D2 This is longer than 3000 characters.']);
});

test('two neighboring sizes in a cell are asked once for the file, and dates for sizes are named', async () => {
  const rows = [
    'كنزة أولى,men,500,black,S/M',
    'كنزة ثانية,men,500,black,M/L',
    'كنزة ثالثة,men,500,black,2-Mar',
  ];
  const file = await tried(['الصنف,القسم,السعر,اللون,القياس', ...rows].join('\n'));
  expect(file.faults).toMatchObject([
    { rows: [2, 3], count: 2, needs: 'pairs', word: null },
    { rows: [4], word: { kind: 'size', word: '2-Mar', isKnown: true } },
  ]);
  const given = { id: file._id, columns: file.columns.map(({ column }) => column) };
  const words = [{ kind: 'size' as const, word: '2-Mar', termId: 'S' }];
  await manager.ask('mapImport', { ...given, pairs: 'two', words });
  const two = await untilDone(manager, file._id);
  expect([whyOf(two), two.pairs, two.planned.map(({ variants }) => variants)]).toEqual([
    [],
    'two',
    [2, 2, 1],
  ]);
  await manager.ask('mapImport', { ...given, pairs: 'one' });
  const one = await untilDone(manager, file._id);
  expect(one.faults.map(({ word }) => word?.word)).toEqual(['S/M', 'M/L']);
});

test('a barcode in its other forms names the variant that has it, and is not written anew', async () => {
  const where = `product_id = 'dress' and size_id = 'M'`;
  await store.pool.query(`update variants set barcode = '0036000291452' where ${where}`);
  for (const code of ['036000291452', '00036000291452', '\u200e0036000291452']) {
    const pieces = await tried(`الباركود,القطع\n${code},9`);
    expect([whyOf(pieces), pieces.counts.changed]).toEqual([[], 1]);
    const same = await tried(`الرابط المختصر,اللون,القياس,الباركود\ndress,black,M,${code}`);
    expect([whyOf(same), same.counts.same]).toEqual([[], 1]);
  }
});
