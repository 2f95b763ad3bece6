/** Hundredths of a Syrian pound for one US dollar. */
export type Rate = number;

/** What so many pounds are in US cents. */
export const centsOf = (pounds: number, rate: Rate): number => Math.round((pounds * 10_000) / rate);

/** `$1,234.50` */
export function formatDollars(cents: number): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const number = `${whole.toLocaleString('en')}.${String(part).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${number}`;
}
