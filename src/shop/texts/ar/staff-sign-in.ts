import type { signIn as en } from '../en/staff-sign-in.ts';
import type { TextsOf } from '../texts-of.ts';
import { waitTime } from './wait-time.ts';

export const signIn = {
  title: 'الدخول إلى لوحة المتجر',
  text: 'برقم الموبايل المسجّل لك في العمل.',
  phone: 'رقم الموبايل',
  send: 'أرسل الرمز',
  withPasskey: 'ادخل بمفتاح مرور',
  passkeyElsewhere: 'لا يعمل مفتاح مرورك في هذا المتصفح أو على هذا العنوان.',
  passkeyNotUsed: 'لم يُستخدم مفتاح مرور. حاول مجدداً أو ادخل برقمك.',
  notSent: 'لم يُرسل الرمز. حاول مجدداً.',

  codeTitle: 'أدخل الرمز',
  codeText: 'إن كان هذا الرقم يعمل هنا فالرمز في الطريق إليه.',
  code: 'الرمز الذي في الرسالة',
  sendAgain: 'أرسل رمزاً آخر',
  sendAgainIn: (seconds) => `رمز آخر بعد ${waitTime(seconds)}`,
  otherNumber: 'رقم آخر',
  notRight: 'الرمز غير صحيح.',
  demoCode: 'لا تُرسل رسائل هنا. الرمز هو',

  secondTitle: 'الرمز الثاني',
  secondText: 'افتح تطبيق المصادقة وأدخل الرمز الذي يعرضه.',
  appCode: 'رمز التطبيق',
  appCodeWrong:
    'الرمز غير صحيح، أو تغيّر في التطبيق. اكتب الرمز الظاهر فيه الآن، وتأكّد من أن ساعة هاتفك مضبوطة.',
  withRecovery: 'التطبيق ليس معي',
  withApp: 'أستخدم التطبيق',
  recoveryCode: 'رمز الطوارئ',
  recoveryHint: 'واحد من الرموز العشرة التي حفظتها. كل رمز يعمل مرة واحدة.',
  recoveryWrong: 'هذا الرمز غير صحيح، أو استُخدم من قبل.',
  enter: 'ادخل',

  enrollTitle: 'تأكيد ثانٍ لدخولك',
  enrollText: 'عملك يمسّ بيانات الناس والنقد، فلا يكفي رمز الموبايل وحده.',
  passkeyFirst: 'الأسهل مفتاح مرور: تفتح اللوحة ببصمتك أو وجهك أو قفل هذا الجهاز، بلا رمز تكتبه.',
  withAppInstead: 'أستخدم تطبيق مصادقة بدلاً منه',
  whichApp: 'إن لم يكن عندك تطبيق مصادقة فنزّل أولاً تطبيقاً مجانياً، مثل Google Authenticator أو Aegis.',
  openApp: 'أضفه في تطبيق المصادقة',
  orType: 'أو انسخ هذا المفتاح وأدخله في التطبيق بيدك:',
  copyKey: 'انسخ المفتاح',
  copied: 'نُسخ',
  notOffered: 'تعذّر إنشاء المفتاح. أعد تحميل الصفحة.',
  recoveryText: 'احفظ هذه الرموز على ورقة. إن ضاع التطبيق يُدخلك كل رمز مرة واحدة، ولن نعرضها ثانية.',
  copyCodes: 'انسخ الرموز',
  codesKept: 'حفظتها',

  againTitle: 'هل هذا أنت؟',
  againText: 'هذه الخطوة تحتاج إلى تأكيد ثانٍ من جديد.',
  againWithout: 'ادخل من جديد ثم عد إلى هنا: تُفتح هذه الخطوة لخمس دقائق بعد الدخول.',
  signInAgain: 'ادخل من جديد',

  linkTitle: 'أهلاً بك',
  linkText: 'هذا الرابط يُدخلك مرة واحدة.',
  linkOver: 'استُخدم هذا الرابط أو انتهى وقته. ادخل برقم موبايلك، أو اطلب رابطاً آخر ممّن دعاك.',
} satisfies TextsOf<typeof en>;
