/** A map without a tile server: a country, its roads and rivers, its places. Longitude first, as maps draw. */
export type Drawing = {
  outline: readonly (readonly [longitude: number, latitude: number])[];
  ways: readonly Way[];
};

export type Way = {
  kind: 'river' | 'mainRoad' | 'road';
  points: readonly (readonly [longitude: number, latitude: number])[];
};

/** A name on the map. */
export type MapPlace = {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** 0: the first to show when the map is far, 2: only from near. */
  rank: 0 | 1 | 2;
};

/** A tile server: its address with {z}, {x} and {y}, and whom its pictures are owed to. */
export type Tiles = {
  url: string;
  credit: string;
};
