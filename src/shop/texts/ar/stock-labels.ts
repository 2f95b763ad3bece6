import type { stockLabels as en } from '../en/stock-labels.ts';
import type { TextsOf } from '../texts-of.ts';

export const stockLabels = {
  title: 'الملصقات',
  print: 'اطبع الملصقات',
  open: 'افتح الملف',
  sheet: 'تُطبع على',
  sheets: {
    '50x30': 'رول 50 × 30 مم',
    '40x25': 'رول 40 × 25 مم',
    'a4-24': 'ورق A4، فيه 24 ملصقاً 70 × 37 مم',
    'a4-65': 'ورق A4، فيه 65 ملصقاً 38 × 21 مم',
  },
  copies: 'كم ملصقاً',
  ofReceipt: 'ملصق لكل قطعة وصلت.',
} satisfies TextsOf<typeof en>;
