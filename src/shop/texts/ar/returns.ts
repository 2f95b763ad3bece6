import { formatNumber } from '../../money.ts';
import type { returns as en } from '../en/returns.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات الإرجاع والاستبدال. */
export const returns = {
  title: 'إرجاع أو استبدال',
  returnItem: 'إرجاع هذه القطعة',
  returnOrder: 'إرجاع الطلب',
  until: (returnDay: string, exchangeDay: string) => `الإرجاع حتى ${returnDay} والاستبدال حتى ${exchangeDay}.`,
  returnUntil: (day: string) => `الإرجاع حتى ${day}، وانتهت مدة الاستبدال.`,
  exchangeUntil: (day: string) => `انتهت مدة الإرجاع، والاستبدال حتى ${day}.`,
  over: 'انتهت مدة الإرجاع والاستبدال.',
  notReturnable: 'هذه القطعة لا تُرجَع ولا تُبدَّل.',
  pieces: (n: number) =>
    plural(n, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${n} قطع`,
      many: `${n} قطعة`,
      other: `${n} قطعة`,
    }),

  which: 'ماذا تريد أن تُرجع؟',
  howMany: (name: string) => `الكمية: ${name}`,
  kind: 'ماذا تفضّل؟',
  kinds: { return: 'استرداد المبلغ', exchange: 'قياس آخر أو لون آخر' },
  kindText: {
    return: (day: string) => `نعيد إليك المبلغ بعد فحص القطعة. آخر موعد للطلب: ${day}.`,
    exchange: (day: string) => `نحجز لك القطعة الجديدة فوراً. آخر موعد للطلب: ${day}.`,
  },
  refundAs: 'كيف تفضّل المبلغ؟',
  refunds: { cash: 'نقداً', points: 'نقاطاً' },
  refundTexts: {
    cash: 'نعيد إليك المبلغ نقداً بعد فحص القطعة.',
    points: (bonus) => (bonus === 0 ? 'تُضاف إلى رصيدك.' : `تُضاف إلى رصيدك مع زيادة ${bonus}% هدية.`),
  },
  newPiece: (name: string) => `بدلاً من ${name}`,
  color: 'اللون',
  size: 'القياس',
  loadingChoices: 'جارٍ تحميل القياسات والألوان',
  choicesFailed: 'تعذّر تحميل القياسات.',
  why: 'ما السبب؟',
  note: 'هل تودّ إضافة شيء؟',
  noteHint: 'مثلاً أين العيب في القطعة.',
  photos: 'الصور',
  photosAdd: 'أضف صوراً',
  photosHint: 'حتى أربع صور، مثلاً لمكان العيب. لا يراها إلا أنت والمتجر.',
  photosOf: (n: number) =>
    plural(n, {
      zero: 'أضف صوراً',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: `${n} صور`,
      many: `${n} صورة`,
      other: `${n} صورة`,
    }),
  photoNumber: (n: number) => `الصورة ${n}`,
  photoRemove: (n: number) => `احذف الصورة ${n}`,
  photoUnreadable: (files: readonly string[]) => `ليست صوراً يمكن فتحها: ${files.map(isolated).join('، ')}.`,
  photosMost: 'أربع صور على الأكثر، ولم تُضف البقية.',
  photosSend: 'أرسل الصور',
  photosAgain: 'حاول مجدداً',
  photosFailed: 'تعذّر تحميل الصور.',
  photosNotSent: 'وصلنا طلبك، ولم تصل كل الصور. أضفها من الطلب.',
  happens: 'ماذا بعد ذلك؟',
  happensReturn: [
    'نردّ عليك ونخبرك كيف تعود القطعة إلينا.',
    'نعيد إليك المبلغ بعد فحص القطعة.',
    'تُطرح حصة القسيمة من المبلغ.',
    'لا تُعاد أجرة التوصيل إلا إذا كان الخطأ منا.',
  ],
  happensReturnOfExchanged: [
    'نردّ عليك ونخبرك كيف تعود القطعة إلينا.',
    'نعيد إليك ما دفعته ثمن القطعة الأولى بعد فحص القطعة.',
    'لا تُعاد أجرة التوصيل إلا إذا كان الخطأ منا.',
  ],
  happensExchange: {
    home: [
      'نحجز لك القطعة الجديدة منذ الآن.',
      'يحضرها المندوب إليك ويأخذ القديمة.',
      'لا تُعاد أجرة التوصيل إلا إذا كان الخطأ منا.',
    ],
    office: [
      'نحجز لك القطعة الجديدة منذ الآن.',
      'نردّ عليك ونخبرك كيف تصلك وكيف تعود القديمة إلينا.',
      'لا تُعاد أجرة التوصيل إلا إذا كان الخطأ منا.',
    ],
  },
  submit: { return: 'طلب الإرجاع', exchange: 'طلب الاستبدال' },
  requested: 'تم طلب الإرجاع',
  exchangeRequested: 'تم طلب الاستبدال',
  failed: 'لم يُرسل الطلب، وكل ما كتبته محفوظ. حاول مجدداً.',
  missing: {
    items: 'الرجاء اختيار قطعة واحدة على الأقل',
    reason: 'الرجاء اختيار السبب',
    exchange: 'الرجاء اختيار القياس أو اللون الجديد',
  },

  askedStep: 'قُدّم الطلب',
  missed: 'لم يستلمها المندوب',
  collected: 'استلمها المندوب',

  requests: 'الإرجاع والاستبدال',
  asked: (day: string) => `طُلب ${day}`,
  refund: (amount: string) => `المبلغ الذي يعود إليك نقداً: ${amount}`,
  refunded: (amount: string) => `أُعيد إليك نقداً: ${amount}`,
  inPoints: (n: number, amount: string) =>
    `أُضيفت إلى رصيدك ${plural(n, {
      zero: 'نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${formatNumber(n)} نقاط`,
      many: `${formatNumber(n)} نقطة`,
      other: `${formatNumber(n)} نقطة`,
    })} بدل ${amount}`,
  refundInPoints: (amount: string) => `يعود إليك نقاطاً بدل ${amount}`,
  becomes: (choice: string) => `البديل: ${choice}`,
  answer: (text: string) => `ردّنا: ${text}`,
  withdraw: 'سحب الطلب',
  withdrawn: 'سُحب الطلب',
  withdrawFailed: 'تعذّر سحب الطلب.',
} satisfies TextsOf<typeof en>;
