/** A point in WGS84 degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };
