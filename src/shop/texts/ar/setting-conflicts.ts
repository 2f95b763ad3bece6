import { formatNumber } from '../../money.ts';
import type { settingConflicts as en } from '../en/setting-conflicts.ts';
import type { TextsOf } from '../texts-of.ts';
import { businessDays, daysInWords } from './counts.ts';

export const settingConflicts = {
  see: 'انظر',
  comma: '، ',
  noCompany: 'يُعرض عند الشراء بعد أن تضيف شركة نقل.',
  toCompanies: 'أضِف شركة في صفحة التوصيل',
  says: {
    estimateAfterPromise: ({ estimateDays, deliveryDays }) =>
      `صفحة الدفع تقول ${daysInWords(estimateDays)}، والوعد بالتوصيل خلال ${businessDays(deliveryDays.max)}.`,
    estimateBeforePromise: ({ estimateDays, deliveryDays }) =>
      `صفحة الدفع تقول ${daysInWords(estimateDays)}، وأقل مدة للتوصيل ${businessDays(deliveryDays.min)}.`,
    bandAfterPromise: ({ deliveryDays }) =>
      `أحد نطاقات الأجور يحتاج إلى أكثر من المدة الموعودة للبلاد كلها، وهي ${businessDays(deliveryDays.max)}.`,
    confirmAfterPromise: ({ confirmDays, deliveryDays }) =>
      `قد ينتظر الطلب التأكيد ${businessDays(confirmDays)}، والوعد بالتوصيل خلال ${businessDays(deliveryDays.max)}.`,
    oneCall: () => 'يكفي اتصال واحد بلا ردّ لإلغاء الطلب. اكتب 2\u00a0أو أكثر ليكون الاتصال في يومين.',
    callsTakeLonger: ({ callAttempts, confirmDays }) =>
      `بين الاتصال والآخر ساعتان، وساعات الاتصال هذه لا تكفي لعدد الاتصالات (${callAttempts}) ضمن مدة انتظار التأكيد، وهي ${businessDays(confirmDays)}. سينتظر الطلب أكثر.`,
    callsWhileQuiet: () => 'بعض ساعات الاتصال من ساعات الهدوء، والرسالة التي تتبع الاتصال تنتظر حتى تنتهي.',
    nothingToConfirm: () => 'نتصل بالجميع، فلا يُؤكَّد أي طلب تلقائياً.',
    everyoneIsCalled: () => 'ابتداءً من صفر نتصل بصاحب كل طلب، مهما اخترت هنا.',
    callAboveAnyOrder: ({ maxOrderTotal }) =>
      `لا يبلغ أي طلب هذا المبلغ، فأعلى مبلغ لطلب واحد ${formatNumber(maxOrderTotal)}.`,
    freeAboveAnyOrder: ({ maxOrderTotal }) =>
      `لن يكون التوصيل مجانياً أبداً، فأعلى مبلغ لطلب واحد ${formatNumber(maxOrderTotal)}.`,
    officeFeeUnused: () => 'الاستلام من مكتب متوقف، فلا تُحسب أجرته.',
    feesOffStep: ({ cashStep }) =>
      `بعض أجور التوصيل ليست من مضاعفات ${formatNumber(cashStep)}، فلا يمكن دفعها نقداً كما هي.`,
    stepAboveNote: () => 'أصغر فئة نقدية أكبر من أكبر ورقة نقدية.',
    bandAboveDay: ({ dailyCapacity }) =>
      `طلبات اليوم كلها ${formatNumber(dailyCapacity ?? 0)} على الأكثر، فلا يبلغ أي نطاق حدّه.`,
    heldTooShort: () => 'تعود قطع الاستبدال إلى الرف قبل أن تنتهي مدة تسليم القطع القديمة.',
    refundAboveCash: () => 'ما قد يعيده المندوب عند الباب أكثر من النقد الذي يُسمح له بحمله.',
    noticeBeforePoints: () => 'يصل التنبيه قبل أن تُكسب النقاط.',
    turnEndsAtNight: () => 'من أُخبر ليلاً تنتهي أولويته قبل أن تنتهي ساعات الهدوء وتصله الرسالة.',
    lineAboveOrder: ({ maxOrderPieces }) =>
      `قطع الطلب كلها ${formatNumber(maxOrderPieces)} على الأكثر، فلا يبلغ أي سطر حدّه.`,
    linesAbovePieces: ({ maxOrderPieces }) =>
      `قطع الطلب كلها ${formatNumber(maxOrderPieces)} على الأكثر، فلا تكون فيه أسطر بهذا العدد.`,
    trustedBeforeKnown: () => 'يصير الزبون موثوقاً بعد تسليمات أقل مما يلزم ليكون معروفاً.',
    trustBeyondCounted: () => 'الأيام بلا رفض أكثر من الأيام المحسوبة، وما قبلها من رفض لا يُحسب.',
    lessForMoreTrust: () => 'من ثقتنا به أقل تُفتح له طلبات أكثر أو أغلى ممن ثقتنا به أكبر.',
    lessForHigherRole: () => 'دور أدنى يعطي الزبون أكثر من دور أعلى منه.',
    codeEndsFirst: () => 'ينتهي الرمز قبل أن يُسمح بطلب رمز جديد، فينتظر الزبون بينهما.',
    codeLimitsReversed: () => 'أحد هذه الحدود لا يُبلغ أبداً، لأن حدّ المدة الأطول أو حدّ المتجر كله أقل منه.',
    channelTwice: () => 'إحدى القنوات مكتوبة مرتين، فتظهر مرتين في أسفل الصفحات.',
  },
} satisfies TextsOf<typeof en>;
