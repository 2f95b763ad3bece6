import type { looks as en } from '../en/looks.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** قطع تُلبس معاً. */
export const looks = {
  total: (n) =>
    plural(n, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان معاً',
      few: `${n} قطع معاً`,
      many: `${n} قطعة معاً`,
      other: `${n} قطعة معاً`,
    }),
  chooseSizes: 'اختر القياسات',
  leaveOut: 'يمكنك أن تترك منها ما لا تريد.',
  add: (n) =>
    plural(n, {
      zero: 'أضف إلى السلة',
      one: 'أضف القطعة إلى السلة',
      two: 'أضف القطعتين إلى السلة',
      few: `أضف ${n} قطع إلى السلة`,
      many: `أضف ${n} قطعة إلى السلة`,
      other: `أضف ${n} قطعة إلى السلة`,
    }),
  added: 'القطع في سلتك.',
  nothingLeft: 'لا يمكن شراء أي من هذه القطع الآن.',
} satisfies TextsOf<typeof en>;
