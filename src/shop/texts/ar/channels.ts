import type { channels as en } from '../en/channels.ts';
import type { TextsOf } from '../texts-of.ts';

/** كيف وصل الطلب أو السؤال إلى المتجر. */
export const channels = {
  site: 'الموقع',
  phone: 'هاتف',
  whatsapp: 'واتساب',
  facebook: 'فيسبوك',
  telegram: 'تلغرام',
  shop: 'المحل',
  other: 'غير ذلك',
} satisfies TextsOf<typeof en>;
