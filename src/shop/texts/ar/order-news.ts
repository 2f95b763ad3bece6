import type { orderNews as en } from '../en/order-news.ts';
import type { TextsOf } from '../texts-of.ts';

/** كلمات تملأ حقول رسائل الطلب. */
export const orderNews = {
  courier: 'مندوبنا',
  visits: {
    notHome: 'لم نجدك في البيت.',
    asked: 'طلبت يوماً آخر.',
    noAnswer: 'لم تردّ على اتصالنا.',
    address: 'لم نجد العنوان.',
    notReady: 'لم تكن القطع جاهزة.',
    keeps: 'تريد الاحتفاظ بالقطع.',
  },
  refusals: {
    changedMind: 'غيّرت رأيك.',
    noMoney: 'لم يكن المبلغ جاهزاً.',
    unreachableAtDoor: 'لم يتمكن المندوب من الوصول إليك.',
    refusedUnnamed: 'لم يُستلم الطلب.',
    notOrdered: 'قلت إنك لم تطلبه.',
    notCollected: 'لم يُستلم من المكتب في موعده.',
    wrongItem: 'أرسلنا قطعة غير التي طلبتها، ونعتذر منك.',
    damaged: 'وصلت قطعة متضررة، ونعتذر منك.',
    notAsDescribed: 'لم تكن القطعة كما وصفناها، ونعتذر منك.',
    late: 'تأخرنا عليك، ونعتذر منك.',
    priceDiffers: 'اختلف السعر عن المتفق عليه، ونعتذر منك.',
    addressUnreachable: 'لم نتمكن من الوصول إلى العنوان.',
    store: 'لم نتمكن من إيصاله، ونعتذر منك.',
    lost: 'ضاع في الطريق، ونعتذر منك.',
  },
} satisfies TextsOf<typeof en>;
