import {
  circle,
  type Circle,
  latLng,
  type LatLngBounds,
  latLngBounds,
  map as createMap,
  type Map as LeafletMap,
  polygon,
  type Polyline,
  polyline,
  svg,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '../../../shop/people/places/distance.ts';
import type { Drawing, MapPlace, Rings, Tiles } from './drawing.ts';
import css from './map-view.module.css';
import { nameLayer } from './name-layer.ts';

/** The map's methods for the page's controls. */
export type MapHandle = {
  /** Moves the map to a point. With `notify` the move counts as placing the pin; otherwise only the view moves. */
  show: (point: Point, options: { zoom?: number; notify: boolean }) => void;
  zoomBy: (steps: number) => void;
  /** Moves the pin by pixels, east and south. */
  nudge: (east: number, south: number) => void;
  name: (places: readonly MapPlace[]) => void;
  circle: (rings: Rings | null) => void;
};

export type MapTerms = {
  start: Point & { zoom: number };
  drawing: Drawing;
  tiles: Tiles | null;
  onPoint: (point: Point) => void;
  onTilesFailed: () => void;
};

/** Bounds of the view: the country with a margin, so that a pin across the border can be refused. */
const margin = 0.3;
/** `drawn`: closer, the drawing is an empty field. */
const zooms = { least: 6, drawn: 13, most: 17 };

/** Creates the map in `box`; `stop` removes it. */
export function startMap(box: HTMLElement, terms: MapTerms): MapHandle & { stop: () => void } {
  const { start, drawing, tiles } = terms;
  const border = drawing.outline.map(([longitude, latitude]) => latLng(latitude, longitude));
  const map = createMap(box, {
    center: [start.latitude, start.longitude],
    zoom: start.zoom,
    minZoom: zooms.least,
    maxZoom: tiles ? zooms.most : zooms.drawn,
    // The pin is the center: zooming by wheel, pinch or double tap must not move it.
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    // Leaflet's controls would set innerHTML; the page has its own.
    zoomControl: false,
    attributionControl: false,
    renderer: svg({ padding: 0.6 }),
    // Zoom animation ends by a timer that outlives the map and throws if the map is removed meanwhile.
    zoomAnimation: false,
  });
  let ways: readonly Polyline[] = [];
  const drawMap = () => {
    map.setMaxZoom(zooms.drawn);
    ways = draw(map, drawing);
  };
  if (tiles) addTiles(map, tiles, () => (drawMap(), terms.onTilesFailed()));
  else drawMap();
  const names = nameLayer(map, (place) => show(place, { zoom: Math.max(map.getZoom(), 12), notify: true }));
  const follow = followPin(map, latLngBounds(border).pad(margin), terms.onPoint);

  function show(point: Point, { zoom = map.getZoom(), notify }: { zoom?: number; notify: boolean }) {
    if (!notify) follow.expect(point);
    map.setView([point.latitude, point.longitude], zoom);
  }

  return {
    show,
    zoomBy: (steps) => void map.zoomIn(steps),
    nudge: (east, south) => void map.panBy([east, south]),
    name: (places) => {
      names.set(tiles ? [] : places);
      // Built-up areas are drawn below roads and rivers.
      for (const way of ways) way.bringToFront();
    },
    circle: ringLayer(map),
    stop: () => map.remove(),
  };
}

/**
 * Reports every move of the pin, however it came about, and keeps it within `limits`. `expect`: the next move goes to this
 * point and is not reported.
 */
function followPin(map: LeafletMap, limits: LatLngBounds, onPoint: (point: Point) => void) {
  let known = map.getCenter();
  map.on('click', ({ latlng }) => void map.panTo(latlng));
  map.on('moveend', () => {
    const center = map.getCenter();
    // A resized window moves the center by a part of a pixel.
    if (map.project(center).distanceTo(map.project(known)) <= 1) return;
    known = center;
    if (limits.contains(center)) return onPoint({ latitude: center.lat, longitude: center.lng });
    const { lat, lng } = center;
    map.panTo([
      Math.min(limits.getNorth(), Math.max(limits.getSouth(), lat)),
      Math.min(limits.getEast(), Math.max(limits.getWest(), lng)),
    ]);
  });
  return { expect: ({ latitude, longitude }: Point) => void (known = latLng(latitude, longitude)) };
}

/** Returns the roads and rivers. */
function draw(map: LeafletMap, { sea, outline, ways }: Drawing): Polyline[] {
  const still = { interactive: false, smoothFactor: 0.6 };
  const turned = (points: Drawing['outline']) =>
    points.map(([longitude, latitude]) => latLng(latitude, longitude));
  polygon(sea.map(turned), { ...still, className: css.sea ?? '' }).addTo(map);
  polygon(turned(outline), { ...still, className: css.land ?? '' }).addTo(map);
  return ways.map(({ kind, points }) =>
    polyline(turned(points), { ...still, className: css[kind] ?? '' }).addTo(map),
  );
}

/** Draws the circles it is given, and a dot in their middle; the same ones are not drawn again. */
function ringLayer(map: LeafletMap): MapHandle['circle'] {
  let drawn: Circle[] = [];
  let known = '';
  return (rings) => {
    const key = JSON.stringify(rings);
    if (key === known) return;
    known = key;
    for (const each of drawn) each.remove();
    drawn = (rings === null ? [] : [0.2, ...rings.km]).map((km, index) =>
      circle([rings?.latitude ?? 0, rings?.longitude ?? 0], {
        radius: km * 1000,
        interactive: false,
        className: (index === 0 ? css.middle : css.ring) ?? '',
      }).addTo(map),
    );
  };
}

function addTiles(map: LeafletMap, { url }: Tiles, onFailed: () => void): void {
  const layer = tileLayer(url, { maxZoom: zooms.most }).addTo(map);
  layer.once('tileerror', () => {
    layer.remove();
    onFailed();
  });
}
