import type { papers as en } from '../en/papers.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const papers = {
  titles: { label: 'لصاقات', slip: 'قوائم محتويات' },
  cash: 'النقد عند الباب',
  pieces: (count) =>
    plural(count, {
      zero: 'بلا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  items: 'القطع',
  discount: 'الحسم',
  delivery: 'التوصيل',
  comma: '، ',
  atOffice: 'استلام من المكتب',
  printLabel: 'اطبع اللصاقة',
  printSlip: 'اطبع قائمة المحتويات',
} satisfies TextsOf<typeof en>;
