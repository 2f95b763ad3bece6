/** A place on earth, in degrees WGS84. */
export type Point = { readonly latitude: number; readonly longitude: number };
