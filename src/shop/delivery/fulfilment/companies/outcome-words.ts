import { normalize } from '../../../normal-form.ts';

/** How a parcel ended by a company's word: `out` is still with the company, and nothing is posted for it. */
export const outcomes = ['delivered', 'refused', 'out'] as const;
export type Outcome = (typeof outcomes)[number];

const parted = (list: string) => list.split(', ');

// Closed lists: a text of one word more, such as "delivered to the branch", is in none of them and is asked.
const words: Readonly<Record<Outcome, readonly string[]>> = {
  delivered: [
    'delivered, delivery completed, delivery done, delivery successful, delivered and paid',
    'delivered and collected, cod collected, تم التسليم',
    'مسلَّم, مسلمة, سُلّم, سُلّمت, تسلّمها',
    'تم التوصيل, موصَّل, واصل, واصلة, تم التسليم والتحصيل, تم التسليم والقبض',
  ],
  refused: [
    'refused, refused delivery, refused to accept, rejected, declined, not accepted, returned',
    'return, rto, return to origin, returned to origin, return to sender, returned to sender',
    'returned to shipper, returned to merchant, returned to store, sent back, canceled',
    'cancelled, cancel, مرفوض, مرفوضة, رفض, رُفضت, رفض الاستلام, رفض التسليم, رفضها, لم يقبل',
    'غير مقبول, رجيع, راجع, راجعة, مرتجع, مرتجعة, مرجوع, مُرجَع, الإرجاع, رجع, رجعت, أُرجع',
    'أُعيد, أُعيدت, معاد, الإعادة, مُعاد إلى المرسل, أعيد إلى المرسل, راجع إلى المرسل',
    'راجع للمرسل, تم الإرجاع, تم الإلغاء, تم الرفض, تمت الإعادة, ملغى, ملغاة, ملغية, الإلغاء, أُلغي, أُلغيت',
  ],
  out: [
    'postponed, rescheduled, delayed, deferred, pending, on hold, in transit, in progress',
    'out for delivery, with courier, on the way, still out, no answer, no reply, not answering',
    'does not answer, unreachable, not reachable, phone off, not yet delivered',
    'not delivered yet, ready for pickup, waiting for pickup, ready for delivery, attempted',
    'delivery attempted, مؤجل, مؤجلة, التأجيل, تم التأجيل, أُجّل, أُجّلت, معلق, معلقة, قيد الانتظار',
    'بالانتظار, انتظار, قيد التوصيل, قيد التسليم, جاري التوصيل, جارٍ التوصيل, جاري التسليم',
    'جارٍ التسليم, خرج للتوصيل, خرجت للتوصيل, خارج للتوصيل, للتوصيل, بالطريق, في الطريق',
    'على الطريق, مع المندوب, مع السائق, عند المندوب, لا يرد, لم يرد, ما رد, ما عم يرد, لا يجيب',
    'لم يجب, لا رد, لا يوجد رد, عدم الرد, الهاتف مغلق, الرقم مغلق, مغلق, خارج التغطية',
    'لم يُسلَّم بعد, لم تُسلَّم بعد, لم يتم التسليم بعد, جاهز للتسليم, جاهز للاستلام',
  ],
};

/** Says who or how and nothing else; a word of denial is none of them. */
const fillers = new Set(
  [
    'successfully, customer, client, recipient, consignee, by, to, the, parcel, shipment, order',
    'was, is, has, been, بنجاح, الزبون, للزبون, الزبونة, للزبونة, العميل, للعميل',
    'الطرد, الشحنة, الطلب, الطلبية, المستلم, للمستلم, قد',
  ]
    .flatMap(parted)
    .map(normalize),
);

/** A company's word in the form in which it is compared and remembered. */
export const outcomeWord = (said: string): string => normalize(said);

const essential = (word: string) =>
  word
    .replace(/(^| )من قبل(?= |$)/, '$1')
    .split(' ')
    .filter((part) => part !== '' && !fillers.has(part))
    .map((part) => part.replace(/^ال(?=...)/, ''))
    .join(' ');

const outcomeOf = new Map(
  outcomes.flatMap((outcome) =>
    words[outcome].flatMap(parted).map((word) => [essential(normalize(word)), outcome] as const),
  ),
);

/**
 * What a company's word says, by the closed lists and by what was told of this company; `unclear` is asked. With a
 * denial, such as «لم» or "un-", it is not the word of the list.
 */
export function readOutcome(
  said: string,
  told: ReadonlyMap<string, Outcome> = new Map(),
): Outcome | 'unclear' {
  const word = outcomeWord(said);
  return outcomeOf.get(essential(word)) ?? told.get(word) ?? 'unclear';
}
