import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { HEAD, openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';

const store = await openStore();
const { db } = store;
const long = 'x'.repeat(40);
const { manager, tried, apply, undo, product, named } = await openImports(store);

test('a price list in Arabic becomes drafts, and is taken back whole', async () => {
  const rows = [
    'فستان كتان,loza,women,"5,000",black,M,F-1',
    ',,,,red,S,F-2',
    'قميص,LOZA,women,٢٥٠٠,white,L,F-3',
  ];
  const file = await tried(`\uFEFF${HEAD}\r\n${rows.join('\r\n')}\r\n`);
  expect(file).toMatchObject({
    state: 'checked',
    rows: 3,
    may: ['apply', 'map', 'sendPictures'],
    faults: [],
  });
  expect(file.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0, refusedRows: 0 });
  expect(await named('كتان')).toEqual([]);
  const done = await apply(file._id);
  expect(done).toMatchObject({ state: 'applied', done: 2, total: 2, may: ['undo'] });
  const [id = ''] = await named('كتان');
  const made = await product(id);
  expect(made).toMatchObject({
    status: 'draft',
    fields: { nameAr: 'فستان كتان', price: 5000, brandId: 'loza' },
  });
  expect(made.variants.map(({ sku, colorId, sizeId }) => [sku, colorId, sizeId])).toEqual([
    ['F-1', 'black', 'M'],
    ['F-2', 'red', 'S'],
  ]);
  const again = await tried(`${HEAD}\n${rows.join('\n')}`);
  expect(again.counts).toMatchObject({ new: 0, same: 2 });
  expect(await undo(file._id)).toMatchObject({ state: 'undone', kept: [], may: [] });
  expect(await named('كتان')).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});

test('an exported file imports unchanged, and changes only the cell that was edited', async () => {
  await db
    .updateTable('products')
    .set({
      discount_starts_at: '2026-11-21T21:00:00Z',
      discount_ends_at: '2026-12-01T07:30:00Z',
      price_after_discount: 4000,
      description_ar: `=مثل "هذا"\n${long}`,
      material_en: '-cotton',
    })
    .where('id', '=', 'dress')
    .execute();
  const before = await product('dress');
  for (const format of ['csv', 'xlsx'] as const) {
    const { file } = (await manager.ask('exportProducts', { format })).body.data;
    expect(file.name).toBe(`products-${storeDateOf(store.now())}.${format}`);
    const bytes = Buffer.from(file.content, 'base64');
    const same = await tried(bytes, file.name);
    expect([whyOf(same), same.counts.same, same.counts.changed]).toEqual([[], 2, 0]);
    expect(same.columns.every(({ column }) => column !== null)).toBe(true);
    if (format === 'xlsx') continue;
    expect(bytes.toString()).toContain(`"'=مثل ""هذا""\n${long}"`);
    const edited = await tried(bytes.toString().replaceAll('4000', '"4,500"'));
    expect(edited.counts).toMatchObject({ changed: 1, same: 1 });
    await apply(edited._id);
    expect((await product('dress')).fields).toEqual({ ...before.fields, priceAfterDiscount: 4500 });
    await undo(edited._id);
    expect((await product('dress')).fields).toEqual(before.fields);
  }
});

test('every row that does not fit says where and why, in the reader’s language', async () => {
  const [barcode = ''] = (await product('dress')).variants.map((variant) => variant.barcode);
  const rows = [
    'أ,nobody,women,5000,black,M,A-1,',
    'ب,loza,women,5010,black,M,A-2,',
    'ج,loza,women,خمسة,black,M,A-3,',
    'د,loza,women,5000,blak,M,A-4,',
    'ه,loza,women,5000,black,XXXL,A-5,',
    'و,loza,women,5000,black,M,A-6,',
    'ز,loza,women,5000,black,M,A-6,',
    'ح,loza,women,=1+1,black,M,A-7,',
    'ط,loza,women,,black,M,A-8,',
    `ي,loza,women,5000,red,L,A-9,${barcode}`,
    'ك,loza,women,5000,black,M,ألف,',
    'ل,loza,women,-5,black,,A-11,',
    'ق\uFFFD,loza,women,5000,black,M,A-12,',
  ];
  const file = await tried(`${HEAD},الباركود\n${rows.join('\n')}`);
  expect(whyOf(file)).toEqual([
    'B2 The shop does not have “nobody”.',
    'D3 Prices must be multiples of 25.',
    'D4 “خمسة” is not a whole number.',
    'E5 The shop does not have “blak”. Did you mean “Black”?',
    'F6 The shop does not have “XXXL”.',
    'G7 This is in the file twice, also in row 8.',
    'G8 This is in the file twice, also in row 7.',
    'D9 This is a formula. Write its value instead.',
    'D10 This is missing.',
    `H11 “${barcode}” is on a piece of another color or size.`,
    'G12 “ألف” has characters that do not belong here.',
    'D13 This must be more than zero.',
    'F13 This is missing.',
    'A14 These letters are damaged. Save the file as UTF-8.',
  ]);
  expect(file).toMatchObject({ may: ['map', 'sendPictures'], counts: { new: 0, refusedRows: 13 } });
  const refused = await askWithKey(manager, 'applyImport', { id: file._id });
  expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_ERRORS']);
  const saved = (await manager.ask('exportRefusedRows', { id: file._id })).body.data.file;
  const csv = Buffer.from(saved.content, 'base64').toString();
  expect(csv).toContain('Row 3: Price, SYP: Prices must be multiples of 25.');
  expect((await tried(csv)).counts.refusedRows).toBe(13);
});

test('a formula does not become a value on its way through the refused rows, nor a part of a number', async () => {
  const wide = await tried('الاسم بالعربية,الماركة,القسم,السعر\nقميص الألف,loza,women,25,000');
  const wideRows = (await manager.ask('exportRefusedRows', { id: wide._id })).body.data.file;
  const mended = await tried(Buffer.from(wideRows.content, 'base64').toString());
  expect(mended.planned.map(({ price }) => price)).toEqual([25_000]);
  const file = await tried(`${HEAD}\n=2+3,loza,women,5000,black,M,Z-1\n-قطن,loza,women,5001,black,M,Z-2`);
  const saved = (await manager.ask('exportRefusedRows', { id: file._id })).body.data.file;
  const csv = Buffer.from(saved.content, 'base64').toString();
  expect(
    csv
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',')[0]),
  ).toEqual(["''=2+3", "'-قطن"]);
  const again = await tried(csv.replace('5001', '5000'));
  expect(whyOf(again)).toEqual(['A2 This is a formula. Write its value instead.']);
  expect(again.counts).toMatchObject({ new: 1, refusedRows: 1 });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from staff_audit where action = 'import.export' and subject = ${file._id}`.execute(
    db,
  );
  expect(rows[0]?.count).toBe(1);
});

test('a code that the shop does not know joins no product of the shop', async () => {
  const file = await tried(
    `الرابط المختصر,اللون,القياس,الباركود,القطع\ndress,black,M,,4\n,white,L,6281000000017,3\n,white,L,6281000000024,1`,
  );
  expect(whyOf(file)).toEqual([
    'D3 The shop has no piece with “6281000000017”. Write the name of its product in this row.',
    'D4 The shop has no piece with “6281000000024”. Write the name of its product in this row.',
  ]);
  expect((await product('dress')).variants).toHaveLength(2);
});

test('a sentence names the cell that says it, and the category where it is the only one', async () => {
  const file = await tried(
    `الرابط المختصر,القسم,السعر,اللون,القياس\ndress,,,black,M\ndress,,5010,red,S\ncoat,women,,black,L\ncoat,men,,,`,
  );
  expect(whyOf(file)).toEqual([
    'C3 Prices must be multiples of 25.',
    'B5 Row 4 says something else about the same product.',
  ]);
});

test('a product has at most 300 variants', async () => {
  await sql`insert into colors (id, name_en, name_ar, hex, position)
            select 'c' || n, 'Shade ' || n, 'درجة ' || n, '#112233', 100 + n from generate_series(1, 301) n`.execute(
    db,
  );
  const rows = Array.from({ length: 301 }, (_, at) => `كثير,loza,women,500,Shade ${at + 1},M,`);
  expect(whyOf(await tried(`${HEAD}\n${rows.join('\n')}`))).toEqual([
    '2 A product has at most 300 variants.',
  ]);
});

test('the rest may come in without what is refused', async () => {
  const file = await tried(`${HEAD}\nجاكيت,loza,women,5000,black,M,J-1\nمعطف,loza,women,5001,black,M,J-2`);
  expect(file).toMatchObject({ may: ['applyValid', 'map', 'sendPictures'], counts: { new: 1, refused: 1 } });
  expect((await apply(file._id, { validRows: true })).state).toBe('applied');
  expect([(await named('جاكيت')).length, await named('معطف')]).toEqual([1, []]);
});

test('a product edited after the trial is not overwritten', async () => {
  const file = await tried('الرابط المختصر,السعر\ndress,7500');
  const { version, fields } = await product('dress');
  await manager.ask('changeProduct', { id: 'dress', version, fields: { careEn: 'Cold' } });
  const { status, body } = await askWithKey(manager, 'applyImport', { id: file._id });
  const stale = [`"${fields.nameEn}" was changed or came in`];
  expect([status, body.code, body.errors]).toEqual([409, 'IMPORT_STALE', stale]);
  const { changedSince, may } = (await manager.ask('getImport', { id: file._id })).body.data.import;
  expect(changedSince).toEqual({
    count: 1,
    products: [{ row: 2, productId: 'dress', name: fields.nameEn }],
  });
  expect(may).not.toContain('apply');
});

test('a file that was sent twice comes in once, one after the other and at once', async () => {
  const list = (name: string) => `الاسم بالعربية,الماركة,القسم,السعر\n${name},loza,women,500`;
  const [first, second] = [await tried(list('شال مرتين')), await tried(list('شال مرتين'))];
  expect([first.counts.new, second.counts.new]).toEqual([1, 1]);
  await apply(first._id);
  const { body } = await askWithKey(manager, 'applyImport', { id: second._id });
  expect([body.code, body.errors]).toEqual(['IMPORT_STALE', ['"شال مرتين" was changed or came in']]);
  await manager.ask('mapImport', { id: second._id, columns: second.columns.map(({ column }) => column) });
  expect((await untilDone(manager, second._id)).counts).toMatchObject({ new: 0, same: 1 });

  const both = [await tried(list('وشاح مرتين')), await tried(list('وشاح مرتين'))];
  // The second is refused at once, or by its own work, whichever of the two was further.
  const ended = await Promise.all(
    both.map(({ _id }) =>
      apply(_id).catch((refused: unknown) => ({ state: 'failed', failure: String(refused) })),
    ),
  );
  expect(ended.map(({ state }) => state).toSorted()).toEqual(['applied', 'failed']);
  expect(ended.find(({ state }) => state === 'failed')?.failure).toMatch(/Row 2: This product|IMPORT_STALE/);
  expect(await named('وشاح مرتين')).toHaveLength(1);
});

test('all or nothing: what came in before a refusal is taken back', async () => {
  const file = await tried(`الرابط المختصر,السعر\ndress,7500\ncoat,8000`);
  // Edited between the check of the versions and the product's own turn.
  await sql`create function edit_coat() returns trigger language plpgsql as
            $$ begin update products set care_en = 'Warm' || version, version = version + 1 where id = 'coat'; return new; end $$`.execute(
    db,
  );
  await sql`create trigger edit_coat after update on products for each row
            when (new.id = 'dress' and new.price = 7500) execute function edit_coat()`.execute(db);
  const done = await apply(file._id);
  await sql`drop trigger edit_coat on products`.execute(db);
  expect(done).toMatchObject({ state: 'failed', may: ['map'], failedAt: { productId: 'coat' } });
  expect(done.failure).toContain(
    'Nothing in the file was imported. Row 3: This product was changed in the meantime. Try the file again.',
  );
  expect([(await product('dress')).fields.price, (await product('coat')).fields.price]).toEqual([5000, 1000]);
  await manager.ask('mapImport', { id: file._id, columns: file.columns.map(({ column }) => column) });
  const again = await untilDone(manager, file._id);
  expect(again).toMatchObject({ state: 'checked', failure: null, failedAt: null, counts: { changed: 2 } });
});

test('pieces that differ become a count, never the stock itself', async () => {
  const file = await tried('الرابط المختصر,اللون,القياس,القطع\ndress,black,M,6\ndress,red,S,0');
  expect(file.counts).toMatchObject({ changed: 1 });
  const { countId, countWaits } = await apply(file._id);
  expect(countWaits).toBe(true);
  const { count } = (await manager.ask('getCount', { id: countId ?? '' })).body.data;
  expect(count.lines.map(({ size, counted }) => [size.label, counted])).toEqual([['M', 6]]);
  expect((await product('dress')).variants.map(({ stock }) => stock)).toEqual([4, 0]);
  await undo(file._id);
  expect((await manager.ask('getCount', { id: countId ?? '' })).status).toBe(404);
});

test('an export says the long texts of a product once', async () => {
  const { file } = (await manager.ask('exportProducts', { format: 'csv', search: 'dress' })).body.data;
  const text = Buffer.from(file.content, 'base64').toString();
  expect(text.match(/,dress,|^dress,/gm)).toHaveLength(2);
  expect(text.split('=مثل')).toHaveLength(2);
});

test('an export takes a fresh second factor', async () => {
  const later = await openConsole(store, ['owner']);
  store.setNow(new Date(store.now().getTime() + 6 * 60_000));
  for (const answer of [
    await later.ask('exportProducts', { format: 'csv' }),
    await later.ask('exportRefusedRows', { id: 'any' }),
  ])
    expect([answer.status, answer.body.code]).toEqual([401, 'REAUTH']);
});

test('a trial refuses what the editor would, and takes nothing of the shop, not even a barcode', async () => {
  const lastBarcode = async () => (await sql`select last_value from variant_barcodes`.execute(db)).rows;
  const [dress, coat] = [await product('dress'), await product('coat')];
  const variants = coat.variants.map((each) => ({ ...each, sku: 'COAT-1' }));
  const edit = { id: 'coat', version: coat.version, fields: { slug: 'long-coat' }, variants };
  expect((await manager.ask('changeProduct', edit)).status).toBe(200);
  const before = await lastBarcode();
  const rows = [
    'slug,الاسم بالعربية,الماركة,القسم,السعر,بعد الحسم,يبدأ الحسم,ينتهي الحسم,الوصف,اللون,القياس,الرمز,الباركود',
    'coat,معطف آخر,loza,women,5000,,,,,black,M,,',
    ',ثوب,loza,women,5000,6000,,,,black,M,,',
    ',ثوب 2,loza,women,5000,4000,2027-02-03,2027-02-01,,black,M,,',
    `,,,,,,,,,,,COAT-1,${dress.variants[0]?.barcode ?? ''}`,
    ',ثوب 3,loza,women,5000,,,,,black,M,,',
  ];
  const file = await tried(rows.join('\n'));
  expect(whyOf(file)).toEqual([
    'A2 Another product has this address, or had it in the past year.',
    'F3 The discounted price must be below the price.',
    'H4 The discount must end after it starts.',
    'L5 Another piece already has this.',
  ]);
  expect(file.counts).toMatchObject({ new: 1, changed: 0, refusedRows: 4 });
  expect(await lastBarcode()).toEqual(before);
});
