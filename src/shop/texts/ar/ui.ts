import type { ui as en } from '../en/ui.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات أجزاء الواجهة نفسها، وما عداها تعطيه الصفحة. */
export const ui = {
  optional: '(اختياري)',
  close: 'إغلاق',
  back: 'السابق',
  next: 'التالي',
  pages: 'الصفحات',
  page: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
  breadcrumb: 'أنت هنا',
  removeFilter: (filter: string) => `إزالة الفلتر: ${filter}`,
  less: 'أنقص قطعة',
  more: 'زد قطعة',
  left: (pieces: number) => `بقي ${pieces}`,
  soldOut: 'نفد',
  soldOutAwaited: 'نفد، وتنتظر عودته',
  soldOutColor: 'نفد هذا اللون',
  moreColors: (colors: number) =>
    plural(colors, {
      zero: 'ولا ألوان أخرى',
      one: 'ولون آخر',
      two: 'ولونان آخران',
      few: `و${colors} ألوان أخرى`,
      many: `و${colors} لوناً آخر`,
      other: `و${colors} لون آخر`,
    }),
  colorNow: (legend: string, color: string) => `${legend}: ${color}`,
  now: 'الآن',
  was: 'كان',
  from: 'من',
  lowestPrice: 'من',
  highestPrice: 'إلى',
  rated: (rating: string, count: number) =>
    plural(count, {
      zero: 'لا تقييمات بعد',
      one: `${rating} من 5\u00a0في تقييم واحد`,
      two: `${rating} من 5\u00a0في تقييمين`,
      few: `${rating} من 5\u00a0في ${count} تقييمات`,
      many: `${rating} من 5\u00a0في ${count} تقييماً`,
      other: `${rating} من 5\u00a0في ${count} تقييم`,
    }),
  stars: ['ضعيف', 'مقبول', 'جيد', 'جيد جداً', 'ممتاز'],
  fit: 'كيف يأتي القياس',
  fitSmall: 'أصغر من المعتاد',
  fitTrue: 'مضبوط',
  fitLarge: 'أكبر من المعتاد',
  fitSaid: (percent: number) => `رأي ${percent}% من المشترين`,
  step: (step: number, steps: number, label: string) => `الخطوة ${step} من ${steps}: ${label}`,
  done: 'تمت',
  comma: '، ',
  loading: 'جارٍ التحميل',
} satisfies TextsOf<typeof en>;
