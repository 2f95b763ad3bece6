import { formatMoney, formatNumber } from '../../money.ts';
import type { points as en } from '../en/points.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** النقاط: كيف تُكسب وإلى ماذا تتحوّل. */
export const points = {
  title: 'النقاط',
  balance: (points: number) => counted(points),
  rule: ({ perPounds, step, value }) =>
    `يكسبك الطلب المكتمل نقطة عن كل ${formatMoney(perPounds, 'ar')} من ثمن القطع، وكل ${counted(step)} قسيمة بقيمة ${formatMoney(value, 'ar')}.`,
  ending: (points: number, day: string) => `تنتهي ${counted(points)} في ${day}.`,
  until: (day: string) => `حتى ${day}`,
  all: 'سجلّ نقاطي كاملاً',
  redeem: 'حوّلها إلى قسيمة',
  howMany: 'كم نقطة',
  notEnough: (step: number) => `القسيمة مقابل ${counted(step)}.`,
  redeemed: 'قسيمتك الجديدة',
  redeemedText: 'تجدها في خطوة التأكيد.',
  seeCoupons: 'عرض قسائمي',
  failed: 'تعذّر تحويل النقاط، وهي باقية كما كانت.',
  history: 'سجلّ نقاطك',
  none: 'لا نقاط بعد. تأتي مع أول طلب مكتمل.',
  order: (number: string) => `الطلب ${number}`,
  couldNotLoad: 'تعذّر التحميل. حاول مجدداً',
} satisfies TextsOf<typeof en>;

function counted(points: number): string {
  return plural(points, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${formatNumber(points)} نقاط`,
    many: `${formatNumber(points)} نقطة`,
    other: `${formatNumber(points)} نقطة`,
  });
}
