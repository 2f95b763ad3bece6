import {
  circle,
  divIcon,
  layerGroup,
  type Map as LeafletMap,
  marker,
  type Marker,
  type Point as Pixel,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { MapPlace } from './drawing.ts';
import css from './map-view.module.css';

/** The minimum zoom at which names of a rank show. */
const fromZoom = { 0: 6, 1: 9, 2: 12 } as const;
/** Radius of the built-up area by rank, in meters. */
const houseRadius = { 0: 4500, 1: 1600, 2: 750 } as const;
/** Minimum distance between names, in pixels: each is a target for a finger. */
const room = { across: 84, down: 44 };

/** Place names, the more important first, as many as fit without overlap. `onPress` is called with the tapped one. */
export function nameLayer(map: LeafletMap, onPress: (place: MapPlace) => void) {
  let places: readonly MapPlace[] = [];
  const shown = new Map<string, Marker>();
  const houses = layerGroup().addTo(map);

  const lay = () => {
    const fitting = new Map(fit(map, places).map((place) => [place.id, place]));
    for (const [id, mark] of shown) {
      if (fitting.has(id)) continue;
      mark.remove();
      shown.delete(id);
    }
    for (const [id, place] of fitting) {
      if (shown.has(id)) continue;
      shown.set(
        id,
        markOf(place)
          .on('click', () => onPress(place))
          .addTo(map),
      );
    }
  };
  map.on('moveend', lay);

  return {
    set: (next: readonly MapPlace[]) => {
      if (next === places) return;
      places = next;
      houses.clearLayers();
      for (const place of places) housesOf(place).addTo(houses);
      lay();
    },
  };
}

function fit(map: LeafletMap, places: readonly MapPlace[]): MapPlace[] {
  const zoom = map.getZoom();
  const view = map.getBounds().pad(0.1);
  const taken: Pixel[] = [];
  return places
    .filter(({ rank, latitude, longitude }) => zoom >= fromZoom[rank] && view.contains([latitude, longitude]))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ latitude, longitude }) => {
      const at = map.project([latitude, longitude]);
      if (taken.some((other) => isTooNear(at, other))) return false;
      taken.push(at);
      return true;
    });
}

function isTooNear(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < room.across && Math.abs(a.y - b.y) < room.down;
}

/** Approximate built-up areas, for orientation where no streets are drawn. */
function housesOf({ latitude, longitude, rank }: MapPlace) {
  return circle([latitude, longitude], {
    radius: houseRadius[rank],
    interactive: false,
    className: css.houses ?? '',
  });
}

/** Elements, so that server text is never HTML. By keyboard places are reached in the form's lists. */
function markOf({ name, latitude, longitude, rank }: MapPlace): Marker {
  const label = document.createElement('span');
  label.textContent = name;
  label.dir = 'auto';
  const icon = divIcon({
    html: label,
    className: `${css.place} ${rank === 0 ? css.city : ''}`,
    iconSize: [0, 0],
  });
  return marker([latitude, longitude], { icon, keyboard: false });
}
