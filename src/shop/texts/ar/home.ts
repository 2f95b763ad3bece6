import type { home as en } from '../en/home.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات الصفحة الأولى. */
export const home = {
  seeCollection: 'إلى التسوّق',
  collections: 'مجموعات مختارة',
  tabs: 'القطع',
  ourProducts: 'منتجاتنا',
  comingSoon: 'قريباً',
  trendy: 'الرائج',
  nothingYet: 'لا شيء هنا بعد',
  nothingYetText: 'قطع جديدة تصل كل أسبوع.',
  seeShop: 'إلى التسوّق',
  seeAll: 'عرض الكل',
  coupons: 'القسائم',
} satisfies TextsOf<typeof en>;
