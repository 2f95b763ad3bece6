import { type RefObject, useEffect, useState } from 'react';
import { mapWords as t } from '#texts/map-words';
import type { Point } from '../../../shop/people/places/distance.ts';
import { syriaOutline } from '../../../shop/people/places/syria-outline.ts';
import { Button } from '../buttons/button.tsx';
import { classes } from '../classes.ts';
import { useOnline } from '../use-online.ts';
import type { MapPlace, Rings, Tiles } from './drawing.ts';
import { easternMediterranean } from './eastern-mediterranean.ts';
import { MapControls } from './map-controls.tsx';
import type { MapView } from './map-view.tsx';
import css from './pin-map.module.css';
import type { MapHandle } from './start-map.ts';
import { syriaRoadsAndRivers } from './syria-roads-and-rivers.ts';
import { allowProbes } from './trusted-probes.ts';

const drawing = { sea: easternMediterranean, outline: syriaOutline, ways: syriaRoadsAndRivers };

/** The center of Damascus: the view while nothing else is known. */
const damascus = { latitude: 33.5102, longitude: 36.2913 };
/** The zoom of a view without a pin: a city and its surroundings. */
export const CITY_ZOOM = 11;

/** The map with a fixed pin and its controls. Optional: a form beside it suffices. */
export function PinMap({
  pin,
  around = damascus,
  places,
  rings,
  zoom,
  isCostly,
  handle,
  onPoint,
}: {
  /** The current pin. */
  pin: Point | null;
  /** What the map shows first without a pin. */
  around?: Point | undefined;
  /** The names on it. */
  places: readonly MapPlace[];
  rings?: Rings | undefined;
  /** The initial zoom around the pin; by default that of a street. */
  zoom?: number | undefined;
  /** On a metered or slow connection the map waits for a press. */
  isCostly: boolean;
  handle: RefObject<MapHandle | null>;
  onPoint: (point: Point) => void;
}) {
  const { View, failed, waits, load } = useMapView(isCostly);
  const online = useOnline();
  const tiles = View ? mapTiles() : null;
  if (failed) return <p className={css.note}>{online ? t.mapFailed : t.mapOffline}</p>;
  return (
    <div className={css.frame}>
      {View ? (
        <>
          <View
            start={pin ? { ...pin, zoom: zoom ?? (tiles ? 16 : 13) } : { ...around, zoom: CITY_ZOOM }}
            drawing={drawing}
            places={places}
            rings={rings}
            tiles={tiles}
            label={t.map}
            onPoint={onPoint}
            handle={handle}
          />
          <span className={classes(css.pin, pin && css.set)} aria-hidden="true">
            <svg viewBox="0 0 32 42" width="32" height="42">
              <path d="M16 1C7.7 1 1 7.6 1 15.8 1 26.6 16 41 16 41s15-14.4 15-25.2C31 7.6 24.3 1 16 1Z" />
              <circle cx="16" cy="16" r="5.5" />
            </svg>
          </span>
          <MapControls handle={handle} onPoint={onPoint} />
        </>
      ) : (
        <div className={css.waiting}>
          {waits ? (
            <Button tone="secondary" icon="map" onClick={load}>
              {t.openMap}
            </Button>
          ) : (
            <p role="status">{t.mapLoading}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** The map's code: loaded automatically, or on a press when the shopper saves data. */
function useMapView(isCostly: boolean) {
  const [View, setView] = useState<typeof MapView | null>(null);
  const [state, setState] = useState<'coming' | 'waits' | 'failed'>('coming');
  const load = () => {
    setState('coming');
    allowProbes();
    import('./map-view.tsx').then((module) => setView(() => module.MapView)).catch(() => setState('failed'));
  };
  useEffect(() => {
    if (isCostly) setState('waits');
    else load();
  }, [isCostly]);
  return { View, failed: state === 'failed', waits: state === 'waits', load };
}

/** The configured tile server, from a meta tag. Without one the drawn map is used. */
function mapTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, credit: meta.dataset['credit'] ?? '' } : null;
}
