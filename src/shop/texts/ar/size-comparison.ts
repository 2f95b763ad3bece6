import type { sizeComparison as en } from '../en/size-comparison.ts';
import type { TextsOf } from '../texts-of.ts';

/** قياسان من دليل القياسات جنباً إلى جنب. */
export const sizeComparison = {
  title: 'قارن بين قياسين',
  sides: ['القياس الأول', 'القياس الثاني'],
  same: 'بلا فرق',
  larger: (cm) => `أكبر بـ ${cm}\u00a0سم`,
  smaller: (cm) => `أصغر بـ ${cm}\u00a0سم`,
} satisfies TextsOf<typeof en>;
