import type { devices as en } from '../en/devices.ts';
import type { TextsOf } from '../texts-of.ts';

export const devices = {
  browsers: {
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    edge: 'إيدج',
    opera: 'أوبرا',
    samsung: 'متصفح سامسونغ',
    huawei: 'متصفح هواوي',
    xiaomi: 'متصفح شاومي',
    uc: 'متصفح يو سي',
    yandex: 'ياندكس',
    firefox: 'فايرفوكس',
    chrome: 'كروم',
    safari: 'سفاري',
  },
  systems: {
    iphone: 'آيفون',
    ipad: 'آيباد',
    android: 'أندرويد',
    harmony: 'هارموني',
    windows: 'ويندوز',
    chromeos: 'كروم بوك',
    mac: 'ماك',
    linux: 'لينكس',
  },
  on: (browser, system) => `${browser} على ${system}`,
  app: 'التطبيق',
  unknown: 'جهاز غير معروف',
  newSignIn: {
    title: 'تسجيل دخول جديد إلى حسابك',
    text: (device) =>
      `سُجّل الدخول برقمك من جهاز جديد: ${device}. إن لم تكن أنت، فسجّل خروج هذا الجهاز من ملفك الشخصي.`,
  },
} satisfies TextsOf<typeof en>;
