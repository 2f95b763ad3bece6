import { columnsOf, headingWord } from '../../sheets/headings.ts';
import { texts } from '../../texts/by-language.ts';
import { type ImportColumn, importColumns } from './column-names.ts';
import { isInDollars, isInOldPounds } from './read-cells.ts';

/** What else price lists call a column. */
const otherHeadings: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  slug: ['slug', 'handle', 'url', 'الرابط'],
  nameEn: [
    'name',
    'title',
    'product',
    'product name',
    'item name',
    'english name',
    'name (en)',
    'الاسم بالإنكليزي',
    'الاسم بالإنجليزية',
    'اسم المنتج بالإنكليزي',
    'اسم المنتج بالإنكليزية',
    'اسم المنتج بالإنجليزية',
  ],
  nameAr: [
    'arabic name',
    'name (ar)',
    'الاسم بالعربي',
    'اسم المنتج بالعربي',
    'اسم المنتج بالعربية',
    'الاسم',
    'اسم المنتج',
    'المنتج',
    'الصنف',
    'اسم الصنف',
    'القطعة',
    'اسم القطعة',
    'اسم المادة',
    'الموديل',
  ],
  descriptionEn: ['description'],
  descriptionAr: ['الوصف'],
  materialEn: ['material', 'fabric'],
  materialAr: ['القماش', 'الخامة', 'نوع القماش'],
  careEn: ['care'],
  careAr: ['العناية', 'الغسيل'],
  brand: ['brand', 'vendor', 'العلامة', 'العلامة التجارية', 'الشركة', 'ماركة'],
  category: ['category', 'type', 'الفئة', 'قسم'],
  subCategory: ['subcategory', 'sub category', 'النوع', 'الفئة الفرعية'],
  price: [
    'السعر ليرة',
    'السعر بالليرة',
    'السعر بالليرة السورية',
    'السعر بالليرة الجديدة',
    'السعر ل.س جديدة',
    'السعر الجديد',
    'price',
    'سعر',
    'السعر',
    'سعر المبيع',
    'سعر البيع',
    'المفرق',
    'مفرق',
    'سعر المفرق',
  ],
  priceUsd: [
    'price usd',
    'usd',
    'price in usd',
    'dollar',
    'دولار',
    'بالدولار',
    'سعر الدولار',
    'سعر بالدولار',
    'السعر بالدولار',
    'السعر دولار',
    'السعر بال$',
    'السعر $',
    'سعر $',
    'المفرق $',
    'مفرق $',
    'سعر المفرق $',
    'مفرق بالدولار',
    'سعر المفرق بالدولار',
  ],
  priceOld: [
    'price old syp',
    'price in old pounds',
    'السعر ل.س قديمة',
    'السعر ليرة قديمة',
    'السعر بالليرة السورية القديمة',
    'السعر بالعملة القديمة',
    'ليرة قديمة',
    'بالليرة القديمة',
  ],
  priceAfterDiscount: ['sale price', 'discounted price', 'بعد الحسم', 'السعر بعد الخصم', 'سعر العرض'],
  color: ['colour', 'colors', 'colours', 'لون', 'الألوان', 'ألوان'],
  size: [
    'sizes',
    'قياس',
    'القياسات',
    'قياسات',
    'المقاس',
    'مقاس',
    'المقاسات',
    'مقاسات',
    'النمرة',
    'نمرة',
    'النمر',
  ],
  sku: ['code', 'item code', 'كود', 'الكود', 'رمز', 'رقم الصنف'],
  barcode: ['ean', 'upc', 'gtin', 'bar code', 'باركود'],
  pictures: ['images', 'image', 'picture', 'photos', 'photo', 'الصورة', 'صور', 'اسم الصورة'],
  pictureWordsAr: ['alt (ar)', 'وصف الصورة', 'وصف الصور'],
  pictureWordsEn: ['alt', 'alt text', 'image alt text', 'alt (en)'],
  pictureFocus: ['focus', 'focal point', 'focal points', 'مركز الصورة', 'مركز الصور'],
  cost: [
    'cost',
    'unit cost',
    'cost price',
    'cost per item',
    'purchase price',
    'buying price',
    'التكلفة',
    'تكلفة',
    'الكلفة',
    'كلفة',
    'تكلفة القطعة',
    'سعر التكلفة',
    'سعر الكلفة',
    'سعر الشراء',
    'رأس المال',
  ],
  costUsd: [
    'cost usd',
    'cost in usd',
    'cost $',
    'unit cost usd',
    'التكلفة بالدولار',
    'الكلفة بالدولار',
    'سعر الشراء بالدولار',
    'رأس المال بالدولار',
    'التكلفة $',
    'الكلفة $',
    'سعر الشراء $',
  ],
  stock: ['stock', 'quantity', 'qty', 'pieces', 'الكمية', 'كمية', 'العدد', 'عدد القطع', 'المخزون'],
};

// The headings of both languages first: another name of one column may be the heading of the next.
/** Every known heading of a file of products. */
export const productHeadings = new Map<string, ImportColumn>();
for (const column of importColumns)
  for (const language of ['en', 'ar'] as const)
    productHeadings.set(headingWord(texts[language].imports.columns[column]), column);
for (const column of importColumns)
  for (const heading of otherHeadings[column] ?? []) {
    const word = headingWord(heading);
    if (!productHeadings.has(word)) productHeadings.set(word, column);
  }

/** A column for each heading, in both languages. */
export const guessColumns = (head: readonly string[]): (ImportColumn | null)[] =>
  columnsOf(head, productHeadings);

/** A column of prices is one of dollars or of old pounds where half of its cells say so: its heading is often only «السعر». */
export function withCurrency(
  columns: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
): (ImportColumn | null)[] {
  const place = columns.indexOf('price');
  const filled = rows.map((cells) => cells[place] ?? '').filter((cell) => cell.trim() !== '');
  const ofMost = (isIn: (cell: string) => boolean) => {
    const count = filled.filter(isIn).length;
    return count > 0 && count * 2 >= filled.length;
  };
  const other = ofMost(isInDollars) ? 'priceUsd' : ofMost(isInOldPounds) ? 'priceOld' : null;
  if (other === null || columns.includes(other)) return [...columns];
  return columns.map((column, at) => (at === place ? other : column));
}

const currencies = ['price', 'priceUsd', 'priceOld'] as const;

export const isCurrency = (column: ImportColumn | null): boolean =>
  currencies.some((each) => each === column);

/**
 * The columns as they were said of an earlier file with the same head line. A currency is not taken over: where neither
 * the heading nor the cells of this file have it, it is to be asked.
 */
export function rememberedColumns(
  remembered: readonly (ImportColumn | null)[],
  guessed: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
): { columns: (ImportColumn | null)[]; asksCurrency: boolean } {
  const said = remembered.map((column, place) => {
    if (!isCurrency(column)) return column;
    const only = remembered.map((_, at) => (at === place ? ('price' as const) : null));
    const byCells = withCurrency(only, rows)[place] ?? null;
    if (byCells !== 'price' && !remembered.includes(byCells)) return byCells;
    const isSaid = byCells === 'price' ? guessed[place] === column : byCells === column;
    return isSaid ? column : 'asked';
  });
  return {
    columns: said.map((column, place) => (column === 'asked' ? (remembered[place] ?? null) : column)),
    asksCurrency: said.includes('asked'),
  };
}
