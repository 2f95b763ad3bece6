import type { home as en } from '../en/home.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات الصفحة الأولى. */
export const home = {
  seeCollection: 'إلى التسوّق',
  collections: 'تشكيلات مختارة',
  tabs: 'القطع',
  ourProducts: 'منتجاتنا',
  comingSoon: 'قريباً',
  trendy: 'الرائج',
  nothingIn: {
    ourProducts: 'لا شيء هنا بعد',
    comingSoon: 'لا قطع منتظرة حالياً',
    trendy: 'لا قطع رائجة بعد',
  },
  nothingYetText: 'تصفّح ما في المتجر الآن.',
  seeShop: 'إلى التسوّق',
  seeAll: 'عرض الكل',
  coupons: 'القسائم',
  failed: 'تعذّر التحميل.',
} satisfies TextsOf<typeof en>;
