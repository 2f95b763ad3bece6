import type { ownPage as en } from '../en/own-page.ts';
import type { TextsOf } from '../texts-of.ts';

export const ownPage = {
  title: 'تنبيهاتي ودخولي',

  passkeys: 'مفاتيح المرور',
  passkeysText: 'بمفتاح المرور تفتح اللوحة ببصمتك أو وجهك أو قفل جهازك، بلا رمز يصل إلى موبايلك.',
  neverUsed: 'لم يُستخدم بعد',
  lastUsed: (when) => `آخر استخدام ${when}`,
  passkeyName: 'اسم المفتاح',
  passkeyNameHint: 'لتعرف هذا الجهاز لاحقاً.',
  nameMissing: 'أعطه اسماً.',
  addPasskey: 'أضف مفتاح مرور',
  passkeyAdded: 'أُضيف مفتاح المرور',
  notAdded: 'لم يُنشأ مفتاح مرور. حاول مجدداً.',
  knownHere: 'لك على هذا الجهاز مفتاح مرور من قبل.',
  noPasskeysHere: 'لا مفاتيح مرور في هذا المتصفح أو على هذا العنوان.',
  app: 'تطبيق المصادقة',
  appThere: 'رمزك الثاني من تطبيقك. إن غيّرت هاتفك فجهّزه من جديد، وتبطل معه رموز الطوارئ القديمة.',
  appMissing: 'جهّزه أيضاً: رموز الطوارئ العشرة تُدخلك إن ضاع جهازك.',
  appAdd: 'جهّز التطبيق',
  appAgain: 'جهّزه من جديد',
  appAdded: 'صار الرمز الثاني من التطبيق',
  remove: 'أزل',
  removePasskeyOf: (name) => `أزل ${name}`,
  removePasskeyTitle: (name) => `تريد إزالة ${name}؟`,
  removePasskeyText: 'لن يفتح اللوحة بعد الآن. احذفه من الجهاز أيضاً.',
  passkeyRemoved: 'أُزيل مفتاح المرور',
  notSaved: 'لم يُحفظ. حاول مجدداً.',
} satisfies TextsOf<typeof en>;
