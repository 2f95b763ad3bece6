import type { staffNews as en } from '../en/staff-news.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** ما يُخبَر به الفريق واللوحة مغلقة، وكيف يختاره كل عضو. */
export const staffNews = {
  title: 'التنبيهات',
  text: 'نخبرك بما ينتظرك واللوحة مغلقة، كل أمر مرة واحدة.',
  kinds: {
    newOrder: 'طلب جديد',
    toConfirm: 'طلب ما زال ينتظر التأكيد',
    returnAsked: 'طلب إرجاع جديد',
    lowStock: 'قياس أوشك أن ينفد',
    lateJob: 'تأخر عمل تلقائي',
    lateBackup: 'لا نسخة احتياطية حديثة',
  },
  nothing: 'لا تنبيهات لصلاحياتك.',
  saved: 'تم الحفظ',
  notSaved: 'لم يُحفظ. حاول مجدداً.',
  turnOn: 'شغّلها هنا',
  turnOff: 'أوقفها هنا',
  turnedOn: 'ستصل التنبيهات إلى هذا الجهاز',
  turnedOff: 'توقفت التنبيهات على هذا الجهاز',
  denied: 'المتصفح يمنع تنبيهات هذا الموقع. اسمح بها من إعداداته.',
  notPossible: 'هذا المتصفح لا يعرض تنبيهات. على الآيفون أضف اللوحة أولاً إلى الشاشة الرئيسية.',
  devices: 'أجهزة تصلها التنبيهات',
  addedAt: (when) => `منذ ${when}`,
  remove: 'أوقف',
  removeOf: (device) => `أوقف التنبيهات على ${device}`,
  quietHours: 'ساعات الهدوء',
  quietText: 'ما يأتي فيها نخبرك به بعدها إن بقي منتظراً. الساعة نفسها مرتين: بلا هدوء.',
  from: 'من',
  until: 'إلى',
  byMessage: 'رسالة نصية حين لا يصلني تنبيه',
  byMessageText: 'تُرسل إلى رقمك، وتكلّف المتجر ثمن كل رسالة.',
  offerGo: 'شغّل التنبيهات',

  newOrder: 'طلب جديد',
  newOrders: (count) =>
    plural(count, {
      zero: 'لا طلبات جديدة',
      one: 'طلب جديد',
      two: 'طلبان جديدان',
      few: `${count} طلبات جديدة`,
      many: `${count} طلباً جديداً`,
      other: `${count} طلب جديد`,
    }),
  order: (number, sum) => `رقم ${number}، ${sum}`,
  toConfirm: 'طلب ينتظر التأكيد',
  manyToConfirm: (count) =>
    plural(count, {
      zero: 'لا طلبات تنتظر التأكيد',
      one: 'طلب ينتظر التأكيد',
      two: 'طلبان ينتظران التأكيد',
      few: `${count} طلبات تنتظر التأكيد`,
      many: `${count} طلباً تنتظر التأكيد`,
      other: `${count} طلب تنتظر التأكيد`,
    }),
  returnAsked: 'طلب إرجاع جديد',
  returnsAsked: (count) =>
    plural(count, {
      zero: 'لا طلبات إرجاع',
      one: 'طلب إرجاع جديد',
      two: 'طلبا إرجاع جديدان',
      few: `${count} طلبات إرجاع جديدة`,
      many: `${count} طلب إرجاع جديداً`,
      other: `${count} طلب إرجاع جديد`,
    }),
  ofOrder: (number) => `من الطلب رقم ${number}`,
  lowStock: 'قياس أوشك أن ينفد',
  manyLow: (count) =>
    plural(count, {
      zero: 'لا قياسات أوشكت أن تنفد',
      one: 'قياس أوشك أن ينفد',
      two: 'قياسان أوشكا أن ينفدا',
      few: `${count} قياسات أوشكت أن تنفد`,
      many: `${count} قياساً أوشكت أن تنفد`,
      other: `${count} قياس أوشكت أن تنفد`,
    }),
  lowOf: (name, color, size, left) =>
    `${name}، ${color}، ${size}: ${plural(left, {
      zero: 'نفد',
      one: 'بقيت قطعة واحدة',
      two: 'بقيت قطعتان',
      few: `بقيت ${left} قطع`,
      many: `بقيت ${left} قطعة`,
      other: `بقيت ${left} قطعة`,
    })}`,
  lateJob: 'تأخر عمل تلقائي',
  lateJobs: (count) =>
    plural(count, {
      zero: 'لا أعمال تلقائية متأخرة',
      one: 'تأخر عمل تلقائي',
      two: 'تأخر عملان تلقائيان',
      few: `تأخرت ${count} أعمال تلقائية`,
      many: `تأخر ${count} عملاً تلقائياً`,
      other: `تأخر ${count} عمل تلقائي`,
    }),
  lateBackup: 'لا نسخة احتياطية حديثة',
  lateBackupText: 'إن تعطّل هذا الجهاز ضاع كل ما جاء بعد آخر نسخة.',
} satisfies TextsOf<typeof en>;
