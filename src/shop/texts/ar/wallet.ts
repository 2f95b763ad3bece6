import type { wallet as en } from '../en/wallet.ts';
import type { TextsOf } from '../texts-of.ts';

export const wallet = {
  title: 'قسائمي',
  groups: {
    taken: 'معك وجاهزة للاستخدام',
    available: 'يمكنك أخذها',
    closed: 'لا تُستخدم الآن',
    used: 'مستخدمة',
    expired: 'منتهية',
  },
  waits: 'تنتظرك في خطوة التأكيد',
  saves: (amount) => `تحسم ${amount} من سلتك إن استخدمتها`,
  none: 'لا قسائم بعد',
  noneText: 'حين يقدّم المتجر قسائم تجدها هنا.',
  seeShop: 'إلى التسوّق',
} satisfies TextsOf<typeof en>;
