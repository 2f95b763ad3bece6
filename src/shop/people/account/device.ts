/** The browser and system by their common names; null if unknown. */
export type Device = { browser: Browser | null; system: System | null };

export type Browser = (typeof browsers)[number][0];
export type System = (typeof systems)[number][0];

/**
 * Parses the `User-Agent` header. Browsers also name their ancestors (Edge says Chrome, Chrome says Safari), so the
 * first match counts.
 */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

const browsers = [
  ['facebook', /FBA[NV]|FB_IAB/],
  ['instagram', /Instagram/],
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera|OPT\//],
  ['samsung', /SamsungBrowser\//],
  ['huawei', /HuaweiBrowser\//],
  ['xiaomi', /MiuiBrowser\//],
  ['uc', /UCBrowser\/|UBrowser\//],
  ['yandex', /YaBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Version\/[\d.]+ .*Safari\//],
] as const;

const systems = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['windows', /Windows/],
  ['chromeos', /CrOS/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
] as const;

function firstIn<Name extends string>(
  names: readonly (readonly [Name, RegExp])[],
  text: string,
): Name | null {
  return names.find(([, sign]) => sign.test(text))?.[0] ?? null;
}
