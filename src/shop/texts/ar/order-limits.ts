import type { orderLimits as en } from '../en/order-limits.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const orderLimits = {
  orders: {
    new: (most) => `إلى أن يصلك أول طلب نجهّز لك ${orders(most)} في الوقت نفسه. اطلب من جديد حين يصلك طلب.`,
    usual: (most) => `لديك الآن أكبر عدد نجهّزه معاً: ${orders(most)}. اطلب من جديد حين يصلك طلب.`,
    watched: (most) => `نجهّز لك حالياً ${orders(most)} في كل مرة. اطلب من جديد حين يصلك طلب.`,
  },
  total: {
    new: (cap) => `إلى أن يصلك أول طلب لا تتجاوز قيمة طلباتك المفتوحة ${cap}.`,
    usual: (cap) => `لا تتجاوز قيمة طلباتك المفتوحة معاً ${cap}.`,
    watched: (cap) => `لا تتجاوز قيمة طلباتك المفتوحة حالياً ${cap}.`,
  },
  underWay: (open) => `قيمة طلباتك المفتوحة الآن ${open}.`,
  paused: 'لا نستطيع أن نستقبل طلباً من هذا الرقم حالياً.',
  notAccepted: (parcels) =>
    plural(parcels, {
      zero: '',
      one: 'السبب: طرد واحد لم يُستلم.',
      two: 'السبب: طردان لم يُستلما.',
      few: `السبب: ${parcels} طرود لم تُستلم.`,
      many: `السبب: ${parcels} طرداً لم يُستلم.`,
      other: `السبب: ${parcels} طرد لم يُستلم.`,
    }),
  until: (day) => `يسري ذلك حتى ${day} على الأكثر.`,
  daysFull: 'اكتملت طلبات الأيام القادمة كلها. حاول غداً.',
  opensOn: (day) => `نستقبل الطلبات من جديد ${day}.`,
  opensHereOn: (day) => `نستقبل الطلبات إلى هذا المكان من جديد ${day}.`,
  opensSoon: 'يُفتتح المتجر قريباً.',
  opensAt: (moment) => `يُفتتح المتجر قريباً: ${moment}.`,
  cartStays: 'سلتك تبقى كما هي.',
} satisfies TextsOf<typeof en>;

function orders(many: number): string {
  return plural(many, {
    zero: 'طلباً',
    one: 'طلباً واحداً',
    two: 'طلبين',
    few: `${many} طلبات`,
    many: `${many} طلباً`,
    other: `${many} طلب`,
  });
}
