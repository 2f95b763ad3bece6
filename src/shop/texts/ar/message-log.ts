import type { messageLog as en } from '../en/message-log.ts';
import type { TextsOf } from '../texts-of.ts';
import { daysInWords } from './counts.ts';

/** رسائل المتجر إلى هواتف الزبائن. */
export const messageLog = {
  title: 'الرسائل',
  views: {
    all: 'كلها',
    waiting: 'بانتظار الإرسال',
    sent: 'أُرسلت',
    failed: 'لم تصل',
    inboxOnly: 'فوق حدّ الرسائل النصية',
  },
  phone: 'رقم الموبايل',
  message: 'الرسالة',
  to: 'إلى',
  state: 'الحالة',
  act: 'الخطوة',
  code: 'رمز دخول',
  test: 'تجربة رسالة',
  gone: 'رسالة لم تعد في صندوق الزبون',
  channels: { sms: 'رسالة نصية', push: 'إشعار' },
  sentAt: (when) => `أُرسلت ${when}`,
  failedAt: (when) => `تعذّر إرسالها ${when}`,
  dueAt: (when) => `تُرسل ${when}`,
  heldBackAt: (when) => `لم تُرسل رسالة نصية ${when}`,
  overBudget: 'استُنفدت الرسائل النصية لهذا الشهر، والرسالة في صندوق رسائل الزبون.',
  tooLate: 'فات وقت إرسالها.',
  failure: (why) => `جواب جهة الإرسال: ${why}`,
  resend: 'أعد إرسالها',
  resent: 'ستُرسل من جديد.',
  empty: 'لا رسائل بعد',
  emptyText: (days) => `تبقى هنا ${daysInWords(days)} كل رسالة يرسلها المتجر إلى أرقام زبائنه.`,
} satisfies TextsOf<typeof en>;
