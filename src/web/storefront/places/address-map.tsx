import { useEffect, useMemo, useState, type RefObject } from 'react';
import { checkout as t } from '#texts/checkout';
import type { City } from '../../../shop/places/contract.ts';
import type { Point } from '../../../shop/places/distance.ts';
import { governorates } from '../../../shop/places/governorates.ts';
import { readLocation } from '../../../shop/places/read-location.ts';
import { syriaOutline } from '../../../shop/places/syria-outline.ts';
import { isCostlyLine } from '../../client/device/line-cost.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { MapPlace, Tiles } from '../../ui/map/drawing.ts';
import type { MapView } from '../../ui/map/map-view.tsx';
import type { MapHandle } from '../../ui/map/start-map.ts';
import { allowProbes } from '../../ui/map/trusted-probes.ts';
import { useOnline } from '../../ui/use-online.ts';
import css from './address-map.module.css';
import { easternMediterranean } from './eastern-mediterranean.ts';
import { MapControls } from './map-controls.tsx';
import { syriaRoadsAndRivers } from './syria-roads-and-rivers.ts';

const drawing = { sea: easternMediterranean, outline: syriaOutline, ways: syriaRoadsAndRivers };

/** The center of Damascus, the default view. */
const damascus = { latitude: 33.5102, longitude: 36.2913 };

/** The map with a fixed pin and the page's controls. Optional: the form below suffices. */
export function AddressMap({
  pin,
  cities,
  handle,
  onPoint,
}: {
  /** The current pin. */
  pin: Point | null;
  cities: readonly City[];
  handle: RefObject<MapHandle | null>;
  onPoint: (point: Point) => void;
}) {
  const { View, failed, waits, load } = useMapView();
  const online = useOnline();
  const places = useMemo(() => mapPlaces(cities), [cities]);
  const tiles = View ? mapTiles() : null;
  if (failed) return <p className={css.note}>{online ? t.mapFailed : t.mapOffline}</p>;
  return (
    <div className={css.frame}>
      {View ? (
        <>
          <View
            start={pin ? { ...pin, zoom: tiles ? 16 : 13 } : { ...damascus, zoom: 11 }}
            drawing={drawing}
            places={places}
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

const problemTexts = { noPoint: t.pasteNoPoint, shortLink: t.pasteShortLink, outside: t.outside };

/** A location shared in a chat or by a map, pasted: it moves the pin, with or without the map. */
export function PasteLocation({
  handle,
  onPoint,
}: {
  handle: RefObject<MapHandle | null>;
  onPoint: (point: Point) => void;
}) {
  const [error, setError] = useState('');
  const [done, setDone] = useState(false);
  const read = (pasted: string) => {
    const { point, problem } = readLocation(pasted);
    setDone(point !== undefined);
    setError(problem && pasted.trim() !== '' ? problemTexts[problem] : '');
    if (!point) return;
    handle.current?.show(point, { zoom: 16, notify: false });
    onPoint(point);
  };
  return (
    <TextField
      label={t.pasteLocation}
      hint={done ? t.pasteDone : t.pasteHint}
      error={error}
      optional
      icon="map-pin"
      dir="ltr"
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ currentTarget }) => read(currentTarget.value)}
    />
  );
}

/** The map's code: loaded automatically, or on a press when the shopper saves data. */
function useMapView() {
  const [View, setView] = useState<typeof MapView | null>(null);
  const [state, setState] = useState<'coming' | 'waits' | 'failed'>('coming');
  const load = () => {
    setState('coming');
    allowProbes();
    import('../../ui/map/map-view.tsx')
      .then((module) => setView(() => module.MapView))
      .catch(() => setState('failed'));
  };
  useEffect(() => {
    if (isCostlyLine()) setState('waits');
    else load();
  }, []);
  return { View, failed: state === 'failed', waits: state === 'waits', load };
}

const capitals: ReadonlySet<string> = new Set(governorates.map(({ capital }) => capital));

/** Map labels: capitals first, then towns, then city areas. */
function mapPlaces(cities: readonly City[]): MapPlace[] {
  return cities.flatMap((city) => [
    placeOf(city, capitals.has(city._id) ? 0 : 1),
    ...city.areas.map((area) => placeOf(area, 2)),
  ]);
}

function placeOf(
  { _id, name, latitude, longitude }: Pick<City, '_id' | 'name' | 'latitude' | 'longitude'>,
  rank: MapPlace['rank'],
): MapPlace {
  return { id: _id, name, latitude, longitude, rank };
}

/** The configured tile server, from a meta tag. Without one the drawn map is used. */
function mapTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, credit: meta.dataset['credit'] ?? '' } : null;
}
