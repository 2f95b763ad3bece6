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
  coupons: 'القسائم',
  reports: 'التقارير',
  settings: 'الإعدادات',
  staff: 'الموظفون',
  audit: 'السجلّ',
  more: 'المزيد',
  undo: 'تراجع',
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

  conflict: (by, value) => `حفظ ${by} «${value}» في هذه الأثناء، وما كتبته ما زال في الحقل.`,
  conflictList: (by) => `غيّر ${by} هذه القائمة في هذه الأثناء، وما اخترته ما زال هنا.`,
  keepTheirs: 'أبقِ ما حفظه',
  draftBack: (count) =>
    plural(count, {
      zero: '',
      one: 'بقي لك تغيير واحد محفوظ على هذا الجهاز.',
      two: 'بقي لك تغييران محفوظان على هذا الجهاز.',
      few: `بقيت لك ${count} تغييرات محفوظة على هذا الجهاز.`,
      many: `بقي لك ${count} تغييراً محفوظاً على هذا الجهاز.`,
      other: `بقي لك ${count} تغيير محفوظ على هذا الجهاز.`,
    }),
} satisfies TextsOf<typeof en>;
