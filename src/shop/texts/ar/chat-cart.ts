import type { chatCart as en } from '../en/chat-cart.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** قطع اختارها الفريق لزبون في محادثة. */
export const chatCart = {
  title: 'اخترناها لك',
  // With a mark of direction, or a Latin size would stand on the wrong side.
  comma: '، \u200f',
  line: (name, choice, quantity, cost) =>
    `• ${name} (${choice})${quantity > 1 ? ` ×${quantity}` : ''} – ${cost}`,
  sum: (cost) => `المجموع: ${cost} من دون التوصيل`,
  finish: 'للطلب افتح الرابط:',

  until: (day) => `الأسعار والقياسات كما هي اليوم. لا تُحجز القطع، والرابط يعمل حتى ${day}.`,
  total: 'المجموع من دون التوصيل',
  issues: {
    OUT_OF_STOCK: () => 'نفدت بهذا القياس واللون.',
    NOT_ENOUGH_STOCK: (left) =>
      plural(left, {
        zero: 'نفدت.',
        one: 'بقيت قطعة واحدة فقط.',
        two: 'بقيت قطعتان فقط.',
        few: `بقيت ${left} قطع فقط.`,
        many: `بقيت ${left} قطعة فقط.`,
        other: `بقيت ${left} قطعة فقط.`,
      }),
    UNAVAILABLE: () => 'غير متوفرة الآن.',
  },
  take: 'ضعها في السلة وأكمل الطلب',
  takeFailed: 'لم توضع القطع في السلة. أعد المحاولة.',
  nothingLeft: 'لا يمكن شراء أي من هذه القطع الآن.',
  over: 'انتهى هذا الرابط',
  overText: 'روابط القطع تعمل أسبوعاً. اطلب من المتجر رابطاً جديداً.',
  seeShop: 'تصفّح المتجر',

  send: 'أرسلها برابط',
  sendTitle: 'أرسل هذه القطع',
  sendText: 'يفتح الزبون الرابط فيرى القطع ويطلبها. يعمل الرابط أسبوعاً ولا يحجز شيئاً.',
  note: 'كلمة للزبون',
  make: 'جهّز الرابط',
  sent: 'روابط أُرسلت',
  sentLine: (pieces, total, by) => `${pieces} · ${total} · ${by}`,
  works: (day) => `يعمل حتى ${day}`,
  again: 'أرسله ثانية',
  finishIt: 'أكمله هنا',
  finishing: 'صارت القطع في هذا الطلب.',
} satisfies TextsOf<typeof en>;
