import { useEffect, useRef, type Ref } from 'react';
import type { Point } from '../../../shop/people/places/distance.ts';
import type { Drawing, MapPlace, Rings, Tiles } from './drawing.ts';
import css from './map-view.module.css';
import { type MapHandle, startMap } from './start-map.ts';

export type MapViewProps = {
  /** The initial view. */
  start: Point & { zoom: number };
  drawing: Drawing;
  places: readonly MapPlace[];
  rings?: Rings | undefined;
  /** Without it the drawn map is used. */
  tiles: Tiles | null;
  label: string;
  /** Called when the shopper moved the pin. */
  onPoint: (point: Point) => void;
  onTilesFailed?: (() => void) | undefined;
  handle: Ref<MapHandle>;
};

/** The map without controls, which the page provides. Not mirrored; the pin is fixed at the center. */
export function MapView(props: MapViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const map = useRef<MapHandle>(null);
  useEffect(() => {
    latest.current = props;
    map.current?.name(props.places);
    map.current?.circle(props.rings ?? null);
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const { start, drawing, tiles, handle } = latest.current;
    const { stop, ...started } = startMap(box.current, {
      start,
      drawing,
      tiles,
      onPoint: (point) => latest.current.onPoint(point),
      onTilesFailed: () => latest.current.onTilesFailed?.(),
    });
    map.current = started;
    started.name(latest.current.places);
    started.circle(latest.current.rings ?? null);
    give(handle, started);
    return () => {
      give(handle, null);
      map.current = null;
      stop();
    };
  }, []);
  return <div ref={box} className={css.map} dir="ltr" role="application" aria-label={props.label} />;
}

function give(handle: Ref<MapHandle>, map: MapHandle | null): void {
  if (typeof handle === 'function') handle(map);
  else if (handle) handle.current = map;
}
