import type { sms as en } from '../en/sms.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** مع السطر الأخير تبقى رسالة الرمز ضمن 70 حرفاً: رسالة واحدة لا اثنتان. */
export const sms = {
  code: (shop: string, code: string, minutes: number) =>
    `${code} رمز ${shop}، صالح ${plural(minutes, {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    })}. لا تعطه لأحد.`,
  privacyCode: (shop, code) => `${code} رمز طلبك بشأن بياناتك في ${shop}. اقرأه لنا إن كنت من طلبه.`,
} satisfies TextsOf<typeof en>;
