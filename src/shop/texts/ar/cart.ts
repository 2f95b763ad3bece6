import type { cart as en } from '../en/cart.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات السلة ومجاميعها. */
export const cart = {
  title: 'السلة',
  pieces: (n: number) =>
    plural(n, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${n} قطع`,
      many: `${n} قطعة`,
      other: `${n} قطعة`,
    }),
  each: (price: string) => `${price} للقطعة`,
  quantityOf: (name: string) => `الكمية: ${name}`,
  onlyLeft: (n: number) =>
    plural(n, {
      zero: 'نفدت الكمية',
      one: 'بقيت قطعة واحدة فقط',
      two: 'بقيت قطعتان فقط',
      few: `بقيت ${n} قطع فقط`,
      many: `بقيت ${n} قطعة فقط`,
      other: `بقيت ${n} قطعة فقط`,
    }),
  removeOf: (name: string) => `حذف ${name}`,
  removed: 'حُذفت القطعة',
  undo: 'تراجع',
  undoFailed: 'تعذّرت إعادة القطعة. افتحها وأضفها من جديد.',
  removeFailed: 'تعذّر حذف القطعة',
  updated: 'تم تعديل الكمية',
  updateFailed: 'تعذّر تعديل الكمية',
  updateError: 'حدث خطأ أثناء التعديل',
  issues: {
    OUT_OF_STOCK: () => 'نفدت بهذا القياس واللون. احذفها أو اختر غيرها.',
    NOT_ENOUGH_STOCK: (left: number) =>
      plural(left, {
        zero: 'نفدت الكمية.',
        one: 'بقيت قطعة واحدة، وفي سلتك أكثر.',
        two: 'بقيت قطعتان، وفي سلتك أكثر.',
        few: `بقيت ${left} قطع، وفي سلتك أكثر.`,
        many: `بقيت ${left} قطعة، وفي سلتك أكثر.`,
        other: `بقيت ${left} قطعة، وفي سلتك أكثر.`,
      }),
    UNAVAILABLE: () => 'لم تعد تُباع. احذفها لتتابع.',
  },
  takeLeft: (left: number) =>
    plural(left, {
      zero: 'حذف',
      one: 'خذ واحدة',
      two: 'خذ اثنتين',
      few: `خذ ${left}`,
      many: `خذ ${left}`,
      other: `خذ ${left}`,
    }),
  chooseOther: 'اختر غيرها',
  blocked: 'تغيّرت بعض القطع. راجع القطع المُعلَّمة ثم تابع.',
  limitWrong: 'هذا غير صحيح',
  saved: (amount: string) => `وفّرت ${amount}`,
  subTotal: 'مجموع القطع',
  coupon: 'القسيمة',
  delivery: 'التوصيل',
  deliveryUnknown: (fee: string) => `حسب المسافة، من ${fee}`,
  deliveryFree: 'مجاني',
  total: 'الإجمالي',
  summary: 'ملخص الطلب',
  couponOff: 'قسيمتك لا تحسم شيئاً الآن:',
  emptyTitle: 'سلتك فارغة',
  emptyText: 'كل ما يعجبك على بُعد لمسة.',
  seeShop: 'إلى التسوّق',
  fromFavorites: 'من مفضّلتك',
  connect: 'اتصل بالإنترنت لتعدّل السلة، وتُحدَّث الأسعار عندها.',
} satisfies TextsOf<typeof en>;
