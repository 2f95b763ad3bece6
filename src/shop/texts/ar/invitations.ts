import type { invitations as en } from '../en/invitations.ts';
import type { TextsOf } from '../texts-of.ts';

export const invitations = {
  hint: 'يصل رابط برسالة نصية يُدخل مرة واحدة خلال 24\u00a0ساعة، وبعدها يكون الدخول برمز يصل إلى الرقم نفسه.',
  noGatewayHint:
    'لا تخرج أي رسالة من هذا الخادم بعد. أضِف الاسم والرقم هنا، ثم بلّغ صاحب الرقم بنفسك كيف يكون الدخول.',
  addNow: 'إضافة',
  added: (phone) => `تمت الإضافة، ولم تُرسل أي رسالة. بلّغ صاحب الرقم بنفسك: الدخول بالرقم ${phone}`,
  tellThem: (address, phone) =>
    `لا تخرج أي رسالة من هذا الخادم بعد. بلّغ صاحب الرقم بنفسك: الدخول من ${address} بالرقم ${phone}. وإلى أن يُربط الخادم بشركة رسائل يظهر رمز الدخول في صفحة الدخول نفسها، على جهاز الخادم وحده.`,
  title: 'الدعوة',
  states: {
    sending: () => 'الدعوة في الطريق',
    sent: (until) => `أُرسلت الدعوة، والرابط صالح حتى ${until}`,
    notSent: () => 'لم تُرسل الرسالة. تأكّد من الرقم وأعد الإرسال',
    over: () => 'انتهى وقت رابط الدعوة',
    noGateway: () => 'لم تُرسل أي رسالة',
  },
  again: 'أرسل رابطاً آخر',
  sentAgain: 'رابط آخر في الطريق، والسابق لم يعد صالحاً',
  withdraw: 'سحب الدعوة',
  withdrawTitle: (name) => `سحب دعوة ${name}؟`,
  withdrawText: 'يبطل الرابط فوراً، ولا دخول به بعد ذلك.',

  limitsTitle: 'صلاحيات كل دور',
  limitsChange: 'تعديل الحدود',
  gives: (amount) => `تعويض الزبون الواحد حتى ${amount} خلال 90\u00a0يوماً`,
  decides: (amount) => `القرار في المرتجعات حتى ${amount}`,
  holds: (amount) => `استلام الطرود ما دام النقد باليد أقل من ${amount}`,
} satisfies TextsOf<typeof en>;
