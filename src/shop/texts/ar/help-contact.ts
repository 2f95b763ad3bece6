import type { helpContact as en } from '../en/help-contact.ts';
import type { TextsOf } from '../texts-of.ts';

export const helpContact = {
  title: 'تواصل معنا',
  intro: 'يسعدنا أن نساعدك قبل الطلب وبعده.',
  hours: 'يومياً من 9:00 صباحاً حتى 6:00 مساءً (بتوقيت دمشق)',
  reply: 'نردّ عليك خلال 24 ساعة.',
  channel: 'راسلنا على قناتنا: \u2066@minwal\u2069',
  tip: 'إن كانت رسالتك عن طلب فاذكر رقمه لنساعدك أسرع.',
  privacy: 'لطلبات الخصوصية راسلنا عبر القناة نفسها، ونجيب خلال 30 يوماً.',
} satisfies TextsOf<typeof en>;
