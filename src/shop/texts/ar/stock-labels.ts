import type { stockLabels as en } from '../en/stock-labels.ts';
import type { TextsOf } from '../texts-of.ts';

export const stockLabels = {
  title: 'الملصقات',
  print: 'اطبع الملصقات',
  open: 'افتح الملف',
  sheet: 'تُطبع على',
  sheets: {
    '50x30': 'رول 50\u00a0× 30\u00a0مم',
    '40x25': 'رول 40\u00a0× 25\u00a0مم',
    'a4-24': 'ورق A4، فيه 24\u00a0ملصقاً 70\u00a0× 37\u00a0مم',
    'a4-65': 'ورق A4، فيه 65\u00a0ملصقاً 38\u00a0× 21\u00a0مم',
  },
  copies: 'كم ملصقاً',
  priced: 'مع السعر',
  ofReceipt: 'ملصق لكل قطعة وصلت.',
} satisfies TextsOf<typeof en>;
