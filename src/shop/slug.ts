/** A word in an address: small Latin letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** For how many days a product's former slug may not name another product. */
export const SLUG_REST_DAYS = 365;

const LONGEST = 60;

/** A slug made of an English name; empty for a name without Latin letters and digits. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  while (words.length > 1 && words.join('-').length > LONGEST) words.pop();
  return words.join('-').slice(0, LONGEST);
}
