import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { platformRows } from './platform-rows.ts';

const sheet = (lines: readonly string[], mark: string) =>
  lines.map((line, at) => ({ number: at + 1, cells: line.split(mark), formulas: [] }));

/** What a file's rows say of some columns, and whose file it is. */
function saidBy(lines: readonly string[], columns: readonly string[], mark = ',') {
  const { rows, platform, currency, pricesDiffer } = platformRows(sheet(lines, mark));
  const [head, ...body] = rows;
  const guessed = guessColumns(head?.cells ?? []);
  const said = body.map(({ cells }) =>
    columns.map((column) => cells[guessed.findIndex((each) => each === column)] ?? ''),
  );
  return { platform, currency, pricesDiffer, said, numbers: body.map(({ number }) => number) };
}
test.each([
  {
    platform: 'salla',
    currency: null,
    lines: [
      'بيانات المنتج;;;;;;;;;;',
      'النوع ;أسم المنتج;تصنيف المنتج;صورة المنتج;سعر المنتج;رمز المنتج sku;السعر المخفض;الماركة;[1] الاسم;[1] القيمة;[2] الاسم;[2] القيمة',
      'منتج;عباية سوداء;عبايات > كاجوال;https://x.test/1.jpg,https://x.test/2.jpg;250;AB;199;نور;;;;',
      'خيار;;;;250;AB-1;199;;المقاس;54;اللون;أسود',
      'خيار;;;;250;AB-2;199;;المقاس;56;اللون;أسود',
      'منتج;وشاح;;;40;SC;;نور;;;;',
    ],
    wanted: [
      'nameAr',
      'category',
      'brand',
      'color',
      'size',
      'sku',
      'price',
      'priceAfterDiscount',
      'pictures',
    ],
    said: [
      [
        'عباية سوداء',
        'عبايات > كاجوال',
        'نور',
        'أسود',
        '54',
        'AB-1',
        '250',
        '199',
        'https://x.test/1.jpg | https://x.test/2.jpg',
      ],
      ['عباية سوداء', '', '', 'أسود', '56', 'AB-2', '250', '199', ''],
      ['وشاح', '', 'نور', '', 'One size', 'SC', '40', '', ''],
    ],
  },
  {
    platform: 'zid',
    currency: null,
    lines: [
      'sku;name_ar;name_en;price;sale_price;quantity;categories_ar;images;has_variants;option1_name_ar;option1_value_ar;option1_name_en;option1_value_en',
      'D1;فستان;Dress;300;;;فساتين;https://x.test/d.jpg;Yes;;;;',
      'D1-S;فستان;Dress;300;250;3;;;No;المقاس;S;Size;S',
      'D1-M;فستان;Dress;300;250;1;;;No;المقاس;M;Size;M',
    ],
    wanted: [
      'nameAr',
      'nameEn',
      'category',
      'size',
      'sku',
      'price',
      'priceAfterDiscount',
      'stock',
      'pictures',
    ],
    said: [
      ['فستان', 'Dress', 'فساتين', 'S', 'D1-S', '300', '250', '3', 'https://x.test/d.jpg'],
      ['فستان', 'Dress', '', 'M', 'D1-M', '300', '250', '1', ''],
    ],
  },
  {
    platform: 'odoo',
    currency: null,
    lines: [
      'External ID;Name;Internal Reference;Sales Price;Product Category;Product Attributes / Attribute;Product Attributes / Values',
      'p1;Shirt;;25.0;All / Clothing / Shirts;Color;Black,White',
      ';;;;;Size;S,M',
      'p2;Belt;B1;9.5;All / Belts;;',
    ],
    wanted: ['nameEn', 'category', 'color', 'size', 'sku', 'price'],
    said: [
      ['Shirt', 'All > Clothing > Shirts', 'Black | White', 'S | M', '', '25'],
      ['Belt', 'All > Belts', '', 'One size', 'B1', '9.5'],
    ],
  },
  {
    platform: 'odoo',
    currency: null,
    lines: [
      'name;default_code;lst_price;qty_available;product_template_variant_value_ids',
      'Shirt;S1;25.0;3.0;Color: Black,Size: S',
      'Shirt;S2;25.0;0.0;Color: Black,Size: M',
    ],
    wanted: ['nameEn', 'color', 'size', 'sku', 'stock'],
    said: [
      ['Shirt', 'Black', 'S', 'S1', '3'],
      ['Shirt', 'Black', 'M', 'S2', '0'],
    ],
  },
  {
    platform: 'vendure',
    currency: null,
    lines: [
      'name;slug;description;assets;facets;optionGroups;optionValues;sku;price;taxCategory;stockOnHand;trackInventory;variantAssets;variantFacets',
      'Ring;ring;<b>Gold</b>;https://x.test/r.jpg|https://x.test/s.jpg;category:Rings|brand:Noor;Metal|Ring Size;Gold|6;R-6;1899.00;standard;5;true;;',
      ';;;;;;Gold|7;R-7;1899.00;standard;2;true;;',
    ],
    wanted: [
      'slug',
      'nameEn',
      'descriptionEn',
      'brand',
      'category',
      'size',
      'sku',
      'price',
      'stock',
      'pictures',
    ],
    said: [
      [
        'ring',
        'Ring',
        'Gold',
        'Noor',
        'Rings',
        '6',
        'R-6',
        '1899',
        '5',
        'https://x.test/r.jpg | https://x.test/s.jpg',
      ],
      ['ring', 'Ring', '', '', '', '7', 'R-7', '1899', '2', ''],
    ],
  },
  {
    platform: 'medusa',
    currency: 'USD',
    lines: [
      'Product Id;Product Handle;Product Title;Product Status;Product Type;Variant Id;Variant SKU;Variant Inventory Quantity;Price EUR;Price USD;Option 1 Name;Option 1 Value;Image 1 Url',
      'p1;tee;Tee;published;Tops;v1;T-S;4;10;12.5;Size;S;https://x.test/t.jpg',
      'p1;tee;Tee;published;Tops;v2;T-M;1;10;12.5;Size;M;https://x.test/t.jpg',
    ],
    wanted: ['slug', 'nameEn', 'category', 'size', 'sku', 'price', 'stock', 'pictures'],
    said: [
      ['tee', 'Tee', 'Tops', 'S', 'T-S', '12.5', '4', 'https://x.test/t.jpg'],
      ['tee', 'Tee', '', 'M', 'T-M', '12.5', '1', 'https://x.test/t.jpg'],
    ],
  },
  {
    platform: 'medusa',
    currency: 'EUR',
    lines: [
      'Product Handle;Product Title;Product Thumbnail;Variant Sku;Variant Price EUR;Variant Option 1 Name;Variant Option 1 Value;Product Image 1 Url',
      'tee;Tee;https://x.test/t.jpg;T-S;10;Default option;Default option value;https://x.test/u.jpg',
    ],
    wanted: ['slug', 'size', 'price', 'pictures'],
    said: [['tee', 'One size', '10', 'https://x.test/t.jpg | https://x.test/u.jpg']],
  },
  {
    platform: 'facebook',
    currency: 'USD',
    lines: [
      '# Required | A unique content ID for the item.;;;;;;;;',
      'id;title;availability;price;sale_price;image_link;item_group_id;color;size;google_product_category',
      'a1;Coat;in stock;12.00 USD;9.50 USD;https://x.test/a.jpg;a;Red;M;Apparel & Accessories > Clothing > Coats',
      'a2;Coat;in stock;12.00 USD;9.50 USD;https://x.test/b.jpg;a;Blue;M;Apparel & Accessories > Clothing > Coats',
    ],
    wanted: ['nameEn', 'color', 'size', 'sku', 'price', 'priceAfterDiscount', 'category', 'pictures'],
    said: [
      [
        'Coat',
        'Red',
        'M',
        'a1',
        '12',
        '9.5',
        'Apparel & Accessories > Clothing > Coats',
        'https://x.test/a.jpg',
      ],
      ['Coat', 'Blue', 'M', 'a2', '12', '9.5', '', 'https://x.test/b.jpg'],
    ],
  },
  {
    platform: 'prestashop',
    currency: null,
    lines: [
      'Product ID|Active (0/1)|Name *|Categories (x,y,z...)|Price tax excluded|Discount percent|Reference #|Manufacturer|Quantity|Tags (x,y,z...)|URL rewritten|Image URLs (x,y,z...)',
      '3|1|Skirt|Home,Skirts|20.000000|25|SK|Noor|9|summer|skirt|https://x.test/1.jpg,https://x.test/2.jpg',
    ],
    mark: '|',
    wanted: [
      'slug',
      'nameEn',
      'category',
      'brand',
      'price',
      'priceAfterDiscount',
      'sku',
      'stock',
      'pictures',
    ],
    said: [
      [
        'skirt',
        'Skirt',
        'Skirts',
        'Noor',
        '20',
        '15',
        'SK',
        '9',
        'https://x.test/1.jpg | https://x.test/2.jpg',
      ],
    ],
  },
  {
    platform: 'prestashopCombinations',
    currency: null,
    lines: [
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity',
      '3;Size:select:0, Color:color:1;S:0, Red:1;SK-S;;0.000000;4',
      '3;Size:select:0, Color:color:1;M:0, Red:1;SK-M;;2.000000;5',
    ],
    wanted: ['color', 'size', 'sku', 'price', 'stock'],
    said: [
      ['Red', 'S', 'SK-S', '2', '4'],
      ['Red', 'M', 'SK-M', '2', '5'],
    ],
  },
])('a file of $platform, $currency', ({ platform, currency, lines, wanted, said, mark = ';' }) => {
  expect(saidBy(lines, wanted, mark)).toMatchObject({ platform, currency, said });
});
