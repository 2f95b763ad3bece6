import type { customerImport as en } from '../en/customer-import.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const customerImport = {
  title: 'أدخل زبائنك',
  what: 'قائمة فيها الاسم والهاتف، والعنوان إن كان عندك: المدينة والمنطقة والشارع. CSV أو XLSX حتى 2,000\u00a0سطر. يصيرون زبائن بلا حساب، ومن كان في المتجر يبقى كما هو.',
  noOrders: 'طلباتهم في متجر آخر لا تُستورد.',
  choose: 'اختر ملفاً',
  reading: 'نقرأ الملف…',
  found: (count) =>
    plural(count, {
      zero: 'لا زبائن جدد',
      one: 'زبون جديد واحد',
      two: 'زبونان جديدان',
      few: `${count} زبائن جدد`,
      many: `${count} زبوناً جديداً`,
      other: `${count} زبون جديد`,
    }),
  there: (count) =>
    plural(count, {
      zero: 'لا أحد منهم في المتجر',
      one: 'واحد في المتجر من قبل',
      two: 'اثنان في المتجر من قبل',
      few: `${count} في المتجر من قبل`,
      many: `${count} في المتجر من قبل`,
      other: `${count} في المتجر من قبل`,
    }),
  refused: (count) =>
    plural(count, {
      zero: 'بلا أسطر مرفوضة',
      one: 'سطر مرفوض واحد',
      two: 'سطران مرفوضان',
      few: `${count} أسطر مرفوضة`,
      many: `${count} سطراً مرفوضاً`,
      other: `${count} سطر مرفوض`,
    }),
  saveRefused: 'احفظ الأسطر المرفوضة',
  consent: 'وافق هؤلاء على أن يحتفظ المتجر بأسمائهم وهواتفهم وعناوينهم ليبيعهم',
  add: 'أدخلهم',
  added: (count) =>
    plural(count, {
      zero: 'لم يُضف أحد.',
      one: 'أُضيف زبون واحد.',
      two: 'أُضيف زبونان.',
      few: `أُضيف ${count} زبائن.`,
      many: `أُضيف ${count} زبوناً.`,
      other: `أُضيف ${count} زبون.`,
    }),
  nothing: 'لا أحد جديد في الملف.',
  failed: 'لم يُقرأ الملف. هل فيه عمود للهواتف؟',
  reason: 'السبب',
  faults: {
    noPhone: 'لا هاتف هنا.',
    badPhone: 'هذا ليس رقم جوال سوري.',
    noName: 'لا اسم هنا.',
  },
} satisfies TextsOf<typeof en>;
