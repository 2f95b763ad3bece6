import type { reviewReasons as en } from '../en/review-reasons.ts';
import type { TextsOf } from '../texts-of.ts';

export const reviewReasons = {
  insult: 'فيه إساءة إلى أحد.',
  personalData: 'فيه رقم موبايل أو اسم شخص آخر.',
  offTopic: 'لا يتحدث عن القطعة.',
  rights: 'كلامه منقول عن غير صاحبه.',
} satisfies TextsOf<typeof en>;
