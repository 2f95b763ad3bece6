import type { consoleWords as en } from '../en/console-words.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const consoleWords = {
  name: 'منوال',
  skip: 'تجاوز إلى الصفحة',
  sections: 'الأقسام',
  start: 'اليوم',
  orders: 'الطلبات',
  packing: 'التجهيز',
  delivery: 'التوصيل',
  round: 'جولتي',
  returns: 'المرتجعات',
  cash: 'النقد',
  invoices: 'الفواتير',
  notYet: 'ليس بعد',
  products: 'المنتجات',
  customers: 'الزبائن',
  stock: 'المخزون',
  reviews: 'آراء الزبائن',
  reports: 'التقارير',
  settings: 'الإعدادات',
  staff: 'الموظفون',
  audit: 'السجلّ',
  more: 'المزيد',
  otherLanguage: 'English',
  signOut: 'تسجيل الخروج',
  back: 'رجوع',

  filters: 'الفلاتر',
  views: 'العروض',
  open: (name) => `افتح ${name}`,
  nextPage: 'الصفحة التالية',
  nothingFound: 'لا شيء يطابق هذه الفلاتر.',
  clearFilters: 'أزل الفلاتر',
  shownAsOf: (when) => `هذا ما كان معروضاً ${when}.`,
  exportNow: (format) => `احفظ ${format}`,
  tryAgain: 'حاول مجدداً',
  failedTitle: 'تعذّر العرض',
  failed: 'تعذّر فتح هذه الصفحة.',
  notFound: 'لا توجد صفحة كهذه',
  notFoundText: 'هذا العنوان لا يؤدي إلى شيء.',
  toStart: 'إلى البداية',

  newOrders: (count) =>
    plural(count, {
      zero: 'لا طلبات جديدة',
      one: 'طلب جديد',
      two: 'طلبان جديدان',
      few: `${count} طلبات جديدة`,
      many: `${count} طلباً جديداً`,
      other: `${count} طلب جديد`,
    }),
  changedOrders: 'تغيّرت القائمة، اعرضها',

  unsaved: 'تغييرات لم تُحفظ',
  changes: (count) =>
    plural(count, {
      zero: 'لا تغييرات',
      one: 'تغيير واحد لم يُحفظ',
      two: 'تغييران لم يُحفظا',
      few: `${count} تغييرات لم تُحفظ`,
      many: `${count} تغييراً لم يُحفظ`,
      other: `${count} تغيير لم يُحفظ`,
    }),
  discard: 'تجاهل',
  save: 'احفظ',
} satisfies TextsOf<typeof en>;
