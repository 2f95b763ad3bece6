import type { DaySpan } from '../en/counts.ts';
import type { product as en } from '../en/product.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';
import { businessDays } from './counts.ts';

/** كلمات صفحة القطعة. */
export const product = {
  gone: 'هذه القطعة لم تعد تُباع',
  rests: 'هذه القطعة غير متاحة الآن',
  preview: 'معاينة لا يراها الزبائن.',
  previewOnly: 'هذه معاينة، ولا شراء فيها.',
  previewOver: 'انتهت هذه المعاينة',
  previewAgain: 'بقيت مفتوحة نصف ساعة. افتحها من جديد من صفحة المنتج في لوحة المتجر.',
  goneText: 'قد تجد ما يشبهها بين القطع الأخرى.',
  goesWith: 'يناسبها',
  likeIt: 'قطع تشبهها',
  share: 'مشاركة',
  linkCopied: 'نُسخ الرابط',
  shareFailed: 'تعذّر نسخ الرابط، وتجده في شريط العنوان.',

  gallery: 'الصور',
  views: {
    front: 'من الأمام',
    back: 'من الخلف',
    detail: 'القماش',
    closeUp: 'القماش عن قرب',
    size: 'مواضع القياس',
  },
  picture: (view: string, place: number, all: number) => `${view}، الصورة ${place} من ${all}`,
  closeUpOf: (alt: string) => `${alt}، القماش عن قرب`,
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  zoom: 'انظر عن قرب',

  quantity: 'الكمية',
  sizeGuide: 'دليل القياسات',
  sizeGuideTitle: 'دليل القياسات',
  sizeGuideText: 'قياسات الجسم بالسنتيمتر. إن كنت بين قياسين فاختر الأكبر.',
  howToMeasure: 'كيف تأخذ قياسك',
  comma: '، ',
  sizeDrawing: (measures: string) => `رسم للقطعة وعليه مواضع: ${measures}`,
  usualSize: (size: string) => `قياسك المعتاد: ${isolated(size)}`,
  sizeTaken: (from: number, to: number, size: string) =>
    `معظم من طولهم بين ${from} و${to}\u00a0سم أخذوا قياس ${isolated(size)}.`,
  fitsSmall: (percent: number) =>
    `أصغر من المعتاد برأي ${percent}% ممن اشتروها. إن كنت بين قياسين فخذ الأكبر.`,
  fitsTrue: (percent: number) => `القياس مضبوط برأي ${percent}% ممن اشتروها.`,
  fitsLarge: (percent: number) =>
    `أكبر من المعتاد برأي ${percent}% ممن اشتروها. إن كنت بين قياسين فخذ الأصغر.`,
  onlyIn: (n: number, size: string) =>
    plural(n, {
      zero: `نفد قياس ${isolated(size)}`,
      one: `قطعة واحدة فقط بقياس ${isolated(size)}`,
      two: `قطعتان فقط بقياس ${isolated(size)}`,
      few: `${n} قطع فقط بقياس ${isolated(size)}`,
      many: `${n} قطعة فقط بقياس ${isolated(size)}`,
      other: `${n} قطعة فقط بقياس ${isolated(size)}`,
    }),
  mostPerOrder: (n: number) =>
    plural(n, {
      zero: 'لا قطع في الطلب',
      one: 'قطعة واحدة على الأكثر في الطلب',
      two: 'قطعتان على الأكثر في الطلب',
      few: `${n} قطع على الأكثر في الطلب`,
      many: `${n} قطعة على الأكثر في الطلب`,
      other: `${n} قطعة على الأكثر في الطلب`,
    }),
  clearChoices: 'مسح الاختيارات',
  chooseSize: 'الرجاء اختيار القياس',
  chooseColor: 'الرجاء اختيار اللون',
  chooseQuantity: 'الرجاء اختيار الكمية',
  outOfStock: 'عذراً، الكمية غير متوفرة',

  sizeOut: (size: string) => `نفد قياس ${isolated(size)} بهذا اللون.`,
  allOut: 'نفدت بهذا اللون.',
  tellMe: 'أعلمني حين تعود',
  tellMeOf: (size: string) => `أعلمني حين يعود قياس ${isolated(size)}`,
  tellMeSoon: 'أعلمني حين تصل',
  chooseAwaited: 'اختر القياس الذي تنتظره',
  willTell: 'سنعلمك حين تعود.',
  willTellOf: (size: string) => `سنعلمك حين يعود قياس ${isolated(size)}.`,
  willTellSoon: 'سنعلمك حين تصل.',
  notWaiting: 'لن نعلمك بعودتها',
  tellFailed: 'تعذّر حفظ التنبيه. حاول مجدداً.',

  loginNeeded: 'الرجاء تسجيل الدخول برقم موبايلك للمتابعة',
  loginTitle: 'سجّل الدخول لتضيف إلى السلة',
  loginText: 'اللون والقياس والكمية محفوظة على جهازك، وما إن تسجّل الدخول حتى يكون كل شيء في سلتك.',
  loginToWait: 'سجّل الدخول لنعلمك',
  loginToWaitText: 'نحفظ ما تنتظره، ونرسل لك رسالة واحدة حين يصبح متوفّراً.',
  signIn: 'تسجيل الدخول',
  later: 'ليس الآن',

  addToCart: 'أضف إلى السلة',
  added: 'أُضيفت إلى السلة',
  addFailed: 'تعذّرت الإضافة إلى السلة. حاول مجدداً',
  openCart: 'افتح السلة',
  continueShopping: 'تابع التسوّق',
  connectToAdd: 'اتصل بالإنترنت لتضيف إلى السلة',
  chosenSize: (size: string) => `قياس ${isolated(size)}`,

  arrives: (byDay: string, city: string) => `يصل إلى ${city} ${byDay}`,
  deliveryFree: 'التوصيل مجاني',
  deliveryFee: (fee: string) => `أجرة التوصيل ${fee}`,
  changeCity: 'تغيير المدينة',
  findCity: 'ابحث عن مدينة',
  noCity: 'لا مدينة بهذا الاسم',
  cityTitle: 'إلى أين نوصّل؟',
  cityText: 'الأجرة واليوم بحسب البعد عن مركز التوزيع.',
  noQuote: ({ max }: DaySpan) => `نوصّل إلى كل المدن السورية خلال ${businessDays(max)} على الأكثر`,
  payAtDoor: 'الدفع نقداً عند الباب بالليرة الجديدة أو القديمة.',
  payAtDoorNew: 'الدفع نقداً عند الباب بالليرة السورية.',
  returnable: (returnDays: number, exchangeDays: number) =>
    `الإرجاع خلال ${businessDays(returnDays)} والاستبدال خلال ${businessDays(exchangeDays)}.`,
  notReturnable: 'هذه القطعة لا تُرجَع ولا تُبدَّل.',

  material: 'القماش',
  care: 'العناية',
  fabricAndCare: 'القماش والعناية',
  measurements: 'القياسات',
  deliveryAndReturns: 'التوصيل والإرجاع',
  deliveryText: ({ max }: DaySpan) =>
    `نوصّل إلى كل المدن السورية خلال ${businessDays(max)} على الأكثر، والأجرة حسب المسافة، وتدفع للمندوب نقداً.`,
  returnsText: (returnDays: number, exchangeDays: number) =>
    `اطلب الإرجاع خلال ${businessDays(returnDays)} من الاستلام، أو قياساً أو لوناً آخر خلال ${businessDays(exchangeDays)}، من صفحة طلباتك. نعيد إليك المبلغ نقداً بعد فحص القطعة.`,
} satisfies TextsOf<typeof en>;
