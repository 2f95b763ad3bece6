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
    call: ({ number }: OrderFacts) => ({
      title: `اتصلنا بك بشأن طلبك ${number}`,
      text: 'افتح الطلب لتأكيده.',
    }),
    confirm: ({ number }: OrderFacts) => ({
      title: `تم تأكيد طلبك ${number}`,
      text: 'نجهّزه الآن، وتستطيع إلغاءه ما دام لم يستلمه المندوب.',
    }),
    giveUp: ({ number }: OrderFacts) => ({
      title: `أُلغي طلبك ${number}`,
      text: 'لم نتمكن من الوصول إليك. اطلب من جديد متى شئت.',
    }),
    hold: ({ number, reason }: OrderFacts) => ({ title: `طلبك ${number} قيد الانتظار`, text: reason }),
    resolve: ({ number, total }: OrderFacts) => ({
      title: `تغيّر طلبك ${number}`,
      text: `لم نجد إحدى القطع. صار المبلغ ${total}، وافتح الطلب لترى ما سيصلك.`,
    }),
    pack: ({ number }: OrderFacts) => ({
      title: `طلبك ${number} جاهز`,
      text: 'يخرج مع أول مندوب.',
    }),
    handOver: ({ number, total, carrier, pin }: OrderFacts) => ({
      title: `طلبك ${number} في الطريق`,
      text: `مع ${carrier}. جهّز ${total} نقداً وأعطه الرمز ${pin}.`,
    }),
    handOverCompany: ({ number, total, carrier, reason }: OrderFacts) => ({
      title: `طلبك ${number} في الطريق`,
      text: `مع ${carrier}، رقم البوليصة ${reason}. جهّز ${total} نقداً.`,
    }),
    atOffice: ({ number, total, carrier, day }: OrderFacts) => ({
      title: `طلبك ${number} ينتظرك`,
      text: `تجده في ${carrier} حتى ${day}. أحضر معك ${total} نقداً.`,
    }),
    attempt: ({ number, day, reason }: OrderFacts) => ({
      title: `لم نتمكن من توصيل طلبك ${number} اليوم`,
      text: `${reason} نحاول من جديد ${day}.`,
    }),
    deliver: ({ number, total }: OrderFacts) => ({
      title: `تم تسليم طلبك ${number}`,
      text: `دفعت ${total}. إن لم يناسبك شيء فافتح الطلب لإرجاعه أو استبداله.`,
    }),
    complete: ({ number, points }: OrderFacts) => ({
      title: `اكتمل طلبك ${number}`,
      text: points === 0 ? 'شكراً لك.' : `كسبت ${counted(points)}.`,
    }),
    cancel: ({ number }: OrderFacts) => ({
      title: `أُلغي طلبك ${number}`,
      text: 'لا شيء عليك دفعه.',
    }),
    refuse: ({ number, reason }: OrderFacts) => ({
      title: `لم يُسلَّم طلبك ${number}`,
      text: `${reason} أُلغي الطلب.`,
    }),
    recall: ({ number }: OrderFacts) => ({
      title: `استرجعنا طلبك ${number}`,
      text: 'أُلغي الطلب ولا شيء عليك دفعه.',
    }),
    lost: ({ number }: OrderFacts) => ({
      title: `ضاع طلبك ${number} في الطريق`,
      text: 'نعتذر منك. أُلغي الطلب ولا شيء عليك دفعه.',
    }),
  },

  courier: 'مندوبنا',
  refusals: {
    changedMind: 'غيّرت رأيك.',
    noMoney: 'لم يكن المبلغ جاهزاً.',
    unreachableAtDoor: 'لم يتمكن المندوب من الوصول إليك.',
    refusedUnnamed: 'لم يُستلم الطلب.',
    notOrdered: 'قلت إنك لم تطلبه.',
    notCollected: 'لم يُستلم من المكتب في موعده.',
    wrongItem: 'أرسلنا قطعة غير التي طلبتها، ونعتذر منك.',
    damaged: 'وصلت قطعة متضررة، ونعتذر منك.',
    notAsDescribed: 'لم تكن القطعة كما وصفناها، ونعتذر منك.',
    late: 'تأخرنا عليك، ونعتذر منك.',
    priceDiffers: 'اختلف السعر عن المتفق عليه، ونعتذر منك.',
    addressUnreachable: 'لم نتمكن من الوصول إلى العنوان.',
    store: 'لم نتمكن من إيصاله، ونعتذر منك.',
    lost: 'ضاع في الطريق، ونعتذر منك.',
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
