import type { Language, Localized } from '../../language.ts';
import { atMost, type FeedItem, priceText } from './feed-item.ts';
import { GOOGLE_CATEGORY } from './google-feed.ts';

type Row = readonly string[];

/** The catalog of Meta as CSV: the lengths and the values it takes. */
export const metaColumns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'sale_price',
  'sale_price_effective_date',
  'item_group_id',
  'additional_image_link',
  'color',
  'size',
  'gender',
  'age_group',
  'material',
  'product_type',
  'google_product_category',
  'gtin',
] as const;

export function metaRow(item: FeedItem): Row {
  const [main = '', ...others] = item.pictures;
  const { sale } = item;
  const values: Record<(typeof metaColumns)[number], string> = {
    id: item.id,
    title: atMost(item.title, 200),
    description: atMost(item.description, 9999),
    availability: item.isInStock ? 'in stock' : 'out of stock',
    condition: 'new',
    price: priceText(item.price),
    link: item.link,
    image_link: main,
    brand: atMost(item.brand, 100),
    sale_price: sale === null ? '' : priceText(sale.price),
    sale_price_effective_date: sale?.dates ? rangeText(sale.dates) : '',
    item_group_id: item.groupId,
    additional_image_link: fitting(others, 2000),
    color: atMost(item.color, 200),
    size: atMost(item.size, 200),
    gender: item.gender ?? '',
    age_group: item.ageGroup ?? '',
    material: atMost(item.material, 200),
    product_type: atMost(item.productType, 750),
    google_product_category: GOOGLE_CATEGORY,
    gtin: item.gtin ?? '',
  };
  return metaColumns.map((name) => values[name]);
}

/** The texts of a catalog in a second language; its ids are those of the catalog. */
export const metaTextColumns = [
  'id',
  'override',
  'title',
  'description',
  'link',
  'brand',
  'color',
  'size',
  'material',
];

/** Meta's own codes. */
const codes: Localized = { en: 'en_XX', ar: 'ar_AR' };

export const metaTextRow = (item: FeedItem, language: Language): Row => [
  item.id,
  codes[language],
  atMost(item.title, 200),
  atMost(item.description, 9999),
  item.link,
  atMost(item.brand, 100),
  atMost(item.color, 200),
  atMost(item.size, 200),
  atMost(item.material, 200),
];

const rangeText = ({ from, to }: { from: Date; to: Date }) =>
  [from, to].map((at) => `${at.toISOString().slice(0, 16)}+00:00`).join('/');

/** As many as the field takes. */
function fitting(links: readonly string[], characters: number): string {
  let list = '';
  for (const link of links) {
    const longer = list === '' ? link : `${list},${link}`;
    if (longer.length > characters) break;
    list = longer;
  }
  return list;
}
