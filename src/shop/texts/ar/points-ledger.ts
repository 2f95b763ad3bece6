import { formatNumber } from '../../money.ts';
import type { pointsLedger as en } from '../en/points-ledger.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** لماذا تغيّر رصيد النقاط، والقسيمة التي تصير إليها. */
export const pointsLedger = {
  reasons: {
    earned: 'من طلب مكتمل',
    redeemed: 'استُبدلت بقسيمة',
    takenBack: 'استُردّت مع إعادة مبلغ',
    granted: 'هدية من المتجر',
    expired: 'انتهت مدتها',
  },
  ending: {
    title: (points: number, day: string) =>
      plural(points, {
        zero: `لا تنتهي أي نقطة ${day}`,
        one: `نقطة واحدة لك تنتهي ${day}`,
        two: `نقطتان لك تنتهيان ${day}`,
        few: `${formatNumber(points)} نقاط لك تنتهي ${day}`,
        many: `${formatNumber(points)} نقطة لك تنتهي ${day}`,
        other: `${formatNumber(points)} نقطة لك تنتهي ${day}`,
      }),
    text: 'حوّلها إلى قسيمة أو استخدمها في السلة قبل ذلك.',
  },
  couponTitle: (money: string) => `${money} من نقاطك`,
  couponDescription: 'كسبتها من طلباتك. لأي قطعة ولمرة واحدة.',
} satisfies TextsOf<typeof en>;
