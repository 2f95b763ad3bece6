import type { keys as en } from '../en/keys.ts';
import type { TextsOf } from '../texts-of.ts';

export const keys = {
  title: 'المفاتيح',
  use: 'العمل بالمفاتيح (اضغط ? لعرضها)',
  does: {
    '/': 'بحث',
    'Ctrl K': 'البحث في كل شيء',
    J: 'السطر التالي',
    K: 'السطر السابق',
    X: 'حدّد السطر',
    Enter: 'افتح السطر',
    N: 'نفّذ الخطوة التالية للسطر أو الطلب',
    C: 'اتصل: أظهر الرقم ثم اطلبه',
    E: 'عدّل الطلب',
    P: 'اطبع الملصق',
    'Ctrl S': 'حفظ',
    Esc: 'إغلاق',
    '?': 'هذه المفاتيح',
  },
} satisfies TextsOf<typeof en>;
