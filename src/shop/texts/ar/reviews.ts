import type { reviews as en } from '../en/reviews.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات آراء من اشتروا القطعة. */
export const reviews = {
  title: 'آراء المشترين',
  count: (n: number) =>
    plural(n, {
      zero: 'لا آراء',
      one: 'رأي واحد',
      two: 'رأيان',
      few: `${n} آراء`,
      many: `${n} رأياً`,
      other: `${n} رأي`,
    }),
  none: 'لا آراء بعد',
  noneText: 'اشتريتها؟ أخبر غيرك عن قياسها وقماشها.',
  stars: (n: number) =>
    plural(n, {
      zero: 'بلا نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: `${n} نجوم`,
      many: `${n} نجمة`,
      other: `${n} نجمة`,
    }),
  fit: { small: 'أصغر من المعتاد', true: 'القياس مضبوط', large: 'أكبر من المعتاد' },
  mine: 'رأيك',
  showMore: 'المزيد من الآراء',
  failed: 'تعذّر تحميل الآراء.',
  write: 'اكتب رأيك',
  edit: 'تعديل',
  remove: 'حذف',
  rating: 'تقييمك',
  chooseRating: 'الرجاء اختيار التقييم',
  comment: 'رأيك',
  commentHint: 'كيف القماش وكيف القياس؟ حتى 1,000\u00a0حرف.',
  howItFits: 'كيف جاء القياس؟',
  send: 'نشر',
  sent: 'شكراً لك، نُشر رأيك',
  sendFailed: 'تعذّر حفظ رأيك، وما كتبته ما زال هنا.',
  removed: 'حُذف رأيك',
  undo: 'تراجع',
  removeFailed: 'تعذّر حذف رأيك.',
  hidden: 'أخفى المتجر هذا الرأي ولا يراه غيرك.',
  hiddenWhy: (reason: string) => `السبب: ${reason}`,
  keptHidden: 'حُفظ رأيك، ويبقى مخفياً إلى أن يُظهره المتجر.',
  order: 'الترتيب',
  sorts: { newest: 'الأحدث', helpful: 'الأكثر فائدة' },
  only: (stars: string) => `${stars} فقط`,
  noOthers: 'لم يكتب أحد غيرك هنا.',
  helpful: 'أفادني',
  helpfulTo: (n: number) => `أفادني (${n})`,
  voteFailed: 'تعذّر احتساب ذلك، حاول مرة أخرى.',
  loginToVote: 'سجّل الدخول لتقول إن رأياً أفادك',
  signIn: 'تسجيل الدخول',
} satisfies TextsOf<typeof en>;
