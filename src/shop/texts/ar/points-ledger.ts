import type { pointsLedger as en } from '../en/points-ledger.ts';
import type { TextsOf } from '../texts-of.ts';

/** لماذا تغيّر رصيد النقاط، والقسيمة التي تصير إليها. */
export const pointsLedger = {
  reasons: {
    earned: 'من طلب مكتمل',
    redeemed: 'استُبدلت بقسيمة',
    takenBack: 'استُردّت مع إعادة مبلغ',
    granted: 'هدية من المتجر',
    expired: 'انتهت مدتها',
    refunded: 'ثمن مرتجع بالنقاط',
  },
  couponTitle: (money: string) => `${money} من نقاطك`,
  couponDescription: 'كسبتها من طلباتك. لأي قطعة ولمرة واحدة.',
} satisfies TextsOf<typeof en>;
