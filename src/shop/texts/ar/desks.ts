import type { desks as en } from '../en/desks.ts';
import type { TextsOf } from '../texts-of.ts';

export const desks = {
  locked: 'الشاشة مقفلة',
  lockedText: 'ما كان مفتوحاً باقٍ خلف هذه الشاشة، ورمزك السري يعيدك إليه.',
  lock: 'اقفل أو بدّل',
  who: 'من يعمل الآن؟',
  pin: 'الرمز السري',
  newPin: 'رمز سري جديد',
  open: 'افتح',
  notOpened: 'لم تُفتح. حاول مجدداً.',
  withNumber: 'ادخل برقم الموبايل',

  pinTitle: 'رمز الجهاز المشترك',
  pinText:
    'على جهاز يعمل عليه أكثر من شخص يعيدك هذا الرمز إلى عملك أنت. ومرة في اليوم تدخل برقمك أو بمفتاح مرور.',
  pinHint: 'من 4\u00a0إلى 6\u00a0أرقام لا يخمّنها أحد.',
  pinWrong: 'الرمز السري من 4\u00a0إلى 6\u00a0أرقام.',
  pinWeak: 'تخمينه سهل: لا رقم مكرر ولا تسلسل مثل 1234.',
  pinSetAt: (when) => `حُفظ ${when}`,
  savePin: 'احفظ الرمز السري',
  pinSaved: 'حُفظ الرمز السري، ويعمل على الجهاز المشترك.',
  removePin: 'أزل الرمز السري',
  pinRemoved: 'أُزيل الرمز السري',
  notSaved: 'لم يُحفظ. حاول مجدداً.',

  desks: 'الأجهزة المشتركة',
  desksText: 'من يدخل على جهاز مشترك وله رمز سري يتناوب عليه مع زملائه بلا رمز جديد إلى الموبايل.',
  deskName: 'اسم هذا الجهاز',
  deskNameHint: 'مكانه، مثل «طاولة التجهيز».',
  nameMissing: 'أعطه اسماً.',
  enroll: 'هذا الجهاز مشترك',
  enrolled: 'صار هذا الجهاز مشتركاً. اخرج ودع المجهّزين يدخلون.',
  enrolledBy: (who, when) => `الإضافة: ${who}، ${when}`,
  thisOne: 'هذا الجهاز',
  remove: 'أزل',
  removeDeskOf: (name) => `أزل ${name}`,
  deskRemoved: 'لم يعد مشتركاً، وخرج منه الجميع.',
} satisfies TextsOf<typeof en>;
