import type { Language } from '../../../../shop/language.ts';
import { deviceOf } from '../../../../shop/people/account/device.ts';
import { texts } from '../../../../shop/texts/by-language.ts';

/** "Chrome on Android" in the reader's language; never text from the header, which is untrusted. */
export function deviceName(userAgent: string, platform: string, language: Language): string {
  const t = texts[language].devices;
  const { browser, system } = deviceOf(userAgent);
  if (browser !== null && system !== null) return t.on(t.browsers[browser], t.systems[system]);
  if (browser !== null) return t.browsers[browser];
  if (system !== null) return t.systems[system];
  return platform === 'web' ? t.unknown : t.app;
}
