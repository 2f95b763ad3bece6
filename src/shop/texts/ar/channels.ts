import type { broughtBy as enBroughtBy, channels as en, sources as enSources } from '../en/channels.ts';
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

/** ما الذي جاء بالزبون إلى الموقع. */
export const sources = {
  link: 'رابط',
  feed: 'كتالوج',
  instagram: 'إنستغرام',
  facebook: 'فيسبوك',
  whatsapp: 'واتساب',
  telegram: 'تلغرام',
  search: 'محرك بحث',
  direct: 'مباشرة أو غير معروف',
} satisfies TextsOf<typeof enSources>;

export const broughtBy = {
  label: 'جاء به',
  any: 'كل شيء',
  source: (source) => `جاء به: ${source}`,
} satisfies TextsOf<typeof enBroughtBy>;
