import { isAlwaysOpen } from '../../people/facts/always-open.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import type { help as en } from '../en/help.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';
import { clock, hours, openHours } from './counts.ts';

type SupportHours = StoreFacts['supportHours'];

/** ما تقوله صفحات المساعدة حول أجوبتها وسياساتها. */
export const help = {
  titles: {
    faq: 'مركز المساعدة',
    terms: 'سياسات المتجر',
    privacy: 'سياسة الخصوصية',
    about: 'من نحن',
    contact: 'تواصل معنا',
  },
  question: 'كيف نساعدك؟',
  description: (shop: string) => `أجوبة عن الدخول والطلبات والتوصيل والدفع والإرجاع والقسائم في ${shop}.`,
  search: 'ابحث في الأجوبة',
  searchShort: 'بحث',
  topics: 'المواضيع',
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
  inForce: (from: string, until: string) => `كانت سارية من ${from} حتى ${until}`,
  isEarlier: 'هذه نسخة سابقة.',
  inForceNow: 'النسخة السارية',
  earlierVersions: 'النسخ السابقة',
  from: (date: string) => `من ${date}`,
  downloadPdf: 'تنزيل PDF',
  kilobytes: (size: number) => `${size}\u00a0كيلوبايت`,

  notFound: 'لم تجد جوابك؟',
  askUs: 'راسلنا',
  hours: (open: SupportHours) => `كل يوم ${openHours(open)}`,
  openNow: (open: SupportHours) => (isAlwaysOpen(open) ? 'نجيب الآن' : `نجيب الآن، حتى ${clock(open.closes)}`),
  closedNow: ({ opens }: SupportHours) => `خارج الدوام، نعود الساعة ${clock(opens)}`,
  reply: (n: number) => `نردّ خلال ${hours(n)}`,
  writeOn: (channel: string) => `راسلنا على ${isolated(channel)}`,
  writeHere: 'اكتب لنا هنا',

  contents: 'المحتويات',
  short: 'باختصار',
  wasClear: 'هل كان هذا واضحاً؟',
  askAbout: 'اسألنا عنه',

  aboutDescription: (shop: string) => `ما هو ${shop}، وكيف يوصّل إلى كل المدن السورية، وكيف تدفع.`,
  howDeliver: 'كيف نوصّل',
  howDeliverText: 'كل الطرود تنطلق من مركز التوزيع، وكلما بعُد عنوانك طال الطريق.',
  mapAlt: 'خريطة سوريا: من مركز التوزيع إلى مدن البلاد كلها.',
  shopNow: 'إلى المتجر',
  numbers: ({ deliveryDays, returnDays, exchangeDays }: StoreFacts) => [
    { number: '14', text: 'محافظة، كلها بلا استثناء' },
    dayCount(deliveryDays.max, 'على الأكثر حتى بابك'),
    dayCount(returnDays, 'للإرجاع'),
    dayCount(exchangeDays, 'للاستبدال'),
  ],
  credits: 'المصادر',
  placeData: 'بيانات الأماكن: GeoNames (CC BY 4.0)',

  contactDescription: 'أوقات الدعم وأين تراسلنا ومن أين تنطلق الطرود.',
  orderNumber: 'جهّز رقم طلبك',
  orderNumberWhere: 'تجده في أعلى الطلب بجانب خطوطه.',
  findOrder: 'ابحث عنه في طلباتي',
  quickAnswers: 'أجوبة سريعة',
  allAnswers: 'كل الأجوبة',
  whereFrom: 'من أين تنطلق الطرود',
  phone: 'للاتصال بنا',
  whoWeAre: 'بيانات المتجر',
  privacyRequests: 'طلبات الخصوصية',
} satisfies TextsOf<typeof en>;

function dayCount(n: number, what: string): { number: string; text: string } {
  const text = plural(n, {
    zero: 'يوم عمل',
    one: 'يوم عمل',
    two: 'يوما عمل',
    few: 'أيام عمل',
    many: 'يوم عمل',
    other: 'يوم عمل',
  });
  return { number: String(n), text: `${text} ${what}` };
}
