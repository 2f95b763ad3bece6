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

/**
 * A cost besides the goods, such as shipping, split by what they cost: its parts add up to it exactly. Goods whose cost is
 * unknown get none.
 */
export function spreadCost(extra: number, values: readonly (number | null)[]): number[] {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  let [seen, given] = [0, 0];
  return values.map((value) => {
    seen += value ?? 0;
    const upTo = total === 0 ? 0 : Math.round((extra * seen) / total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
