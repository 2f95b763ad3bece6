import { formatNumber } from '../../money.ts';
import type {
  templates as en,
  templateSamples as enSamples,
  templateWords as enWords,
} from '../en/templates.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** رسائل الزبون كما هي حتى يغيّر التاجر صياغتها: قصيرة، تبدأ بما حصل وفيها رقم الطلب. */
export const templates = {
  'order.place': { title: 'وصلنا طلبك {number}', text: 'المبلغ {total} نقداً عند الاستلام.' },
  'order.call': { title: 'اتصلنا بك بشأن طلبك {number}', text: 'افتح الطلب لتأكيده.' },
  'order.confirm': {
    title: 'تم تأكيد طلبك {number}',
    text: 'نجهّزه الآن، وتستطيع إلغاءه قبل أن يخرج.',
  },
  'order.giveUp': { title: 'أُلغي طلبك {number}', text: 'لم نتمكن من الوصول إليك. اطلب من جديد متى شئت.' },
  'order.edit': {
    title: 'عدّلنا طلبك {number}',
    text: 'صار المجموع {total}. افتح الطلب لترى ما سيصلك.',
  },
  'order.hold': { title: 'طلبك {number} قيد الانتظار', text: '{reason}' },
  'order.resolve': {
    title: 'تغيّر طلبك {number}',
    text: 'لم نجد إحدى القطع. صار المبلغ {total}، وافتح الطلب لترى ما سيصلك.',
  },
  'order.pack': { title: 'طلبك {number} جاهز', text: 'يخرج إليك قريباً.' },
  'order.handOver': {
    title: 'طلبك {number} في الطريق',
    text: 'مع {carrier}. جهّز {total} نقداً وأعطه الرمز {pin}.',
  },
  'order.handOverCompany': {
    title: 'طلبك {number} في الطريق',
    text: 'مع {carrier}، رقم البوليصة {reason}. جهّز {total} نقداً.',
  },
  'order.atOffice': {
    title: 'طلبك {number} ينتظرك',
    text: 'تجده في {carrier} حتى {day}. أحضر معك {total} نقداً.',
  },
  'order.attempt': { title: 'لم نتمكن من توصيل طلبك {number}', text: '{reason} نحاول من جديد {day}.' },
  'order.deliver': {
    title: 'تم تسليم طلبك {number}',
    text: 'دفعت {total}. إن لم يناسبك شيء فافتح الطلب لإرجاعه أو استبداله.',
  },
  'order.complete': { title: 'اكتمل طلبك {number}', text: 'شكراً لك.' },
  'order.completeWithPoints': { title: 'اكتمل طلبك {number}', text: 'كسبت {points}.' },
  'order.cancel': { title: 'أُلغي طلبك {number}', text: 'لا شيء عليك دفعه.' },
  'order.refuse': { title: 'لم يُسلَّم طلبك {number}', text: '{reason} أُلغي الطلب.' },
  'order.recall': { title: 'استرجعنا طلبك {number}', text: 'أُلغي الطلب ولا شيء عليك دفعه.' },
  'order.lost': { title: 'ضاع طلبك {number} في الطريق', text: 'نعتذر منك. أُلغي الطلب ولا شيء عليك دفعه.' },
  'return.requested': { title: 'وصلنا طلب الإرجاع من الطلب {number}', text: 'سنردّ عليك قريباً.' },
  'return.approved': { title: 'تمت الموافقة على الإرجاع من الطلب {number}', text: '{how}' },
  'return.rejected': { title: 'لم يُقبل الإرجاع من الطلب {number}', text: '{reason}' },
  'return.collected': {
    title: 'استلم المندوب القطع المرجعة من الطلب {number}',
    text: 'نعيد إليك المبلغ بعد فحصها.',
  },
  'return.missed': {
    title: 'لم نتمكّن من استلام القطع المرجعة من الطلب {number}',
    text: '{reason} {how}',
  },
  'return.received': { title: 'وصلتنا القطع المرجعة من الطلب {number}', text: 'نعيد إليك المبلغ بعد فحصها.' },
  'return.refunded': { title: 'دفعنا لك ثمن المرتجع من الطلب {number}', text: 'استلمت {amount} نقداً.' },
  'return.refundedInPoints': {
    title: 'أعدنا ثمن المرتجع من الطلب {number}',
    text: 'أضفنا إلى رصيدك {points} بدل {amount}.',
  },
  'return.reminder': {
    title: 'ما زلنا ننتظر القطع المرجعة من الطلب {number}',
    text: 'سلّمنا إياها قريباً، وإلا أغلقنا طلب الإرجاع.',
  },
  'return.substituted': {
    title: 'قطع أخرى بدل قطع الطلب {number}',
    text: 'تصلك مع الطلب {order}. {sum}',
  },
  'return.withdrawn': { title: 'سُحب طلب الإرجاع من الطلب {number}', text: 'بقي كل شيء كما كان.' },
  'exchange.requested': {
    title: 'وصلنا طلب الاستبدال من الطلب {number}',
    text: 'القطع الجديدة محجوزة لك.',
  },
  'exchange.approved': { title: 'تمت الموافقة على الاستبدال من الطلب {number}', text: '{how}' },
  'exchange.rejected': { title: 'لم يُقبل الاستبدال من الطلب {number}', text: '{reason}' },
  'exchange.missed': {
    title: 'لم نتمكّن من استبدال القطع من الطلب {number}',
    text: '{reason} {how}',
  },
  'exchange.received': {
    title: 'وصلتنا القطع التي أعدتها من الطلب {number}',
    text: 'نفحصها ونرسل لك القطع الجديدة.',
  },
  'exchange.sent': {
    title: 'القطع الجديدة في الطريق: الطرد {number}',
    text: 'تصلك مع {carrier}، ولا شيء عليك دفعه.',
  },
  'exchange.atOffice': {
    title: 'القطع الجديدة جاهزة للاستلام: الطرد {number}',
    text: 'تجدها عند {carrier} حتى {day}، ولا شيء عليك دفعه.',
  },
  'exchange.stopped': {
    title: 'لم تصلك القطع الجديدة: الطرد {number}',
    text: 'نرسلها مرة أخرى أو نعيد إليك ثمنها، ونراسلك بذلك.',
  },
  'exchange.exchanged': { title: 'تم الاستبدال من الطلب {number}', text: 'ملبوس الهنا.' },
  'exchange.withdrawn': {
    title: 'سُحب طلب الاستبدال من الطلب {number}',
    text: 'لم تعد القطع الجديدة محجوزة لك.',
  },
  'exchange.reminder': {
    title: 'ما زلنا ننتظر القطع القديمة من الطلب {number}',
    text: 'سلّمنا إياها قريباً، وإلا عادت القطع الجديدة إلى الرف.',
  },
  'chat.confirm': {
    title: 'بخصوص طلبك {number}',
    text: 'قيمته {total} نقداً عند الاستلام. هل نرسله؟',
  },
  'chat.order': { title: 'بخصوص طلبك {number}', text: 'لدينا سؤال عنه.' },
  'chat.delivery': {
    title: 'طلبك {number} في الطريق إليك',
    text: 'جهّز {total} نقداً من فضلك. هل الوقت مناسب؟',
  },
  'stock.back': { title: 'وصل ما تنتظره', text: '{product} ({color}، {size}): متوفّر الآن.' },
  'coupon.given': {
    title: 'لك منا قسيمة بقيمة {amount}',
    text: 'نعتذر عمّا حصل. استخدمها مرة واحدة حتى {day}، وتجدها في قسائمك.',
  },
  'points.ending': {
    title: 'تنتهي نقاط لك {day}',
    text: 'بقي لك منها {points}. حوّلها إلى قسيمة أو استخدمها في السلة قبل ذلك.',
  },
  'account.answer': { title: 'وصلك ردّ من المتجر', text: '{answer}' },
  'review.hidden': {
    title: 'أُخفي رأيك في {product}',
    text: '{reason} يمكنك تعديله أو حذفه.',
  },
  'review.answered': { title: 'ردّ المتجر على رأيك في {product}', text: 'تجد الردّ تحت كلامك.' },
  'account.signIn': {
    title: 'تسجيل دخول جديد إلى حسابك',
    text: 'سُجّل الدخول برقمك من جهاز جديد: {device}. إن لم تكن أنت، فسجّل خروج هذا الجهاز من ملفك الشخصي.',
  },
} satisfies TextsOf<typeof en>;

export const templateSamples = {
  fields: {
    number: '261\u00a0122\u00a0041',
    total: '2,450\u00a0ل.س',
    reason: 'طلبت أن ننتظر إلى الخميس.',
    pin: '4821',
    carrier: 'سامر',
    day: 'الثلاثاء 24\u00a0تشرين الثاني',
    points: '120\u00a0نقطة',
    how: 'يمرّ المندوب الثلاثاء 24\u00a0تشرين الثاني، فجهّز القطع له.',
    amount: '1,200\u00a0ل.س',
    product: 'قميص كتّان',
    color: 'زيتي',
    size: 'M',
    code: 'C4MXKR7HQ',
    device: 'موبايل أندرويد، دمشق',
    answer: 'يصل الطلب قبل الخميس.',
    order: '261\u00a0124\u00a0005',
    sum: 'بعد حسم ما تعيده يبقى عليك 850\u00a0ل.س تدفعها عند الباب.',
  },
  of: {
    'order.handOverCompany': { reason: 'AH-20417', carrier: 'الأهلية' },
    'order.atOffice': { carrier: 'الأهلية، حماة' },
    'order.attempt': { reason: 'لم يفتح أحد الباب.' },
    'order.refuse': { reason: 'القطعة متضررة.' },
    'return.rejected': { reason: 'القطعة ملبوسة أو مغسولة.' },
    'return.missed': { reason: 'لم نجدك في البيت.' },
    'exchange.rejected': { reason: 'القطعة ملبوسة أو مغسولة.' },
    'exchange.missed': { reason: 'لم نجدك في البيت.' },
    'review.hidden': { reason: 'فيه رقم موبايل.' },
  },
} satisfies TextsOf<typeof enSamples>;

export const templateWords = {
  points: (points: number) =>
    plural(points, {
      zero: 'لا نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتين',
      few: `${formatNumber(points)} نقاط`,
      many: `${formatNumber(points)} نقطة`,
      other: `${formatNumber(points)} نقطة`,
    }),
  returnWays: {
    courier: (day: string) => `يمرّ المندوب ${day}، فجهّز القطع له.`,
    courierCalls: 'سيتصل بك المندوب ليتفق معك على اليوم.',
    store: (day: string) => `أحضر القطع إلى المتجر في موعد أقصاه ${day}.`,
    company: (day: string) => `سلّم القطع إلى شركة النقل في موعد أقصاه ${day}.`,
  },
  declines: [
    'القطعة ملبوسة أو مغسولة.',
    'نُزعت بطاقة القطعة.',
    'حدث الضرر بعد التسليم.',
    'انتهت مهلة الإرجاع.',
  ],
  substituteSum: (difference: number, amount: string) =>
    difference === 0
      ? 'ثمنها يساوي ثمن ما تعيده.'
      : difference > 0
        ? `ثمنها أعلى من ثمن ما تعيده، والفرق عليك ${amount}.`
        : `ثمنها أقل من ثمن ما تعيده، ونعيد إليك الفرق نقداً: ${amount}.`,
  compensationTitle: (money: string) => `${money} هدية منا`,
  compensationText: 'مع اعتذارنا. لأي قطعة ولمرة واحدة.',
  notGiven: 'لم تصلنا القطع خلال المهلة.',
  pointsLeft: (points: number) =>
    plural(points, {
      zero: 'لا نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${formatNumber(points)} نقاط`,
      many: `${formatNumber(points)} نقطة`,
      other: `${formatNumber(points)} نقطة`,
    }),
} satisfies TextsOf<typeof enWords>;
