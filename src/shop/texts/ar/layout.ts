import type { layout as en } from '../en/layout.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';
import { waitTime } from './wait-time.ts';

/** ما يحيط بكل صفحة: الشريط والترويسة والقائمة والتذييل، وما يُقال حين يتعذّر شيء. */
export const layout = {
  shop: 'منوال',
  tagline: 'على منوالك',
  description: 'ملابس لكل يوم إلى كل سوريا، والدفع عند الباب.',
  skip: 'انتقل إلى المحتوى',
  noticeLabel: 'من المتجر',
  partMissing: 'لم تكتمل الصفحة. تحقّق من اتصالك.',
  offline: 'لا اتصال بالإنترنت. قد يكون ما تراه قديماً.',
  savedAgo: (seconds) =>
    `لا اتصال. حُفظ ما تراه قبل ${seconds < 120 ? 'لحظات' : waitTime(seconds)}، وربما تغيّرت الأسعار والكميات.`,

  menu: 'القائمة',
  mainNavigation: 'التنقّل',
  quickNavigation: 'روابط سريعة',
  account: 'الحساب',
  home: 'الرئيسية',
  shopAll: 'تسوّق',
  categories: 'الأقسام',
  orders: 'طلباتي',
  about: 'من نحن',
  contact: 'تواصل معنا',
  favorites: 'المفضّلة',
  cart: 'السلة',
  cartWith: (pieces: number) =>
    plural(pieces, {
      zero: 'السلة فارغة',
      one: 'السلة، قطعة واحدة',
      two: 'السلة، قطعتان',
      few: `السلة، ${pieces} قطع`,
      many: `السلة، ${pieces} قطعة`,
      other: `السلة، ${pieces} قطعة`,
    }),
  profile: 'الملف الشخصي',
  me: 'حسابي',
  messages: (unread: number) => (unread === 0 ? 'الرسائل' : `الرسائل (${unread})`),
  coupons: 'القسائم',
  help: 'المساعدة',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  greeting: (name: string) => `أهلاً ${name}`,
  guestGreeting: (shop: string) => `أهلاً بك في ${shop}`,

  search: 'بحث',
  searchPlaceholder: 'ابحث عن قطعة أو ماركة',
  recentSearches: 'بحثتَ مؤخراً عن',
  seeAllResults: (results: number) =>
    plural(results, {
      zero: 'لا نتائج',
      one: 'عرض النتيجة الوحيدة',
      two: 'عرض النتيجتين',
      few: `عرض ${results} نتائج`,
      many: `عرض ${results} نتيجة`,
      other: `عرض ${results} نتيجة`,
    }),
  noResults: 'لا قطع مطابقة',
  searchFor: (words: string) => `ابحث عن «${words}»`,
  suggested: (pieces: number) =>
    plural(pieces, {
      zero: 'لا قطع',
      one: 'قطعة واحدة أدناه',
      two: 'قطعتان أدناه',
      few: `${pieces} قطع أدناه`,
      many: `${pieces} قطعة أدناه`,
      other: `${pieces} قطعة أدناه`,
    }),
  forgetSearches: 'امسحها',
  kindOf: (kind: string, category: string) => `${kind}، ${category}`,

  language: 'اللغة',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  auto: 'تلقائي',

  aboutShop: 'ملابس لكل يوم، أينما كنت في سوريا.',
  footerShop: 'التسوّق',
  footerOrders: 'الطلبات',
  footerHelp: 'المساعدة',
  allClothing: 'كل القطع',
  myOrders: 'طلباتي',
  delivery: 'التوصيل',
  returns: 'الإرجاع',
  helpCenter: 'مركز المساعدة',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  followUs: 'تابعنا',

  loading: 'جارٍ التحميل',
  notFoundTitle: 'هذه الصفحة غير موجودة.',
  notFoundText: 'قد يكون العنوان قديماً أو فيه خطأ. ابحث عمّا تريد أو ابدأ من صفحة التسوّق.',
  errorTitle: 'تعذّر فتح الصفحة',
  errorText: 'حدث خلل عندنا أو في الاتصال. حاول بعد لحظات.',
  tryAgain: 'حاول مجدداً',
  network: 'مشكلة في الشبكة. تحقّق من اتصالك.',
  unexpected: 'حدث خطأ غير متوقّع',
  fieldMissing: 'الرجاء تعبئة هذا الحقل',
  fieldWrong: 'الرجاء مراجعة هذا الحقل',
} satisfies TextsOf<typeof en>;
