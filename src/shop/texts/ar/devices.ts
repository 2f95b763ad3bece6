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
} satisfies TextsOf<typeof en>;
