import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${android} Chrome/143.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
  [`${android} Chrome/99.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 'huawei', 'android'],
  [`${android} Version/4.0 Chrome/143.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500]`, 'facebook', 'android'],
  [`${android} Chrome/143.0 Mobile Safari/537.36 OPR/88.0`, 'opera', 'android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox', 'android'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'safari', 'iphone'],
  [`${iphone} CriOS/143.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone'],
  [`${windows} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'edge', 'windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'safari',
    'mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
    'chrome',
    'chromeos',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
