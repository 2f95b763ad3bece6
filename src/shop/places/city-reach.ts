import { distanceKm } from './distance.ts';
import type { Point } from './point.ts';

const REACH_KM = 30;

/** Whether a pin may belong to a city: within 30 km of its center, or with no nearer city in `all`. */
export function isInReach(pin: Point, city: Point, all: readonly Point[]): boolean {
  const km = distanceKm(pin, city);
  return km <= REACH_KM || all.every((other) => km <= distanceKm(pin, other));
}
