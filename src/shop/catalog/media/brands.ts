/** The brands in the first box of a file. AVIF, HEIC and videos share this container; any other file has none. */
export function brandsOf(head: Uint8Array): ReadonlySet<string> {
  const text = (from: number, to: number) => String.fromCodePoint(...head.subarray(from, to));
  const brands = new Set<string>();
  if (text(4, 8) !== 'ftyp') return brands;
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const end = Math.min(length, head.length);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.add(text(at, at + 4));
  return brands;
}

/** Of photographs of iPhones, which of all browsers Safari alone opens. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

export const isHeic = (brands: ReadonlySet<string>): boolean =>
  !brands.has('avif') && heicBrands.some((brand) => brands.has(brand));
