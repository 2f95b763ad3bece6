import type { help as en } from '../en/help.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** ما تقوله صفحات المساعدة حول أجوبتها وسياساتها. */
export const help = {
  question: 'كيف نساعدك؟',
  description: 'أجوبة عن الدخول والطلبات والتوصيل والدفع والإرجاع والقسائم في منوال.',
  search: 'ابحث في الأجوبة',
  searchShort: 'بحث',
  topics: 'المواضيع',
  topicNames: {
    'account-orders': 'الطلبات',
    delivery: 'التوصيل',
    payment: 'الدفع',
    'cancel-return-exchange': 'الإرجاع',
    'products-offers': 'القياسات والقسائم',
    'privacy-support': 'الخصوصية',
  },
  found: (answers: number) =>
    plural(answers, {
      zero: 'لا أجوبة',
      one: 'جواب واحد',
      two: 'جوابان',
      few: `${answers} أجوبة`,
      many: `${answers} جواباً`,
      other: `${answers} جواب`,
    }),
  none: 'لا نتائج للبحث',
  noneText: (query: string) => `لا جواب هنا عن «\u2068${query}\u2069». جرّب كلمة أخرى أو اسألنا.`,
  lastUpdated: (date: string) => `آخر تحديث ${date}`,
  downloadPdf: 'تنزيل PDF',
  kilobytes: (size: number) => `${size}\u00a0كيلوبايت`,

  notFound: 'لم تجد جوابك؟',
  askUs: 'راسلنا',
  hours: 'كل يوم من 9 صباحاً إلى 6 مساءً',
  openNow: 'نجيب الآن، حتى 6 مساءً',
  closedNow: 'خارج الدوام، نعود في 9 صباحاً',
  reply: 'نردّ خلال 24 ساعة',
  onTelegram: 'راسلنا على تيليغرام',

  contents: 'المحتويات',
  short: 'باختصار',
  storeShort: [
    'الإرجاع خلال 3 أيام عمل، والاستبدال خلال 7.',
    'لا تُرجع الملابس الداخلية وملابس السباحة وبعض الإكسسوارات.',
    'الإلغاء مجاني ما دام الطلب لم يخرج للتوصيل.',
    'أجرة التوصيل حسب المسافة، ولا تُردّ إلا إذا كان الخطأ منّا.',
    'الدفع نقداً عند الاستلام بالليرة السورية، ولمن أتمّ 13 عاماً.',
  ],
  privacyShort: [
    'برقمك تدخل، وباسمك وعنوانك يصل إليك الطرد.',
    'يرى المندوب ما يحتاج إليه، ولا نبيع بياناتك ولا نعطيها لأحد.',
    'اطلب نسخة من بياناتك أو حذفها، ونجيب خلال 30 يوماً.',
    'المتجر غير مخصّص لمن هم دون 13 عاماً.',
  ],
  wasClear: 'هل كان هذا واضحاً؟',
  askAbout: 'اسألنا عنه',

  aboutDescription: 'ما هو منوال، وكيف يوصل إلى كل المدن السورية، وكيف تدفع.',
  howDeliver: 'كيف نوصل',
  howDeliverText: 'كل الطرود تنطلق من دمشق، وكلما بعُد عنوانك طال الطريق.',
  mapAlt: 'خريطة سوريا: من مركز التوزيع في دمشق إلى مدن البلاد كلها.',
  dispatch: 'مركز التوزيع، دمشق',
  shopNow: 'إلى المتجر',
  numbers: [
    { number: '14', text: 'محافظة، كلها بلا استثناء' },
    { number: '5', text: 'أيام عمل على الأكثر حتى بابك' },
    { number: '3', text: 'أيام عمل للإرجاع' },
    { number: '7', text: 'أيام عمل للاستبدال' },
  ],
  credits: 'المصادر',

  contactDescription: 'أوقات الدعم وقناتنا ومن أين تنطلق الطرود.',
  orderNumber: 'جهّز رقم طلبك',
  orderNumberWhere: 'تجده في أعلى الطلب بجانب خطوطه.',
  findOrder: 'ابحث عنه في طلباتي',
  quickAnswers: 'أجوبة سريعة',
  quick: [
    { id: 'code-not-arrived', question: 'لم يصلني رمز التحقق، ماذا أفعل؟' },
    { id: 'follow-order', question: 'أين أتابع طلبي؟' },
    { id: 'change-address', question: 'هل أستطيع تغيير عنوان التوصيل؟' },
    { id: 'how-return', question: 'كيف أطلب الإرجاع؟' },
  ],
  allAnswers: 'كل الأجوبة',
  whereFrom: 'من أين تنطلق الطرود',
  privacyRequests: 'طلبات الخصوصية',
} satisfies TextsOf<typeof en>;
