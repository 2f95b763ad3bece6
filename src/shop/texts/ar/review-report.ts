import type { reviewReport as en } from '../en/review-report.ts';
import type { TextsOf } from '../texts-of.ts';

export const reviewReport = {
  title: 'الإبلاغ عن رأي',
  text: 'يقرؤه المتجر ويقرّر. ولا يعرف كاتبه من أبلغ عنه.',
  choose: 'اختر ما المشكلة فيه.',
  send: 'أبلغ عنه',
  sent: 'شكراً لك. سينظر المتجر فيه.',
  failed: 'لم يصل البلاغ. حاول مجدداً.',
} satisfies TextsOf<typeof en>;
