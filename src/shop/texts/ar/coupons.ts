import type { coupons as en } from '../en/coupons.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات القسيمة وما حولها. */
export const coupons = {
  title: 'القسائم',
  available: 'متاحة',
  taken: 'أخذتها',
  none: 'لا توجد قسائم حالياً',
  noneTaken: 'لم تأخذ أي قسيمة بعد',
  noneTakenText: 'خذ قسيمة لتجدها في خطوة التأكيد.',
  failed: 'تعذّر تحميل القسائم.',
  take: 'خذها',
  takenState: 'أخذتها، وهي بانتظارك في خطوة التأكيد',
  used: 'استُخدمت',
  activated: 'تم تفعيل القسيمة',
  takeFailed: 'تعذّر أخذ القسيمة. حاول مجدداً',
  minimum: (amount: string) => `للطلبات من ${amount} فما فوق`,
  from: (day: string) => `من ${day}`,
  until: (day: string) => `حتى ${day}`,
  wasUntil: (day: string) => `كانت سارية حتى ${day}`,
  ends: { today: 'تنتهي اليوم', tomorrow: 'تنتهي غداً' },
  fewLeft: (n: number) =>
    plural(n, {
      zero: 'نفدت',
      one: 'بقيت واحدة',
      two: 'بقيت اثنتان',
      few: `بقيت ${n}`,
      many: `بقيت ${n}`,
      other: `بقيت ${n}`,
    }),
  ghostTitle: 'قسائمك',
  ghostText: 'سجّل الدخول لترى حسوماتك اليوم.',
  signIn: 'سجّل الدخول لتأخذ القسائم',
  haveCode: 'معك رمز قسيمة؟',
  haveCodeGuest: 'معك رمز قسيمة؟ نحفظه لك ريثما تسجّل الدخول.',
  seeAll: (n: number) => `عرض الكل (${n})`,
} satisfies TextsOf<typeof en>;
