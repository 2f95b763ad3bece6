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
  invitation: (shop, by, hours, address) =>
    `${shop}: دعوة من ${by} إلى العمل في لوحة المتجر. الرابط يُدخلك مرة واحدة خلال ${hours} ساعة. لا تعطه لأحد.\n${address}`,
  privacyCode: {
    export: (shop, code) => `${code} رمز موافقتك على نسخة من بياناتك لدى ${shop}. لا تقرأه لنا إلا إن طلبتها.`,
    erase: (shop, code) => `${code} رمز موافقتك على حذف حسابك لدى ${shop}. لا تقرأه لنا إلا إن طلبت حذفه.`,
  },
} satisfies TextsOf<typeof en>;
