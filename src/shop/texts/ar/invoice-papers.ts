import type { invoicePapers as en } from '../en/invoice-papers.ts';
import { isolated } from '../isolated.ts';
import type { TextsOf } from '../texts-of.ts';

export const invoicePapers = {
  titles: { invoice: 'فاتورة', credit: 'إشعار دائن' },
  several: 'فواتير وإشعارات دائنة',
  date: 'التاريخ',
  order: 'الطلب',
  register: (number) => `السجل التجاري ${isolated(number)}`,
  taxNumber: (number) => `الرقم الضريبي ${isolated(number)}`,
  phone: (number) => `للاتصال ${isolated(number)}`,
  to: 'إلى',
  erased: 'مُحي الاسم والعنوان برغبة المشتري.',
  credits: (number, day) => `عن الفاتورة ${isolated(number)} بتاريخ ${day}.`,
  corrects: (number, day) => `بدلاً من الفاتورة ${isolated(number)} بتاريخ ${day} بعد إلغائها.`,
  recharges: (number, day) => `إلغاءً للإشعار الدائن ${isolated(number)} بتاريخ ${day}.`,
  reasons: {
    recharge: 'المبلغ الذي تنازلنا عنه عند الباب عاد مستحقاً.',
    feeAtRefusal: 'أجرة توصيل طرد لم يُستلم.',
    refund: 'قطع أُعيدت إلينا.',
    difference: 'مبلغ تنازلنا عنه مما استحقّ عند الباب.',
    mistake: 'كانت الفاتورة خاطئة.',
  },
  piece: 'القطعة',
  quantity: 'العدد',
  price: 'السعر، ل.س',
  discount: 'الحسم',
  sum: 'المجموع، ل.س',
  delivery: 'التوصيل',
  adjustments: { refund: 'حُسم للتلف', difference: 'تنازلنا عنه', recharge: 'عاد مستحقاً' },
  rounding: 'تقريب إلى فئات النقد',
  total: 'المبلغ الكلي',
  tax: (rate, amount) => `ضمن المبلغ الكلي ضريبة ${amount} (${rate}%).`,
  comma: '، ',
} satisfies TextsOf<typeof en>;
