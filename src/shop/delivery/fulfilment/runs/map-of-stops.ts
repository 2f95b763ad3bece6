import { distanceKm, type Point } from '../../../people/places/distance.ts';

/** A mark of the map: the stops there by their number in the round, in percent of the width and the height. */
export type MapMark = { readonly numbers: readonly number[]; readonly x: number; readonly y: number };

export type StopsMap = {
  readonly marks: readonly MapMark[];
  /** How wide the map is, in km. */
  readonly widthKm: number;
};

/** What a map shows at least, in km: two doors of one street do not stand at its edges. */
const LEAST_KM = 1;
/** Stops closer than this are one mark, in percent of the width. */
const CLOSE = 9;
const MARGIN = 0.12;

/**
 * Places stops on a square map, north up; null where fewer than two have a point. It is drawn from the points alone, so
 * it needs no connection.
 */
export function mapOfStops(points: readonly (Point | null)[]): StopsMap | null {
  const known = points.flatMap((point, place) => (point === null ? [] : [{ ...point, number: place + 1 }]));
  if (known.length < 2) return null;
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = range(known.map(({ latitude }) => latitude));
  const [west, east] = range(known.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const across = distanceKm({ ...middle, longitude: west }, { ...middle, longitude: east });
  const along = distanceKm({ ...middle, latitude: south }, { ...middle, latitude: north });
  const widthKm = Math.max(across, along, LEAST_KM) / (1 - 2 * MARGIN);
  const marks: { numbers: number[]; x: number; y: number }[] = [];
  for (const { number, ...point } of known) {
    const eastKm = distanceKm(middle, { ...middle, longitude: point.longitude });
    const northKm = distanceKm(middle, { ...middle, latitude: point.latitude });
    const x = 50 + (Math.sign(point.longitude - middle.longitude) * eastKm * 100) / widthKm;
    const y = 50 - (Math.sign(point.latitude - middle.latitude) * northKm * 100) / widthKm;
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < CLOSE);
    if (near === undefined) marks.push({ numbers: [number], x, y });
    else near.numbers.push(number);
  }
  return { marks, widthKm };
}
