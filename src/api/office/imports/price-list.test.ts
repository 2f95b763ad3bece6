import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { exportColumns } from '../../../shop/office/imports/column-names.ts';
import { productHeadings } from '../../../shop/office/imports/columns.ts';
import type { WordKind } from '../../../shop/office/imports/contract.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';

const store = await openStore();
const { manager, tried, apply, product, named } = await openImports(store);

const head = 'الموديل ;القسم;السعر بالدولار;اللون;المقاس;الكود';
const list = (...rows: readonly string[]) => tried(`\uFEFF${[head, ...rows].join('\r\n')}\r\n`);
const again = async (
  { _id: id, columns }: Awaited<ReturnType<typeof tried>>,
  words: readonly { kind: WordKind; word: string; termId: string }[] = [],
) => {
  const given = columns.map(({ column }) => column);
  const { status, body } = await manager.ask('mapImport', { id, columns: given, words: [...words] });
  return status === 200 ? untilDone(manager, id) : Promise.reject(new Error(body.code));
};

test('a price list in dollars waits for the rate, and becomes pounds to the nearest cash step', async () => {
  const file = await list('فستان نرجس  ;women;٢٨; أسود;S ;R-1', 'فستان سوسن;women;14,5 $;أبيض;M;R-2');
  expect(file.faults).toMatchObject([{ count: 2, rows: [2, 3], needsRate: true, heading: 'Price, USD' }]);
  await askWithKey(await openConsole(store, ['owner']), 'setRate', { rate: 11_510 });
  const priced = await again(file);
  // 28 and 14.5 dollars at 115.10: 3,222.80 and 1,668.95.
  expect(whyOf(priced)).toEqual([]);
  expect(priced.planned).toEqual([
    { name: 'فستان نرجس', isNew: true, price: 3225, was: null, variants: 1 },
    { name: 'فستان سوسن', isNew: true, price: 1675, was: null, variants: 1 },
  ]);
  await apply(priced._id);
  const [id = ''] = await named('نرجس');
  // The shop's only brand, and a subcategory in the column of the category.
  expect((await product(id)).fields).toMatchObject({
    price: 3225,
    brandId: 'loza',
    subCategoryId: 'women--all',
  });
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['خمسة', 'C2 “خمسة” is not a price in dollars.'],
  ['0', 'C2 This must be more than zero.'],
] as const)('%s is refused as a price in dollars', async (cell, why) =>
  expect(whyOf(await list(`فستان;women;${cell};أسود;S;Q-1`))).toEqual([why]),
);

test('prices in old pounds become new ones, to the nearest cash step', async () => {
  const file = await tried(
    'الصنف;القسم;السعر بالليرة القديمة\nثوب;men;45,000 ل.س\nثوب 2;men;٤٧٫٩٠٠\nثوب 3;men;-1',
  );
  expect(file.planned.map(({ price }) => price)).toEqual([450, 475]);
  expect(whyOf(file)).toEqual(['C4 This must be more than zero.']);
});

test('a price in pounds and one in dollars in a row contradict each other', async () => {
  const file = await tried(`${head};السعر\nفستان;women;28;أسود;S;Q-2;3000`);
  expect(whyOf(file)).toEqual(['C2 This row has another price as well. Write one of them.']);
});

test('a reason of many rows is told once, with its rows and the text of the cell kept apart', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `فستان ${at};women;28;جملي;S;W-${at}`);
  const { faults, counts } = await list(...rows);
  expect(counts.refusedRows).toBe(30);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({
    row: 2,
    cell: 'D2',
    count: 30,
    rows: Array.from({ length: 30 }, (_, at) => at + 2),
    text: 'The shop does not have “\u2068جملي\u2069”.',
    word: { kind: 'color', word: 'جملي' },
  });
});

test('a word is learned for this file and the next, in any writing', async () => {
  const file = await list('فستان لوز;صيفيات;28;جملي;S;L-1');
  expect(file.faults.map(({ word }) => word?.kind)).toEqual(['subCategory', 'color']);
  const learned = await again(file, [
    { kind: 'subCategory', word: 'صيفيات', termId: 'women--all' },
    { kind: 'color', word: 'جملي', termId: 'white' },
  ]);
  expect([whyOf(learned), learned.counts.new]).toEqual([[], 1]);
  expect(whyOf(await list('فستان تين;صيفيّات;28;جَملي ;S;L-2'))).toEqual([]);
});

test('what is probably meant comes with the word, to be chosen', async () => {
  const near = async (content: string) =>
    (await tried(content)).faults.map(({ word }) => word && [word.kind, word.near, word.nearId]);
  const head = 'الموديل;القسم;القسم الفرعي;السعر;اللون;القياس';
  expect(await near(`${head}\nفستان دراق;women;women--al;3000;blak;M`)).toEqual([
    ['subCategory', 'women--all', 'women--all'],
    ['color', 'Black', 'black'],
  ]);
  // Without a column of parts the word is a part, and what is near a category.
  expect(await near('الموديل;القسم;السعر\nفستان دراق;womn;3000')).toEqual([
    ['subCategory', expect.any(String), null],
  ]);
});

test('a word of what the shop removed means nothing any more', async () => {
  const file = await list('فستان رمان;women;28;خوخي;S;M-1');
  const learned = await again(file, [{ kind: 'color', word: 'خوخي', termId: 'no-such-color' }]);
  expect(whyOf(learned)).toEqual(['D2 The shop does not have “خوخي”.']);
});

test('only who may import may teach a word', async () => {
  const packer = await openConsole(store, ['packer']);
  const { status } = await packer.ask('mapImport', { id: 'x'.repeat(24), columns: [], words: [] });
  expect(status).toBe(403);
});

test.each(['csv', 'xlsx'] as const)('an empty %s has every column and no product', async (format) => {
  const { body } = await manager.ask('exportProducts', { format, isTemplate: true });
  const most = { mostRows: 10, mostColumns: 100, longestCell: 100, known: productHeadings };
  const read = await readSpreadsheet(Buffer.from(body.data.file.content, 'base64'), most);
  if (!('rows' in read)) throw new Error('the file cannot be read');
  expect(read.rows).toHaveLength(1);
  expect(read.rows[0]?.cells.filter(Boolean)).toHaveLength(exportColumns.length);
});

test('a category and a subcategory that the shop does not know are added, and the file is tried again', async () => {
  const file = await tried('الموديل;القسم;القسم الفرعي;السعر\nفستان;ولادي;بدلات;3000\nفستان 2;women;بدلات;3000');
  const wordsOf = ({ faults }: typeof file) => faults.map(({ word }) => word);
  expect(wordsOf(file)).toEqual([
    { kind: 'category', word: 'ولادي', near: '', nearId: null, isKnown: false, within: null },
    { kind: 'subCategory', word: 'بدلات', near: '', nearId: null, isKnown: false, within: 'women' },
  ]);
  const rest = { returnable: true, keepReasonAr: '', keepReasonEn: '', returnDays: null, exchangeDays: null };
  const { body } = await manager.ask('createCategory', { nameAr: 'أولادي', nameEn: 'Boys', ...rest });
  const boys = body.data.row._id;
  const next = await again(file, [{ kind: 'category', word: 'ولادي', termId: boys }]);
  expect(wordsOf(next)).toMatchObject([
    { word: 'بدلات', within: boys },
    { word: 'بدلات', within: 'women' },
  ]);
  for (const categoryId of [boys, 'women'])
    await manager.ask('createSubCategory', { categoryId, nameAr: 'بدلات', nameEn: 'Suits', ...rest });
  expect(whyOf(await again(next))).toEqual([]);

  // A name of two categories, in the column of the category, is no unknown one: which is meant is asked.
  const alone = await tried('الموديل;القسم;السعر\nفستان 3;بدلات;3000');
  expect(whyOf(alone)).toEqual(['B2 The shop has several called “بدلات”. Say which one.']);
  expect(wordsOf(alone)).toMatchObject([{ kind: 'subCategory', word: 'بدلات', isKnown: true }]);
  const { categories } = (await manager.ask('getTaxonomy')).body.data;
  const part = categories.find(({ _id }) => _id === boys)?.subCategories[0]?._id ?? '';
  const meant = await again(alone, [{ kind: 'subCategory', word: 'بدلات', termId: part }]);
  expect([whyOf(meant), meant.counts.new]).toEqual([[], 1]);

  // The cell has a category; what is missing is which part of it.
  const whole = await tried('الموديل;القسم;السعر\nفستان 4;women;3000');
  expect(whole.faults.map(({ cell, heading }) => [cell, heading])).toEqual([['B2', 'Subcategory']]);
});

test('a list as shops send them: sizes and colors in one cell, units, and a sum below', async () => {
  const file = await tried(
    [
      'متجر ليلى,,,,,,',
      'م,الصنف,القسم,الألوان,المقاسات,السعر,العدد',
      '1,كنزة القائمة,men,أسود/أحمر,S/M/L,500 ل.س,',
      '2,بنطال القائمة,men,أسود,M,700,12 قطعة',
      ',المجموع,,,,1200,12',
      '3,تنورة القائمة,men,أسود وأبيض,من S إلى L,700,',
      '4,معطف القائمة,men,أسود,S/L,700,5',
    ].join('\n'),
  );
  expect(whyOf(file)).toEqual([
    'G7 This applies to several colors or sizes at once. Write a row for each, or skip this column.',
  ]);
  expect(file.hasLists).toBe(true);
  expect(file.planned.map(({ variants }) => variants)).toEqual([6, 1, 6]);
  await apply(file._id, { validRows: true });
  const inEachSize = (color: string) => ['L', 'M', 'S'].map((size) => `${color} ${size}`);
  expect(await variantsOf('كنزة القائمة')).toEqual([...inEachSize('black'), ...inEachSize('red')]);
  expect(await variantsOf('تنورة القائمة')).toEqual([...inEachSize('black'), ...inEachSize('white')]);
});

const variantsOf = async (name: string) => {
  const [id = ''] = await named(name);
  return (await product(id)).variants.map(({ colorId, sizeId }) => `${colorId} ${sizeId}`).toSorted();
};

test('a range has the sizes of the system that its product has, else of the one that was chosen', async () => {
  await sql`insert into sizes (id, label_en, label_ar, system, position)
            values ('eu40', '40', '40', 'eu', 80), ('eu42', '42', '42', 'eu', 81), ('shoe40', '40', '40', 'shoes', 82),
                   ('shoe41', '41', '41', 'shoes', 83), ('shoe42', '42', '42', 'shoes', 84)`.execute(
    store.db,
  );
  await apply((await list('بنطال المدى;men;20;أسود;eu 40;'))._id);
  const file = await list('بنطال المدى;men;20;أسود;40-42;', 'حذاء المدى;men;20;أسود;٤٠ - ٤٢;');
  expect(whyOf(file)).toEqual(['E3 The shop has several called “40”. Say which one.']);
  const learned = await again(file, [{ kind: 'size', word: '40', termId: 'shoe40' }]);
  expect(whyOf(learned)).toEqual([]);
  await apply(file._id);
  expect(await variantsOf('بنطال المدى')).toEqual(['black eu40', 'black eu42']);
  expect(await variantsOf('حذاء المدى')).toEqual(['black shoe40', 'black shoe41', 'black shoe42']);
});

test('a size that two systems have is learned as the one that was chosen', async () => {
  await sql`insert into sizes (id, label_en, label_ar, system, position)
            values ('eu37', '37', '37', 'eu', 90), ('shoe37', '37', '37', 'shoes', 91)`.execute(store.db);
  const file = await list('حذاء سارة;men;20;أسود;37;');
  expect(file.faults).toMatchObject([{ word: { kind: 'size', word: '37', isKnown: true } }]);
  const learned = await again(file, [{ kind: 'size', word: '37', termId: 'shoe37' }]);
  expect([whyOf(learned), learned.counts.new]).toEqual([[], 1]);
});

test('the list of one supplier is given its brand and its subcategory once', async () => {
  await store.db
    .insertInto('brands')
    .values({ id: 'other', slug: 'other', name_en: 'Other', name_ar: 'أخرى', position: 9 })
    .execute();
  const file = await list('شال ندى;;20;أسود;M;', 'شال هدى;;20;أسود;M;', 'شال سها;صيفيات;20;أسود;M;');
  expect(file.faults).toMatchObject([
    { count: 3, needs: 'brand' },
    { count: 2, needs: 'subCategory' },
  ]);
  const unclear = await list('شال مها;women;20;أسود;M;');
  expect(unclear.faults.map(({ needs }) => needs)).toEqual(['brand', null]);
  const mapping = { id: file._id, columns: file.columns.map(({ column }) => column) };
  const said = { brandId: 'other', subCategoryId: 'men--all' };
  for (const unknown of [{ brandId: 'nobody' }, { subCategoryId: 'nothing' }])
    expect((await manager.ask('mapImport', { ...mapping, ...said, ...unknown })).body.code).toBe(
      'VALIDATION',
    );
  expect((await manager.ask('mapImport', { ...mapping, ...said })).status).toBe(200);
  await untilDone(manager, file._id);
  // Mapped once more for another reason, it keeps both.
  expect((await again(file)).counts.new).toBe(3);
  await apply(file._id);
  const [id = ''] = await named('شال ندى');
  expect((await product(id)).fields).toMatchObject(said);
  const [own = ''] = await named('شال سها');
  expect((await product(own)).fields.subCategoryId).toBe('women--all');
});

test('prices under a heading that names no currency are dollars where the cells say so', async () => {
  const priced = (...prices: string[]) =>
    tried(['الصنف;القسم;السعر', ...prices.map((price, at) => `دولاري ${at};men;${price}`)].join('\n'));
  const file = await priced('20$', '25 دولار', '30');
  expect(file.columns.map(({ column }) => column)).toEqual(['nameAr', 'category', 'priceUsd']);
  await again(file);
  // Other lists have pounds under the same heading, new or old ones.
  expect((await priced('5000', '6000')).columns[2]?.column).toBe('price');
  const old = await priced('45,000 ل.س قديمة', '٤٧٫٩٠٠ قديمة');
  expect(old.columns[2]?.column).toBe('priceOld');
});

test('an export of Shopify comes in: variants by handle, the compared price as the price, and drafts', async () => {
  const file = await tried(
    [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src',
      'linen-shirt,Linen shirt,<p>Light linen.<br>Wash &amp; wear.</p>,loza,women--all,Color,black,Size,S,LS-1,5000,7500,https://img.example/1.jpg',
      'linen-shirt,,,,,,black,,M,LS-1,5000,7500,',
      'linen-shirt,,,,,,,,,,,,https://img.example/2.jpg',
    ].join('\n'),
  );
  expect(whyOf(file)).toEqual([]);
  const columns = file.columns.map(({ column }) => column);
  await manager.ask('mapImport', { id: file._id, columns, unitRate: 100 });
  await untilDone(manager, file._id);
  expect(file.planned).toEqual([{ name: 'Linen shirt', isNew: true, price: 7500, was: null, variants: 2 }]);
  await apply(file._id);
  const { rows } = await sql<{ id: string }>`select id from products where slug = 'linen-shirt'`.execute(
    store.db,
  );
  expect(await product(rows[0]?.id ?? '')).toMatchObject({
    status: 'draft',
    fields: { descriptionEn: 'Light linen.\nWash & wear.', price: 7500, priceAfterDiscount: 5000 },
    variants: [{ sku: 'LS-1-black-S' }, { sku: 'LS-1-black-M' }],
  });
});
