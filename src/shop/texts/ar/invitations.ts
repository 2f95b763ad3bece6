import type { invitations as en } from '../en/invitations.ts';
import type { TextsOf } from '../texts-of.ts';

export const invitations = {
  hint: 'يصله رابط برسالة SMS يُدخله مرة واحدة خلال 24\u00a0ساعة، وبعدها يدخل برمز يصل إلى الرقم نفسه.',
  title: 'الدعوة',
  states: {
    sending: () => 'الدعوة في طريقها إليه',
    sent: (until) => `أُرسلت الدعوة، والرابط صالح حتى ${until}`,
    notSent: () => 'لم تُرسل الرسالة. تأكّد من الرقم وأعد الإرسال',
    over: () => 'انتهى وقت رابط الدعوة',
  },
  again: 'أرسل رابطاً آخر',
  sentAgain: 'رابط آخر في طريقه إليه، والسابق لم يعد صالحاً',
  withdraw: 'سحب الدعوة',
  withdrawTitle: (name) => `سحب دعوة ${name}؟`,
  withdrawText: 'يبطل الرابط فوراً ولا يستطيع الدخول.',

  limitsTitle: 'صلاحيات كل دور',
  limitsChange: 'تعديل الحدود',
  gives: (amount) => `يعطي الزبون الواحد حتى ${amount} خلال 90\u00a0يوماً`,
  decides: (amount) => `يبتّ في المرتجعات حتى ${amount}`,
  holds: (amount) => `يستلم طروداً ما دام معه أقل من ${amount}`,
} satisfies TextsOf<typeof en>;
