import type { reviewDesk as en } from '../en/review-desk.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const reviewDesk = {
  title: 'آراء الزبائن',
  views: { all: 'الكل', reported: 'بلّغ عنها زبائن', unanswered: 'بلا ردّ', hidden: 'المخفية' },
  search: 'كلام الرأي أو المنتج أو الكاتب',
  searchFor: (text) => `البحث: ${isolated(text)}`,
  review: 'الرأي',
  product: 'المنتج',
  state: 'الحالة',
  acts: 'ما العمل',
  stars: (count) =>
    plural(count, {
      zero: 'بلا نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: `${count} نجوم`,
      many: `${count} نجمة`,
      other: `${count} نجمة`,
    }),
  noWords: 'نجوم بلا كلام',
  shown: 'ظاهر',
  hidden: 'مخفي',
  reported: (count) =>
    plural(count, {
      zero: 'بلا بلاغات',
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: `${count} بلاغات`,
      many: `${count} بلاغاً`,
      other: `${count} بلاغ`,
    }),
  hide: 'أخفه',
  hideTitle: 'لماذا تخفيه؟',
  hideText: 'يصل السبب إلى صاحب الرأي وله أن يعدّله. قلّة النجوم ليست سبباً.',
  reasonMissing: 'اختر السبب.',
  hideNow: 'أخفِ الرأي',
  hidDone: 'أُخفي الرأي، وأُخبر صاحبه بالسبب.',
  restore: 'أظهره من جديد',
  leave: 'أبقه ظاهراً',
  restored: 'الرأي ظاهر.',
  answer: 'ردّ عليه',
  editAnswer: 'عدّل الردّ',
  answerTitle: 'ردّ المتجر',
  answerText: 'يقرؤه الجميع تحت الرأي. إن كتبته بلغة واحدة ظهر في اللغتين، وإن أفرغته حُذف.',
  answerNow: 'انشر الردّ',
  answered: 'نُشر الردّ.',
  answerMissing: 'اكتب الردّ بإحدى اللغتين.',
  answerRemoved: 'حُذف الردّ.',
  changed: 'تغيّر هذا الرأي قبل لحظة. تراه الآن كما أصبح.',
  empty: 'لا آراء بعد',
  emptyText: 'يكتبها الزبائن بعد استلام القطع.',
  none: 'لا شيء هنا يحتاج إليك',
} satisfies TextsOf<typeof en>;
