/** The mean radius of the earth in kilometers. */
const earthRadius = 6371.0088;

/** Great-circle distance in kilometers (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latitudeA, latitudeB) +
    Math.cos(latitudeA) * Math.cos(latitudeB) * half(radians(a.longitude), radians(b.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A point in WGS84 degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Six decimals, about ten centimeters. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

const REACH_KM = 30;

/** Whether a pin may belong to a city: within 30 km of its center, or with no nearer city in `all`. */
export function isInReach(pin: Point, city: Point, all: readonly Point[]): boolean {
  const km = distanceKm(pin, city);
  return km <= REACH_KM || all.every((other) => km <= distanceKm(pin, other));
}
