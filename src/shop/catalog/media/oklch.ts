/** A color in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number };

/** Converts `#rrggbb` to Björn Ottosson's OKLab in polar form. */
export function oklchOf(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const red = linear((value >> 16) & 255);
  const green = linear((value >> 8) & 255);
  const blue = linear(value & 255);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest displayable color: lightness and hue stay, chroma is reduced. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const light = within(lightness, 0, 1);
  for (let strength = chroma; ; strength *= 0.9) {
    const parts = linearRgb(light, strength, hue);
    if (strength < 0.002 || parts.every((part) => part > -0.0005 && part < 1.0005)) {
      return `#${parts.map(hexPair).join('')}`;
    }
  }
}

/** The perceptual distance of two colors: 0 is equal, 0.1 is clearly visible. */
export function difference(one: string, other: string): number {
  const a = oklchOf(one);
  const b = oklchOf(other);
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const chroma2 = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(0, chroma2));
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexPair(part: number): string {
  const shown = within(part, 0, 1);
  const encoded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(within(encoded, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0');
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
