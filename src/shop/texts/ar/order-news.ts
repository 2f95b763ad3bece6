import type { orderNews as en, OrderFacts } from '../en/order-news.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** الرسائل التي ترافق الطلب إلى صاحبه: قصيرة، تبدأ بما حصل وفيها رقم الطلب. */
export const orderNews = {
  steps: {
    place: ({ number, total }: OrderFacts) => ({
      title: `وصلنا طلبك ${number}`,
      text: `المبلغ ${total} نقداً عند الاستلام.`,
    }),
    accept: ({ number }: OrderFacts) => ({
      title: `نجهّز طلبك ${number}`,
      text: 'تستطيع إلغاءه ما دام لم يستلمه المندوب.',
    }),
    dispatch: ({ number, total }: OrderFacts) => ({
      title: `خرج المندوب بطلبك ${number}`,
      text: `نرجو تجهيز ${total} نقداً.`,
    }),
    deliver: ({ number }: OrderFacts) => ({
      title: `تم تسليم طلبك ${number}`,
      text: 'إن لم يناسبك القياس فافتح الطلب لإرجاعه أو استبداله.',
    }),
    complete: ({ number, points }: OrderFacts) => ({
      title: `اكتمل طلبك ${number}`,
      text: points === 0 ? 'شكراً لك.' : `كسبت ${counted(points)}.`,
    }),
    cancel: ({ number }: OrderFacts) => ({
      title: `أُلغي طلبك ${number}`,
      text: 'لا شيء عليك دفعه.',
    }),
    failDelivery: ({ number }: OrderFacts) => ({
      title: `تعذّر تسليم طلبك ${number}`,
      text: 'أُلغي الطلب ولا شيء عليك دفعه.',
    }),
  },

  returns: {
    return: {
      requested: (number: string) => ({
        title: `وصلنا طلب الإرجاع من الطلب ${number}`,
        text: 'سنردّ عليك قريباً.',
      }),
      approved: (number: string) => ({
        title: `تمت الموافقة على الإرجاع من الطلب ${number}`,
        text: 'سيتصل بك المندوب.',
      }),
      rejected: (number: string) => ({
        title: `لم يُقبل الإرجاع من الطلب ${number}`,
        text: 'افتح الطلب لتعرف السبب.',
      }),
      received: (number: string) => ({ title: `وصلتنا القطع المرجعة من الطلب ${number}`, text: '' }),
      refunded: (number: string, money: string) => ({
        title: `دفعنا لك ثمن المرتجع من الطلب ${number}`,
        text: `استلمت ${money} نقداً.`,
      }),
      withdrawn: (number: string) => ({ title: `سُحب طلب الإرجاع من الطلب ${number}`, text: '' }),
      exchanged: (number: string) => ({ title: `تم الاستبدال من الطلب ${number}`, text: '' }),
    },
    exchange: {
      requested: (number: string) => ({
        title: `وصلنا طلب الاستبدال من الطلب ${number}`,
        text: 'القطع الجديدة محجوزة لك.',
      }),
      approved: (number: string) => ({
        title: `تمت الموافقة على الاستبدال من الطلب ${number}`,
        text: 'سيتصل بك المندوب.',
      }),
      rejected: (number: string) => ({
        title: `لم يُقبل الاستبدال من الطلب ${number}`,
        text: 'افتح الطلب لتعرف السبب.',
      }),
      received: (number: string) => ({ title: `وصلتنا القطع التي أعدتها من الطلب ${number}`, text: '' }),
      refunded: (number: string, money: string) => ({
        title: `دفعنا لك ثمن المرتجع من الطلب ${number}`,
        text: `استلمت ${money} نقداً.`,
      }),
      withdrawn: (number: string) => ({ title: `سُحب طلب الاستبدال من الطلب ${number}`, text: '' }),
      exchanged: (number: string) => ({
        title: `تم الاستبدال من الطلب ${number}`,
        text: 'ملبوس الهنا.',
      }),
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
