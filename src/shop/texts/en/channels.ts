import type { Channel } from '../../buying/orders/status.ts';

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
