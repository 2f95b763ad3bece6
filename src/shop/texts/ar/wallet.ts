import type { wallet as en } from '../en/wallet.ts';
import type { TextsOf } from '../texts-of.ts';

export const wallet = {
  title: 'قسائمي',
  groups: {
    taken: 'معك وجاهزة للدفع',
    available: 'يمكنك أخذها',
    used: 'مستخدمة',
    expired: 'منتهية',
  },
  waits: 'تنتظرك عند الدفع',
  saves: (amount) => `تحسم الآن ${amount} من سلتك`,
  none: 'لا قسائم بعد',
  noneText: 'حين يقدّم المتجر قسائم تجدها هنا.',
  seeShop: 'إلى التسوّق',
} satisfies TextsOf<typeof en>;
