import type { favorites as en } from '../en/favorites.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات القلب وصفحة المفضّلة. */
export const favorites = {
  title: 'المفضّلة',
  add: (name: string) => `إضافة إلى المفضّلة: ${name}`,
  remove: (name: string) => `إزالة من المفضّلة: ${name}`,
  added: 'أُضيفت إلى المفضّلة',
  removed: 'أُزيلت من المفضّلة',
  addFailed: 'تعذّرت الإضافة إلى المفضّلة. حاول مجدداً',
  removeFailed: 'تعذّرت الإزالة من المفضّلة. حاول مجدداً',
  loginNeeded: 'الرجاء تسجيل الدخول برقم موبايلك للمتابعة',
  undo: 'تراجع',
  pieces: (n: number) =>
    plural(n, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${n} قطع`,
      many: `${n} قطعة`,
      other: `${n} قطعة`,
    }),
  empty: 'لا مفضّلات بعد',
  emptyText: 'المس القلب على أي قطعة تعجبك لتجدها هنا.',
  toShop: 'إلى التسوّق',
  chooseSize: 'اختر القياس',
  find: 'ابحث في المفضّلة',
  filters: 'التصفية',
  onSale: 'عليه حسم',
  inStock: 'متوفّر',
  clear: 'مسح الفلاتر',
  noMatch: 'لا شيء مطابق في مفضّلتك',
  noMatchText: 'كل ما حفظته ما زال هنا، امسح الفلاتر لتراه.',
  priceDropped: (amount: string) => `نزل السعر ${amount}`,
  backIn: (sizes: readonly string[]) =>
    `${sizes.length === 1 ? 'عاد قياس' : 'عادت القياسات'} ${sizes.map(isolated).join('، ')}`,
} satisfies TextsOf<typeof en>;
