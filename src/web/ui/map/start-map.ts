import {
  latLng,
  latLngBounds,
  map as createMap,
  type Map as LeafletMap,
  polygon,
  polyline,
  svg,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '../../../shop/places/point.ts';
import type { Drawing, MapPlace, Tiles } from './drawing.ts';
import css from './map-view.module.css';
import { nameLayer } from './name-layer.ts';

/** The map's methods for the page's controls. */
export type MapHandle = {
  /** Moves the map to a point. With `told` the move counts as placing the pin; otherwise only the view moves. */
  show: (point: Point, options: { zoom?: number; notify: boolean }) => void;
  zoomBy: (steps: number) => void;
  /** Moves the pin by pixels, east and south. */
  nudge: (east: number, south: number) => void;
  name: (places: readonly MapPlace[]) => void;
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
const zooms = { least: 6, most: 17 };

/** Creates the map in `box`; `stop` removes it. */
export function startMap(box: HTMLElement, terms: MapTerms): MapHandle & { stop: () => void } {
  const { start, drawing, tiles } = terms;
  const border = drawing.outline.map(([longitude, latitude]) => latLng(latitude, longitude));
  const map = createMap(box, {
    center: [start.latitude, start.longitude],
    zoom: start.zoom,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    maxBounds: latLngBounds(border).pad(margin),
    // Leaflet's controls would set innerHTML; the page has its own.
    zoomControl: false,
    attributionControl: false,
    renderer: svg({ padding: 0.6 }),
    // Zoom animation ends by a timer that outlives the map and throws if the map is removed meanwhile.
    zoomAnimation: false,
  });
  if (tiles) addTiles(map, tiles, terms);
  else draw(map, drawing);
  const names = nameLayer(map, (place) => show(place, { zoom: Math.max(map.getZoom(), 12), notify: true }));
  const pin = followPin(map, terms.onPoint);

  function show(point: Point, { zoom = map.getZoom(), notify }: { zoom?: number; notify: boolean }) {
    if (notify) pin.next();
    map.setView([point.latitude, point.longitude], zoom);
  }

  return {
    show,
    zoomBy: (steps) => void map.zoomIn(steps),
    nudge: (east, south) => {
      pin.next();
      map.panBy([east, south]);
    },
    name: (places) => names.set(tiles ? [] : places),
    stop: () => map.remove(),
  };
}

/** Reports the pin after the shopper moved the map by drag, tap or keyboard. */
function followPin(map: LeafletMap, onPoint: (point: Point) => void): { next: () => void } {
  let byShopper = false;
  const next = () => {
    byShopper = true;
  };
  map.on('dragstart keydown', next);
  map.on('click', ({ latlng }) => {
    next();
    map.panTo(latlng);
  });
  map.on('moveend', () => {
    if (!byShopper) return;
    byShopper = false;
    const { lat, lng } = map.getCenter();
    onPoint({ latitude: lat, longitude: lng });
  });
  return { next };
}

function draw(map: LeafletMap, { outline, ways }: Drawing): void {
  const still = { interactive: false, smoothFactor: 0.6 };
  const turned = (points: Drawing['outline']) =>
    points.map(([longitude, latitude]) => latLng(latitude, longitude));
  polygon(turned(outline), { ...still, className: css.land ?? '' }).addTo(map);
  for (const { kind, points } of ways)
    polyline(turned(points), { ...still, className: css[kind] ?? '' }).addTo(map);
}

function addTiles(map: LeafletMap, { url }: Tiles, { drawing, onTilesFailed }: MapTerms): void {
  const layer = tileLayer(url, { maxZoom: zooms.most }).addTo(map);
  layer.once('tileerror', () => {
    layer.remove();
    draw(map, drawing);
    onTilesFailed();
  });
}
