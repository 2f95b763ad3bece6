import type { Point } from '../../../shop/people/places/distance.ts';

/** The drawn map used without a tile server: sea, country, roads, rivers, places. Longitude first. */
export type Drawing = {
  /** The sea's shore, then its islands. */
  sea: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
  outline: readonly (readonly [longitude: number, latitude: number])[];
  ways: readonly Way[];
};

export type Way = {
  kind: 'river' | 'mainRoad' | 'road';
  points: readonly (readonly [longitude: number, latitude: number])[];
};

/** A place name on the map. */
export type MapPlace = {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** 0 shows first, 2 only when zoomed in. */
  rank: 0 | 1 | 2;
};

/** Circles around a point, by their radius. */
export type Rings = Point & { readonly km: readonly number[] };

/** A tile server: URL with {z}, {x} and {y}, and its attribution. */
export type Tiles = {
  url: string;
  credit: string;
};
