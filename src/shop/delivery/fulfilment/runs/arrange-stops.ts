import { distanceKm } from '../../../people/places/distance.ts';

type Point = { readonly latitude: number; readonly longitude: number };

/**
 * Proposes an order of stops: from the start always the nearest one next. Stops without a point keep their order and come
 * last.
 */
export function arrangeStops<Stop extends { readonly point: Point | null }>(
  start: Point,
  stops: readonly Stop[],
): Stop[] {
  const arranged: Stop[] = [];
  let here = start;
  let left = stops.filter(({ point }) => point !== null);
  while (left.length > 0) {
    const [nearest] = left.toSorted((a, b) => distanceTo(here, a) - distanceTo(here, b));
    if (nearest === undefined) break;
    arranged.push(nearest);
    here = nearest.point ?? here;
    left = left.filter((stop) => stop !== nearest);
  }
  return [...arranged, ...stops.filter(({ point }) => point === null)];
}

const distanceTo = (here: Point, { point }: { readonly point: Point | null }) =>
  point === null ? Infinity : distanceKm(here, point);
