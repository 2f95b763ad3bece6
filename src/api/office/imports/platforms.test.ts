import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';

// Exports of platforms, whose prices are of a currency that is asked once.

const store = await openStore();
const { manager, tried, apply, product, named } = await openImports(store);

const SALLA = [
  'بيانات المنتج,,,,,,,',
  'النوع ,أسم المنتج,تصنيف المنتج,سعر المنتج,رمز المنتج sku,السعر المخفض,[1] الاسم,[1] القيمة',
  'منتج,عباية سلة,ملابس > men,250,AB,,,',
  'خيار,,,250.50,AB-S,199.90,المقاس,S',
  'خيار,,,240,AB-M,,المقاس,M',
].join('\n');

test('a file of Salla is known by its headings and comes in once its currency is said', async () => {
  const file = await tried(SALLA, 'salla.csv');
  const { platform, unit, may, pricesDiffer } = file;
  expect({ platform, unit, pricesDiffer, mayApply: may.includes('apply') }).toEqual({
    platform: 'salla',
    unit: { currency: null, rate: 100, dollarRate: null, isAsked: true },
    pricesDiffer: 1,
    mayApply: false,
  });
  const columns = file.columns.map(({ column }) => column);
  await manager.ask('mapImport', { id: file._id, columns, unitRate: 333_333, colorId: 'black' });
  const said = await untilDone(manager, file._id);
  expect([whyOf(said), said.unit?.isAsked, said.counts.new]).toEqual([[], false, 1]);
  await apply(file._id);
  const [id = ''] = await named('عباية سلة');
  const { fields, variants, status } = await product(id);
  expect(fields).toMatchObject({ price: 800_000, priceAfterDiscount: null });
  expect([status, variants.map(({ sizeId, sku }) => [sizeId, sku])]).toEqual([
    'draft',
    [
      ['S', 'AB-S'],
      ['M', 'AB-M'],
    ],
  ]);
});

test('refused rows of another platform are saved as a price list in pounds', async () => {
  const file = await tried(
    SALLA.replace('ملابس > men', 'nowhere').replaceAll('AB', 'AC').replace('سلة', 'أخرى'),
  );
  const columns = file.columns.map(({ column }) => column);
  await manager.ask('mapImport', { id: file._id, columns, unitRate: 5000 });
  await untilDone(manager, file._id);
  const { body } = await manager.ask('exportRefusedRows', { id: file._id });
  const [head = '', row = ''] = Buffer.from(body.data.file.content, 'base64').toString('utf8').split('\r\n');
  expect(head.replace('\uFEFF', '')).toContain('الاسم بالعربية,القسم,السعر');
  expect(row).toContain('nowhere,12000,');
});

test('a catalog of Facebook in dollars asks nothing where the shop has a rate', async () => {
  await store.pool.query(
    `insert into exchange_rates (rate, at) values (1_200_000, now() - interval '1 day')`,
  );
  const file = await tried(
    [
      'id,title,availability,price,sale_price,image_link,item_group_id,color,size,product_type',
      'f1,Facebook coat,in stock,12.00 USD,10.00 USD,https://x.test/a.jpg,f,black,M,men',
    ].join('\n'),
  );
  expect([file.platform, file.unit, whyOf(file)]).toEqual([
    'facebook',
    { currency: 'USD', rate: 1_200_000, dollarRate: 1_200_000, isAsked: false },
    [],
  ]);
  expect(file.planned).toMatchObject([{ name: 'Facebook coat', price: 144_000 }]);
});

test('combinations of PrestaShop have the names and prices of the products that were sent before', async () => {
  const combinations = [
    'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price;Quantity',
    '3;Size:select:0, Color:color:1;S:0, black:1;SK-S;0.000000;4',
    '3;Size:select:0, Color:color:1;M:0, black:1;SK-M;0.000000;5',
  ].join('\n');
  expect((await tried(combinations)).platform).toBe('prestashopCombinations');
  const products = [
    'Product ID;Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity',
    '3;Presta skirt;men;20.000000;SK;9',
    '4;Presta scarf;men;5.000000;SF;2',
  ].join('\n');
  await tried(products);
  const file = await tried(combinations);
  const columns = file.columns.map(({ column }) => column);
  const words = [{ kind: 'size' as const, word: 'One size', termId: 'M' }];
  await manager.ask('mapImport', { id: file._id, columns, unitRate: 1_000_000, colorId: 'red', words });
  const said = await untilDone(manager, file._id);
  expect([said.platform, whyOf(said)]).toEqual(['prestashop', []]);
  expect(said.planned).toMatchObject([
    { name: 'Presta skirt', price: 200_000, variants: 2 },
    { name: 'Presta scarf', price: 50_000, variants: 1 },
  ]);
});
