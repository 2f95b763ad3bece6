import type { orderNews as en, OrderFacts } from '../en/order-news.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** الرسائل التي ترافق الطلب إلى موبايل صاحبه: قصيرة، تبدأ باسم المتجر وفيها رقم الطلب. */
export const orderNews = {
  steps: {
    place: ({ number, total }: OrderFacts) => `منوال: وصلنا طلبك ${number}. المبلغ ${total} نقداً عند الاستلام.`,
    accept: ({ number }: OrderFacts) => `منوال: نجهّز طلبك ${number}.`,
    dispatch: ({ number, total }: OrderFacts) =>
      `منوال: خرج المندوب بطلبك ${number}. نرجو تجهيز ${total} نقداً.`,
    deliver: ({ number }: OrderFacts) =>
      `منوال: تم تسليم طلبك ${number}. إن لم يناسبك القياس فافتح الطلب لإرجاعه أو استبداله.`,
    complete: ({ number, points }: OrderFacts) =>
      points === 0
        ? `منوال: اكتمل طلبك ${number}. شكراً لك.`
        : `منوال: اكتمل طلبك ${number} وكسبت ${counted(points)}.`,
    cancel: ({ number }: OrderFacts) => `منوال: أُلغي طلبك ${number}. لا شيء عليك دفعه.`,
    failDelivery: ({ number }: OrderFacts) => `منوال: تعذّر تسليم طلبك ${number} فأُلغي. لا شيء عليك دفعه.`,
  },

  returns: {
    return: {
      requested: (number: string) => `منوال: وصلنا طلب الإرجاع من الطلب ${number}.`,
      approved: (number: string) => `منوال: تمت الموافقة على الإرجاع من الطلب ${number}. سيتصل بك المندوب.`,
      rejected: (number: string) => `منوال: لم يُقبل الإرجاع من الطلب ${number}. افتح الطلب لتعرف السبب.`,
      received: (number: string) => `منوال: وصلتنا القطع المرجعة من الطلب ${number}.`,
      refunded: (number: string, money: string) =>
        `منوال: أُعيد إليك ${money} نقداً عن الإرجاع من الطلب ${number}.`,
      withdrawn: (number: string) => `منوال: سُحب طلب الإرجاع من الطلب ${number}.`,
      exchanged: (number: string) => `منوال: تم الاستبدال من الطلب ${number}.`,
    },
    exchange: {
      requested: (number: string) =>
        `منوال: وصلنا طلب الاستبدال من الطلب ${number}، والقطع الجديدة محجوزة لك.`,
      approved: (number: string) => `منوال: تمت الموافقة على الاستبدال من الطلب ${number}. سيتصل بك المندوب.`,
      rejected: (number: string) => `منوال: لم يُقبل الاستبدال من الطلب ${number}. افتح الطلب لتعرف السبب.`,
      received: (number: string) => `منوال: وصلتنا القطع التي أعدتها من الطلب ${number}.`,
      refunded: (number: string, money: string) =>
        `منوال: أُعيد إليك ${money} نقداً عن الإرجاع من الطلب ${number}.`,
      withdrawn: (number: string) => `منوال: سُحب طلب الاستبدال من الطلب ${number}.`,
      exchanged: (number: string) => `منوال: تم الاستبدال من الطلب ${number}. ملبوس العافية.`,
    },
  },
} satisfies TextsOf<typeof en>;

function counted(points: number): string {
  return plural(points, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: `${points} نقاط`,
    many: `${points} نقطة`,
    other: `${points} نقطة`,
  });
}
