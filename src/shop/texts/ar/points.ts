import { formatMoney, formatNumber } from '../../money.ts';
import type { points as en } from '../en/points.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** النقاط: كيف تُكسب وإلى ماذا تتحوّل. */
export const points = {
  title: 'النقاط',
  balance: (points: number) => counted(points),
  rule: ({ perPounds, step, value }) =>
    `تكسب من كل طلب مكتمل نقطة عن كل ${formatMoney(perPounds, 'ar')} من ثمن القطع، وتستبدل كل ${counted(step, 'نقطتين')} بقسيمة قيمتها ${formatMoney(value, 'ar')}.`,
  ending: (points: number, day: string) => `تنتهي ${counted(points)} في ${day}.`,
  until: (day: string) => `حتى ${day}`,
  all: 'سجلّ نقاطي كاملاً',
  redeem: 'استبدلها بقسيمة',
  howMany: 'كم نقطة؟',
  notEnough: (step: number) => `القسيمة مقابل ${counted(step, 'نقطتين')}.`,
  redeemed: 'قسيمتك الجديدة',
  redeemedText: 'تجدها في خطوة التأكيد.',
  seeCoupons: 'عرض قسائمي',
  failed: 'تعذّر استبدال النقاط، ولم ينقص منها شيء.',
  history: 'سجلّ نقاطك',
  none: 'لا نقاط بعد. تأتي مع أول طلب مكتمل.',
  order: (number: string) => `الطلب ${number}`,
  couldNotLoad: 'تعذّر تحميل نقاطك.',
} satisfies TextsOf<typeof en>;

function counted(points: number, two = 'نقطتان'): string {
  return plural(points, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two,
    few: `${formatNumber(points)} نقاط`,
    many: `${formatNumber(points)} نقطة`,
    other: `${formatNumber(points)} نقطة`,
  });
}
