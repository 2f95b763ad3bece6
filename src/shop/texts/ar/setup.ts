import type { setup as en } from '../en/setup.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const setup = {
  title: 'افتتاح المتجر',
  count: (done, all) => `${done} من ${all}`,
  left: (steps) =>
    plural(steps, {
      zero: 'يمكنك الافتتاح.',
      one: 'بقيت خطوة واحدة قبل الافتتاح، والباقي يحتمل الانتظار.',
      two: 'بقيت خطوتان قبل الافتتاح، والباقي يحتمل الانتظار.',
      few: `بقيت ${steps} خطوات قبل الافتتاح، والباقي يحتمل الانتظار.`,
      many: `بقيت ${steps} خطوة قبل الافتتاح، والباقي يحتمل الانتظار.`,
      other: `بقيت ${steps} خطوة قبل الافتتاح، والباقي يحتمل الانتظار.`,
    }),
  ready: 'يمكنك الافتتاح. ما بقي يحتمل الانتظار.',
  isOpen: 'المتجر مفتوح.',
  closeLink: 'أغلِقه بضعة أيام',
  closed: 'يقرأ الزائر أن المتجر يُفتتح قريباً، وتراه أنت وموظفوك كما سيكون.',
  look: 'شاهد المتجر',
  open: 'افتتح المتجر',
  opened: 'المتجر مفتوح الآن.',
  notOpened: 'لم يُفتتح. حاول مرة أخرى.',
  wait: 'يحتمل الانتظار',
  done: 'تمّ',
  steps: {
    identity: 'الاسم والعنوان والهاتف',
    channel: 'أين يراسلك الزبائن',
    dispatchCenter: 'مركز التوزيع',
    fees: 'أجور التوصيل',
    days: 'الأيام والعطل والإرجاع',
    catalog: 'الماركات والأقسام والقياسات',
    products: 'أول قطعة',
    stock: 'القطع في المخزون',
    courier: 'مندوب واحد',
    recovery: 'باب للعودة',
  },
  why: {
    identity: 'تظهر في أسفل كل صفحة وعلى الفواتير.',
    channel: 'تلغرام أو واتساب أو صفحتك.',
    dispatchCenter: 'تُقاس كل أجرة من هذه النقطة.',
    fees: 'الأجور المعتادة في سوريا جاهزة. انظر إن كانت تناسبك.',
    days: 'المعتاد جاهز: 3\u00a0أيام للإرجاع و7\u00a0للاستبدال.',
    catalog: 'ما تُرتَّب به القطع.',
    products: 'صورة واسم وسعر وقياسات، ثم انشرها.',
    stock: 'أدخِل ما عندك في سند استلام.',
    courier: 'يمكن أن تكون أنت المندوب.',
    recovery: 'مالك ثانٍ أو رموز استرجاع، إن ضاع هاتفك.',
  },
  bands: (count) =>
    plural(count, {
      zero: 'لا نطاقات',
      one: 'نطاق واحد',
      two: 'نطاقان',
      few: `${count} نطاقات`,
      many: `${count} نطاقاً`,
      other: `${count} نطاق`,
    }),
  catalog: (brands, categories) => `الماركات: ${brands}، الأقسام: ${categories}`,
  products: (count) =>
    plural(count, {
      zero: 'لا قطع منشورة',
      one: 'قطعة واحدة منشورة',
      two: 'قطعتان منشورتان',
      few: `${count} قطع منشورة`,
      many: `${count} قطعة منشورة`,
      other: `${count} قطعة منشورة`,
    }),
  pieces: (count) =>
    plural(count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
} satisfies TextsOf<typeof en>;
