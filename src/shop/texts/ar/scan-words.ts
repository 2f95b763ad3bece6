import type { scanWords as en } from '../en/scan-words.ts';
import type { TextsOf } from '../texts-of.ts';

export const scanWords = {
  camera: 'امسح بالكاميرا',
  cameraOff: 'أغلق الكاميرا',
  cameraDenied: 'الكاميرا غير مسموحة. اكتب الرمز.',
  right: 'القطعة صحيحة',
  wrong: 'ليست القطعة المطلوبة',
  none: 'لا نتيجة',
  twice: 'مُسحت من قبل',
} satisfies TextsOf<typeof en>;
