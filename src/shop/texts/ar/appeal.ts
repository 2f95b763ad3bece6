import type { appeal as en } from '../en/appeal.ts';
import type { TextsOf } from '../texts-of.ts';

export const appeal = {
  title: 'هذا الحدّ غير صحيح',
  intro: 'أخبرنا بما حدث. يقرؤه شخص من الفريق، وقد لا يُحتسب عليك أحد الطرود أو يُرفع الحدّ.',
  rest: 'طلباتك ومرتجعاتك وسلتك تبقى كما هي.',
  text: 'ما الذي حدث؟',
  hint: 'يساعدنا أن تذكر اليوم أو رقم الطلب أو ما قاله المندوب.',
  missing: 'اكتب ما حدث.',
  send: 'أرسل',
  sendMore: 'أضف إلى رسالتك',
  toCart: 'إلى السلة',
} satisfies TextsOf<typeof en>;
