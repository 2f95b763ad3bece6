/** A point in WGS84 degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Six decimals, about ten centimeters. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
