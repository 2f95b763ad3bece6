import type { support as en } from '../en/support.ts';
import type { TextsOf } from '../texts-of.ts';

export const support = {
  title: 'راسلنا',
  about: 'عن ماذا تكتب؟',
  kinds: { question: 'سؤال', complaint: 'شكوى', appeal: 'حدّ على طلباتي', privacy: 'بياناتي الشخصية' },
  ofOrder: (kind, number) => `${kind} عن الطلب ${number}`,
  orderNumber: 'رقم الطلب',
  orderUnknown: 'ليس لديك طلب بهذا الرقم.',
  text: 'رسالتك',
  missing: 'اكتب رسالتك.',
  send: 'أرسل',
  sent: 'وصلتنا رسالتك. نردّ عليك هنا ونُعلمك.',
  failed: 'لم تُرسل الرسالة، وما كتبته ما زال هنا.',
  answerBy: (moment) => `نردّ في موعد أقصاه ${moment}.`,
  answered: 'ردّنا وصلك. اكتب لنا مجدداً إن بقي شيء.',
  closed: 'أُغلقت هذه المراسلة. اكتب لنا إن بقي شيء غير صحيح.',
  you: 'أنت',
  store: 'المتجر',
  otherWays: 'طرق أخرى للتواصل معنا',
} satisfies TextsOf<typeof en>;
