/** How many people of this height, in cm, took this size of a piece. */
type Worn = { readonly height: number; readonly sizeId: string; readonly people: number };

/** People at most this much taller or shorter count as of the same height. */
export const HEIGHT_REACH = 4;

export const LEAST_HEIGHT = 40;
export const MOST_HEIGHT = 230;

/** The minimum number of people. */
const LEAST_PEOPLE = 3;

/**
 * The size that more than half of the people of this height took; of whichever height most people tell of where none is
 * given. Null with too few people or no majority.
 */
export function sizeTaken(
  worn: readonly Worn[],
  height: number | null,
): { from: number; to: number; sizeId: string } | null {
  const heights = height === null ? worn.map((each) => each.height) : [height];
  let most: (ReturnType<typeof sizeTaken> & { people: number }) | null = null;
  for (const center of heights) {
    const [from, to] = [center - HEIGHT_REACH, center + HEIGHT_REACH];
    const near = worn.filter((each) => each.height >= from && each.height <= to);
    const all = peopleOf(near);
    if (all < LEAST_PEOPLE || all <= (most?.people ?? 0)) continue;
    const taken = near.find(
      ({ sizeId }) => peopleOf(near.filter((each) => each.sizeId === sizeId)) * 2 > all,
    );
    if (taken) most = { from, to, sizeId: taken.sizeId, people: all };
  }
  return most && { from: most.from, to: most.to, sizeId: most.sizeId };
}

const peopleOf = (worn: readonly Worn[]) => worn.reduce((sum, { people }) => sum + people, 0);
