import type { today as en } from '../en/today.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

// بعد فعل: أكّد طلباً واحداً.
const orders = (count: number) =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلباً واحداً',
    two: 'طلبين',
    few: `${count} طلبات`,
    many: `${count} طلباً`,
    other: `${count} طلب`,
  });
const parcels = (count: number) =>
  plural(count, {
    zero: 'لا طرود',
    one: 'طرداً واحداً',
    two: 'طردين',
    few: `${count} طرود`,
    many: `${count} طرداً`,
    other: `${count} طرد`,
  });

const returns = (count: number) =>
  plural(count, {
    zero: 'لا مرتجعات',
    one: 'مرتجع واحد',
    two: 'مرتجعين',
    few: `${count} مرتجعات`,
    many: `${count} مرتجعاً`,
    other: `${count} مرتجع`,
  });

export const today = {
  next: 'الخطوة التالية',
  afterwards: 'ثم',
  unopened: 'متجرك لم يُفتتح بعد. يقرأ الزائر أنه يُفتتح قريباً.',
  toSetup: 'تابع الافتتاح',
  shopClosed: (day) => `المتجر كله مغلق حتى نهاية يوم ${day}، ولا نستقبل طلبات.`,
  closedOpenEnd: 'المتجر كله مغلق حتى إشعار آخر، ولا نستقبل طلبات.',
  noDelivery: (day) => `لا نوصّل إلى أي مكان حتى نهاية يوم ${day}، لكننا نستقبل الطلبات.`,
  placesClosed: (count) =>
    plural(count, {
      zero: 'لا أماكن مغلقة.',
      one: 'مكان واحد مغلق.',
      two: 'مكانان مغلقان.',
      few: `${count}\u00a0أماكن مغلقة.`,
      many: `${count}\u00a0مكاناً مغلقاً.`,
      other: `${count}\u00a0مكان مغلق.`,
    }),
  toClosures: 'راجع الإغلاقات',
  webhooksOff: (count) =>
    plural(count, {
      zero: 'لا ربط متوقفاً.',
      one: 'فشل ربط مع برنامج آخر فأوقفناه.',
      two: 'فشل ربطان مع برامج أخرى فأوقفناهما.',
      few: `أوقفنا ${count}\u00a0روابط فاشلة مع برامج أخرى.`,
      many: `أوقفنا ${count}\u00a0رابطاً فاشلاً مع برامج أخرى.`,
      other: `أوقفنا ${count}\u00a0رابط فاشل مع برامج أخرى.`,
    }),
  noBackup: 'لا نسخة احتياطية من متجرك. إذا تعطّل هذا الجهاز ضاع كل شيء.',
  lateJobs:
    'بعض ما ينجزه المتجر تلقائياً متوقف منذ فترة، وقد تتأخر الرسائل أو الأسعار. اطلب ممن يدير الخادم أن يراجع السجل بحثاً عن:',
  lateJob: (job, moment) => isolated(job) + (moment === null ? '' : ` (آخر مرة ${moment})`),
  lateBackup: 'مضى أكثر من يوم على آخر نسخة احتياطية سليمة.',
  failedBackup: 'لم تنجح آخر محاولة لأخذ نسخة احتياطية. اطلب ممن يدير الخادم أن يراجع سجله.',
  unmadeBackup: 'لم تُؤخذ نسخة احتياطية بعد.',
  makingBackup: 'تُؤخذ الآن نسخة احتياطية.',
  backUpNow: 'خذ نسخة الآن',
  backup: (moment, megabytes) => `آخر نسخة احتياطية: ${moment}، بحجم ${megabytes}\u00a0ميغابايت.`,
  toWebhooks: 'راجعه',
  manyReveals: (name: string, openings: string) =>
    `أُظهرت اليوم معلومات مخفية كثيرة (${isolated(name)}): ${openings}.`,
  toHistory: 'ما الذي أُظهر؟',
  budget: {
    order: (sent, budget) => `الرسائل النصية للطلبات هذا الشهر: ${sent} من ${budget}.`,
    stock: (sent, budget) => `الرسائل النصية لعودة القياسات هذا الشهر: ${sent} من ${budget}.`,
  },
  budgetSpent: 'وما بعدها يصل إلى صندوق الرسائل فقط.',
  toBudget: 'غيّر الحدّ',
  milestones: {
    first: 'أول بيع في متجرك!',
    tenth: 'عشر مبيعات!',
    best: (name) => `احتفظ الزبائن بـ${isolated(name)} عشر مرات: أفضل قطعة عندك.`,
    share: 'شارك',
    away: 'اطوِه',
    text: {
      first: 'باع متجرنا أول قطعة. شكراً لكم! ألقوا نظرة:',
      tenth: 'وصلت عشرة طلبات إلى أبوابها. شكراً لكم! ألقوا نظرة:',
    },
  },
  clear: 'لا شيء ينتظرك الآن.',
  clearText: 'تظهر الطلبات الجديدة هنا وحدها.',
  callsFrom: (moment) => `أول اتصال ${moment}.`,
  oldest: (who, age) => `الأقدم: ${who}\u00a0· ${age}`,
  firstDue: (when) => `أول ردّ يستحق ${when}.`,
  wantedMost: (name, color, size, waiting) =>
    `${plural(waiting, {
      zero: 'لا زبون ينتظر',
      one: 'زبون ينتظر',
      two: 'زبونان ينتظران',
      few: `${waiting} زبائن ينتظرون`,
      many: `${waiting} زبوناً ينتظرون`,
      other: `${waiting} زبون ينتظرون`,
    })} ${name}، ${color}، ${size}.`,
  mostAsked: (question) => `أكثرها «${question}».`,
  lastCame: (age) => `أحدثها: ${age}`,
  stopsEnded: (ended, all) => `انتهت ${ended} من ${all}`,
  onRoad: (name, left) =>
    `${isolated(name)}، ${plural(left, {
      zero: 'لم تبقَ وقفة',
      one: 'بقيت وقفة',
      two: 'بقيت وقفتان',
      few: `بقيت ${left} وقفات`,
      many: `بقيت ${left} وقفة`,
      other: `بقيت ${left} وقفة`,
    })}`,
  runOpen: 'الجولة ما زالت مفتوحة',
  days: (count) =>
    plural(count, {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${count} أيام`,
      many: `${count} يوماً`,
      other: `${count} يوم`,
    }),
  takeOrder: 'طلب بالهاتف',
  comma: '، ',
  waits: {
    late: (count) =>
      plural(count, {
        zero: 'لا طلبات متأخرة',
        one: 'تابع طلباً واحداً تأخر تسليمه',
        two: 'تابع طلبين تأخر تسليمهما',
        few: `تابع ${count} طلبات تأخر تسليمها`,
        many: `تابع ${count} طلباً تأخر تسليمها`,
        other: `تابع ${count} طلب تأخر تسليمها`,
      }),
    toCall: (count) => `أكّد ${orders(count)} بالهاتف`,
    callLater: (count) =>
      plural(count, {
        zero: 'لا طلبات للاتصال',
        one: 'طلب واحد تتصل بصاحبه لاحقاً',
        two: 'طلبان تتصل بصاحبيهما لاحقاً',
        few: `${count} طلبات تتصل بأصحابها لاحقاً`,
        many: `${count} طلباً تتصل بأصحابها لاحقاً`,
        other: `${count} طلب تتصل بأصحابها لاحقاً`,
      }),
    toConfirm: (count) => `أكّد ${orders(count)}`,
    toPick: (count) => `جهّز ${orders(count)}`,
    packed: (count) => `سلّم ${parcels(count)} للمندوبين`,
    short: (count) =>
      plural(count, {
        zero: 'لا طلبات تنقصها قطع',
        one: 'قرّر في طلب واحد تنقصه قطع',
        two: 'قرّر في طلبين تنقصهما قطع',
        few: `قرّر في ${count} طلبات تنقصها قطع`,
        many: `قرّر في ${count} طلباً تنقصها قطع`,
        other: `قرّر في ${count} طلب تنقصها قطع`,
      }),
    toUnpack: (count) => `أفرغ ${parcels(count)} لطلبات ملغاة`,
    comingBack: (count) => `أعد ${parcels(count)} إلى المخزون`,
    conflict: (count) =>
      plural(count, {
        zero: 'لا طلبات للمراجعة',
        one: 'راجع طلباً واحداً لم يُقبل ما سجّله المندوب عنه',
        two: 'راجع طلبين لم يُقبل ما سجّله المندوب عنهما',
        few: `راجع ${count} طلبات لم يُقبل ما سجّله المندوب عنها`,
        many: `راجع ${count} طلباً لم يُقبل ما سجّله المندوب عنها`,
        other: `راجع ${count} طلب لم يُقبل ما سجّله المندوب عنها`,
      }),
    unknown: 'راجع ما سجّله مندوب عن طرد غير معروف',
    held: (count) => `راجع ${orders(count)} قيد التعليق`,
    returns: (count) => `قرّر في ${returns(count)}`,
    cases: (count) =>
      plural(count, {
        zero: 'لا مراسلة تنتظر ردّاً',
        one: 'رُدّ على مراسلة واحدة',
        two: 'رُدّ على مراسلتين',
        few: `رُدّ على ${count} مراسلات`,
        many: `رُدّ على ${count} مراسلة`,
        other: `رُدّ على ${count} مراسلة`,
      }),
    wanted: (count) =>
      plural(count, {
        zero: 'لا قياس ينتظره زبائن',
        one: 'اطلب قياساً واحداً ينتظره زبائن',
        two: 'اطلب قياسين ينتظرهما زبائن',
        few: `اطلب ${count} قياسات ينتظرها زبائن`,
        many: `اطلب ${count} قياساً ينتظرها زبائن`,
        other: `اطلب ${count} قياس ينتظرها زبائن`,
      }),
    misses: (count) =>
      plural(count, {
        zero: 'لا بحث بلا نتيجة',
        one: 'بحث واحد بلا نتيجة',
        two: 'بحثان بلا نتيجة',
        few: `${count} عمليات بحث بلا نتيجة`,
        many: `${count} عملية بحث بلا نتيجة`,
        other: `${count} عملية بحث بلا نتيجة`,
      }),
    settle: (count) => `انتهِ من ${returns(count)} في المتجر`,
    count: 'عدّ نقد المندوبين',
    difference: (count) =>
      plural(count, {
        zero: 'لا فروق في النقد',
        one: 'سوِّ فرقاً في النقد',
        two: 'سوِّ فرقين في النقد',
        few: `سوِّ ${count} فروق في النقد`,
        many: `سوِّ ${count} فرقاً في النقد`,
        other: `سوِّ ${count} فرق في النقد`,
      }),
    unanswered: (count) =>
      plural(count, {
        zero: 'لا عدّ ينتظر التأكيد',
        one: 'عدّ واحد ينتظر تأكيد المندوب',
        two: 'مرّتا عدّ تنتظران تأكيد المندوبين',
        few: `${count} مرات عدّ تنتظر تأكيد المندوبين`,
        many: `${count} مرة عدّ تنتظر تأكيد المندوبين`,
        other: `${count} مرة عدّ تنتظر تأكيد المندوبين`,
      }),
    runsToEnd: (count) =>
      plural(count, {
        zero: 'لا جولات لإنهائها',
        one: 'أنهِ جولة انتهت وقفاتها',
        two: 'أنهِ جولتين انتهت وقفاتهما',
        few: `أنهِ ${count} جولات انتهت وقفاتها`,
        many: `أنهِ ${count} جولة انتهت وقفاتها`,
        other: `أنهِ ${count} جولة انتهت وقفاتها`,
      }),
    claim: (count) =>
      plural(count, {
        zero: 'لا ضائع ينتظر من يدفع ثمنه',
        one: 'حدّد من يدفع ثمن طلب ضاع في الطريق',
        two: 'حدّد من يدفع ثمن طلبين ضاعا في الطريق',
        few: `حدّد من يدفع ثمن ${count} طلبات ضاعت في الطريق`,
        many: `حدّد من يدفع ثمن ${count} طلباً ضاعت في الطريق`,
        other: `حدّد من يدفع ثمن ${count} طلب ضاعت في الطريق`,
      }),
  },
  go: {
    late: 'تابع',
    toCall: 'ابدأ الاتصال',
    callLater: 'اعرضها',
    toConfirm: 'اعرضها',
    toPick: 'ابدأ التجهيز',
    packed: 'سلّم',
    short: 'قرّر',
    toUnpack: 'أفرغ',
    comingBack: 'افتح',
    conflict: 'راجع',
    unknown: 'راجع',
    held: 'راجع',
    returns: 'قرّر',
    cases: 'رُدّ',
    wanted: 'اعرضها',
    misses: 'علّمه',
    settle: 'افتحها',
    count: 'عُدّ',
    difference: 'سوِّه',
    unanswered: 'اعرضها',
    runsToEnd: 'أنهِها',
    claim: 'اعرضها',
  },
  figures: {
    toConfirm: 'للتأكيد',
    toPick: 'للتجهيز',
    short: 'ينقصها قطع',
    packed: 'للتسليم',
    withCouriers: 'مع المندوبين',
    withCompanies: 'عند شركات النقل',
    comingBack: 'عائدة',
    held: 'معلّقة',
    late: 'متأخرة',
    lowStock: 'قياسات قليلة',
    soldOut: 'قياسات نفدت',
    failedMessages: 'رسائل لم تصل',
    inboxOnly: 'رسائل فوق حدّ الرسائل النصية',
    returns: 'مرتجعات للقرار',
  },
  counts: 'بالأرقام',
  cash: 'النقد خارج المتجر',
  held: 'مع المندوبين، لم يُعدّ بعد',
  expected: 'لم يُقبض بعد',
  safe: 'في الخزنة',
  difference: 'الفرق',
  whence: 'من أين؟',
  cashCounted: 'النقد، المتوقّع والمعدود',
  cashUncounted: 'لم يُعدّ نقد في هذه الأيام.',
  sound: 'صوت عند وصول طلب',
} satisfies TextsOf<typeof en>;
