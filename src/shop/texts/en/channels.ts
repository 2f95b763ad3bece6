import type { Channel } from '../../buying/orders/status.ts';
import type { VisitSource } from '../../visit-source.ts';

/** How an order or a question came to the store. */
export const channels = {
  site: 'Site',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  telegram: 'Telegram',
  shop: 'Shop',
  other: 'Other',
} satisfies Record<Channel, string>;

/** What brought a shopper to the site. */
export const sources = {
  link: 'A link',
  feed: 'A catalog feed',
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  search: 'A search engine',
  direct: 'Directly, or unknown',
} satisfies Record<VisitSource | 'direct', string>;

export const broughtBy = {
  label: 'Brought by',
  any: 'Anything',
  source: (source: string) => `Brought by: ${source}`,
};
