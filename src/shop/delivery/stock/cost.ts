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
