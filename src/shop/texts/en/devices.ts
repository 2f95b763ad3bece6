import type { Browser, System } from '../../people/account/device.ts';

/** How people call the browsers and the things they run on. */
export const devices = {
  browsers: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    edge: 'Edge',
    opera: 'Opera',
    samsung: 'Samsung Internet',
    huawei: 'Huawei Browser',
    xiaomi: 'Mi Browser',
    uc: 'UC Browser',
    yandex: 'Yandex',
    firefox: 'Firefox',
    chrome: 'Chrome',
    safari: 'Safari',
  } satisfies Record<Browser, string>,
  systems: {
    iphone: 'iPhone',
    ipad: 'iPad',
    android: 'Android',
    harmony: 'HarmonyOS',
    windows: 'Windows',
    chromeos: 'ChromeOS',
    mac: 'Mac',
    linux: 'Linux',
  } satisfies Record<System, string>,
  on: (browser: string, system: string) => `${browser} on ${system}`,
  app: 'The app',
  unknown: 'Unknown device',
};
