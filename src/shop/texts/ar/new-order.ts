import type { newOrder as en } from '../en/new-order.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** طلب يأخذه الفريق بالهاتف أو في محادثة أو في المحل. */
export const newOrder = {
  title: 'طلب جديد',
  discarded: 'أُفرغ الطلب',
  goneElsewhere: 'أُرسل هذا الطلب أو أُفرغ من نافذة أخرى.',
  kept: 'محفوظ على هذا الجهاز إلى أن يُرسل.',
  discard: 'ابدأ من جديد',
  who: 'الزبون',
  phone: 'الموبايل',
  phoneHint: 'الرقم المعروف يملأ الباقي.',
  known: (name) => `معروف: ${name}`,
  isNew: 'رقم جديد. يجد الزبون هذا الطلب عند أول دخول.',
  history: (accepted, refused) => `استُلم ${accepted} ورُفض ${refused} خلال سنة`,
  name: 'الاسم',
  source: 'وصل عبر',
  address: 'العنوان',
  own: (place) => `العنوان المحفوظ: ${place}`,
  sameAddress: (others) =>
    plural(others, {
      zero: '',
      one: 'طلب رقم آخر إلى هذا العنوان.',
      two: 'طلب رقمان آخران إلى هذا العنوان.',
      few: `طلبت ${others} أرقام أخرى إلى هذا العنوان.`,
      many: `طلب ${others} رقماً آخر إلى هذا العنوان.`,
      other: `طلب ${others} رقم آخر إلى هذا العنوان.`,
    }),
  pieces: 'القطع',
  coupon: 'رمز القسيمة',
  couponHint: 'قسيمة أخذها الزبون.',
  note: 'ملاحظة للمندوب',
  ticks: 'اتفقنا مع الزبون',
  consent: 'الطلب من صاحب الرقم، وبموافقته نحفظ الرقم والعنوان.',
  oldEnough: 'العمر 13\u00a0سنة أو أكثر.',
  confirmed: 'الزبون على الخط ويؤكّد الطلب الآن.',
  notConfirmed: 'من دونها ينتظر الطلب التأكيد.',
  sum: 'المبلغ عند الباب',
  sumEmpty: 'يظهر المبلغ بعد الموبايل والقطع والعنوان.',
  readBack: (pieces, cash, day) => `اقرأ للزبون: ${pieces}، ${cash} نقداً، ${day}.`,
  piecesOf: (many) =>
    plural(many, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${many} قطع`,
      many: `${many} قطعة`,
      other: `${many} قطعة`,
    }),
  place: 'أرسل الطلب',
  placed: 'سُجّل الطلب',
  missing: {
    phone: 'اكتب رقم موبايل سوري.',
    name: 'اكتب الاسم.',
    address: 'اكتب المدينة والمنطقة والشارع.',
    city: 'اكتب مدينة المكتب.',
    lines: 'أضف قطعة.',
    ticks: 'يلزم الاتفاق على الأمرين أولاً.',
  },
  previewFailed: 'تعذّر حساب المبلغ.',
} satisfies TextsOf<typeof en>;
