import type { share as en } from '../en/share.ts';
import type { TextsOf } from '../texts-of.ts';

export const share = {
  share: 'شارك',
  title: 'أرسل هذه القطعة',
  collectionTitle: 'أرسل هذه التشكيلة',
  insteadOf: (price, was) => `${price} بدل ${was}`,
  // With a mark of direction, or Latin sizes would stand in a row from the left.
  sizes: (sizes) => `القياسات الباقية: ${sizes.join('،\u200f ')}`,
  soldOut: 'نفدت',
  answer: (name, price) => `${name} بـ${price}`,
  has: 'المتوفر منه:',
  sizesIn: (color, sizes) => `${color}: ${sizes.join('،\u200f ')}`,
  howMuch: 'بكم؟',
  howMuchOf: (name) => `جواب «بكم ${name}؟»`,
  copyAnswer: 'انسخ الجواب',
  language: 'اللغة',
  inLanguage: { en: 'الإنكليزية', ar: 'العربية' },
  text: 'النص',
  whatsapp: 'واتساب',
  telegram: 'تلغرام',
  facebook: 'فيسبوك',
  more: 'تطبيقات أخرى',
  copyText: 'انسخ النص والرابط',
  copyLink: 'انسخ الرابط',
  copyForInstagram: 'انسخ الرابط لإنستغرام',
  copied: 'نُسخ',
  failed: 'لم يُقرأ ما يُرسل. أعد المحاولة.',
  cards: 'صور للإرسال',
  formats: { square: 'منشور', tall: 'حالة', wide: 'محادثة' },
  counted: 'كل رابط يعرف أين أُرسل، فتُحسب الطلبات التي تأتي منه هناك.',
} satisfies TextsOf<typeof en>;
