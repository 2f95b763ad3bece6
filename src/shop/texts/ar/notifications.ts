import type { notifications as en } from '../en/notifications.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** رسائل صاحب الحساب، وكيف يحب أن نخبره. */
export const notifications = {
  title: 'الرسائل',
  unread: 'غير مقروءة',
  unreadCount: (count: number) =>
    plural(count, {
      zero: 'لا جديد',
      one: 'رسالة جديدة',
      two: 'رسالتان جديدتان',
      few: `${count} رسائل جديدة`,
      many: `${count} رسالة جديدة`,
      other: `${count} رسالة جديدة`,
    }),
  readAll: 'تحديد الكل كمقروء',
  empty: 'لا رسائل بعد. هنا تجد خطوات طلباتك والقياسات التي تنتظرها.',
  older: 'رسائل أقدم',
  missing: 'تعذّر تحميل رسائلك.',
  failed: 'تعذّر حفظ اختيارك. حاول مجدداً.',
  stopNews: 'أوقف أخبار هذه الماركة',
  newsStopped: 'لن تصلك أخبار هذه الماركة',

  ways: 'كيف نخبرك',
  waysText: 'مهما اخترت، تبقى كل رسالة محفوظة في القائمة أعلاه.',
  wishes: {
    orders: 'خطوات طلباتك',
    stock: 'عودة قياس تنتظره',
    news: 'جديد الماركات التي تتابعها',
  },
  by: {
    sms: 'برسالة نصية',
    push: 'بإشعار',
    inbox: 'في القائمة فقط',
  },
  waySaved: 'تم الحفظ',
  wayMissing: 'تعذّر تحميل اختياراتك.',
  pushOff: 'تصلك الإشعارات على كل جهاز شغّلتها عليه. ومن دونها تصلك أخبار الطلبات والقياسات برسالة نصية.',
  pushOn: 'الإشعارات مفعّلة على هذا الجهاز.',
  turnOn: 'شغّلها هنا',
  turnOff: 'أوقفها هنا',
  turnedOn: 'تم تشغيل الإشعارات',
  turnedOff: 'توقفت الإشعارات على هذا الجهاز',
  denied: 'المتصفح يمنع إشعاراتنا. اسمح بها لهذا الموقع من إعداداته.',
  notPossible: 'هذا المتصفح لا يعرض إشعارات. على الآيفون أضف المتجر أولاً إلى الشاشة الرئيسية.',
  notTurnedOn: 'تعذّر تشغيل الإشعارات. تحقّق من اتصالك وحاول مجدداً.',

  offer: 'تتابع الطلب على هذا الجهاز؟',
  offerText: 'إشعار عند كل خطوة بدل رسالة نصية.',
  offerYes: 'فعّل الإشعارات',
  offerTaken: 'ستصلك كل خطوة هنا.',
} satisfies TextsOf<typeof en>;
