import { normalize } from '../../normal-form.ts';
import { texts } from '../../texts/by-language.ts';
import { exportColumns, type ImportColumn } from './column-names.ts';
import { isInDollars, isInOldPounds } from './read-cells.ts';

/** What else price lists call a column. */
const otherHeadings: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  slug: ['slug', 'handle', 'url', 'الرابط'],
  nameEn: [
    'name',
    'title',
    'product',
    'product name',
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
  stock: ['stock', 'quantity', 'qty', 'pieces', 'الكمية', 'كمية', 'العدد', 'عدد القطع', 'المخزون'],
};

/** A heading as it is known and remembered. The sign of the dollar is a word: without it `Price $` would be pounds. */
export const headingWord = (heading: string) => normalize(heading.replaceAll('$', ' usd '));

// The headings of both languages first: another name of one column may be the heading of the next.
const columnOfHeading = new Map<string, ImportColumn>();
for (const column of exportColumns)
  for (const language of ['en', 'ar'] as const)
    columnOfHeading.set(headingWord(texts[language].imports.columns[column]), column);
for (const column of exportColumns)
  for (const heading of otherHeadings[column] ?? []) {
    const word = headingWord(heading);
    if (!columnOfHeading.has(word)) columnOfHeading.set(word, column);
  }

/** A column for each heading, in both languages; each column once, the first heading takes it, but any number of `sizePieces`. */
export function guessColumns(
  head: readonly string[],
  remembered: ReadonlyMap<string, ImportColumn | null> = new Map(),
): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>();
  return head.map((heading) => {
    const word = headingWord(heading);
    const known = remembered.get(word);
    const column = known === undefined ? (columnOfHeading.get(word) ?? null) : known;
    if (column === null || taken.has(column)) return null;
    if (column !== 'sizePieces') taken.add(column);
    return column;
  });
}

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

const HEAD_ROWS = 10;

const knownIn = (rows: readonly (readonly string[])[]) =>
  rows.slice(0, HEAD_ROWS).map((cells) => guessColumns(cells).filter((column) => column !== null).length);

/** How many known headings one of the first rows has; a single one may be a word of a title. */
export const countHeadings = (rows: readonly (readonly string[])[]): number => Math.max(0, ...knownIn(rows));

/** The row of the headings among the first ones: above it may stand the shop's name. Null where no row has text. */
export function findHead(rows: readonly (readonly string[])[]): number | null {
  const known = knownIn(rows);
  const best = Math.max(0, ...known);
  if (best > 1) return known.indexOf(best);
  const filled = rows.slice(0, HEAD_ROWS).findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return filled === -1 ? null : filled;
}

/** `A`, `B`, … `AA`: the name of a column in a spreadsheet. */
export function letterOf(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : letterOf(Math.floor(index / 26) - 1) + rest;
}
