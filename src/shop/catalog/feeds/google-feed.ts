import { escapeHtml } from '../../escape-html.ts';
import type { Language } from '../../language.ts';
import { atMost, type FeedItem, priceText } from './feed-item.ts';

type Channel = { title: string; link: string; description: string; language: Language };

/** The begin of an RSS 2.0 document with the fields of Google's product data. */
export const googleHead = ({ title, link, description, language }: Channel): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${tag('title', title)}${tag('link', link)}${tag('description', description)}${tag('language', language)}`;

export const GOOGLE_TAIL = '</channel>\n</rss>\n';

/** Apparel & Accessories. */
export const GOOGLE_CATEGORY = '166';

/** An item by Google's product data specification: the order of its fields, the lengths and the values it takes. */
export function googleItem(item: FeedItem): string {
  const [main = '', ...others] = item.pictures;
  const fields: [name: string, value: string | null][] = [
    ['id', item.id],
    ['title', atMost(item.title, 150)],
    ['description', atMost(item.description, 5000)],
    ['link', item.link],
    ['image_link', main],
    ...others.map((picture): [string, string] => ['additional_image_link', picture]),
    ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', priceText(item.price)],
    ['sale_price', item.sale && priceText(item.sale.price)],
    ['sale_price_effective_date', item.sale?.dates ? rangeText(item.sale.dates) : null],
    ['brand', atMost(item.brand, 70)],
    ['gtin', item.gtin],
    ['identifier_exists', item.gtin === null ? 'no' : null],
    ['condition', 'new'],
    ['google_product_category', GOOGLE_CATEGORY],
    ['product_type', atMost(item.productType, 750)],
    ['item_group_id', item.groupId],
    ['color', atMost(item.color, 40)],
    ['size', atMost(item.size, 100)],
    ['gender', item.gender ?? null],
    ['age_group', item.ageGroup ?? null],
    ['material', atMost(item.material, 200)],
  ];
  return `<item>\n${fields.map(([name, value]) => tag(`g:${name}`, value ?? '')).join('')}</item>\n`;
}

const tag = (name: string, value: string) =>
  value === '' ? '' : `<${name}>${escapeHtml(value)}</${name}>\n`;

const rangeText = ({ from, to }: { from: Date; to: Date }) =>
  [from, to].map((at) => `${at.toISOString().slice(0, 16)}Z`).join('/');
