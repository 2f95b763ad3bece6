import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { checkout as t } from '#texts/checkout';
import type { City } from '../../../../shop/people/places/contract.ts';
import type { Point } from '../../../../shop/people/places/distance.ts';
import { governorates } from '../../../../shop/people/places/governorates.ts';
import type { SharedLocation } from '../../../../shop/people/places/read-location.ts';
import { loadLate } from '../../../client/device/late-code.ts';
import { isCostlyLine } from '../../../client/device/line-cost.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { MapPlace } from '../../../ui/map/drawing.ts';
import { CITY_ZOOM, PinMap } from '../../../ui/map/pin-map.tsx';
import type { MapHandle } from '../../../ui/map/start-map.ts';
import { useFacts } from '../../layout/facts.ts';

/** The map of an address with the names of the shop's places, over the shop's own city at first. Optional: the form below suffices. */
export function AddressMap({
  cities,
  ...map
}: {
  /** The current pin. */
  pin: Point | null;
  cities: readonly City[];
  handle: RefObject<MapHandle | null>;
  onPoint: (point: Point) => void;
}) {
  const places = useMemo(() => mapPlaces(cities), [cities]);
  const around = useOwnCity(cities, map);
  return <PinMap {...map} around={around} places={places} isCostly={isCostlyLine()} />;
}

/** The city of the dispatch center. Cities may be loaded after the map, which then moves there. */
function useOwnCity(
  cities: readonly City[],
  { pin, handle }: { pin: Point | null; handle: RefObject<MapHandle | null> },
): City | undefined {
  const { dispatchCity } = useFacts();
  const city = useMemo(() => cities.find(({ _id }) => _id === dispatchCity._id), [cities, dispatchCity]);
  const isPinned = useRef(pin !== null);
  useEffect(() => {
    isPinned.current = pin !== null;
  });
  useEffect(() => {
    if (city && !isPinned.current) handle.current?.show(city, { zoom: CITY_ZOOM, notify: false });
  }, [city, handle]);
  return city;
}

const problemTexts = {
  noPoint: t.pasteNoPoint,
  shortLink: t.pasteShortLink,
  outside: t.outside,
  mapView: t.pasteMapView,
  noTown: t.pasteNoTown,
};

/** With the places that it looks towns up in, which the page does without until then. */
async function readLate(pasted: string): Promise<SharedLocation> {
  const reader = loadLate(async () => import('../../../../shop/people/places/read-location.ts'));
  return (await reader).readLocation(pasted);
}

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
  const read = async (pasted: string) => {
    const { point, problem, around } = await readLate(pasted);
    setDone(point !== undefined);
    setError(problem && pasted.trim() !== '' ? problemTexts[problem] : '');
    const middle = point ?? around;
    if (middle) handle.current?.show(middle, { zoom: 16, notify: false });
    if (point) onPoint(point);
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
      onChange={({ currentTarget }) => void read(currentTarget.value)}
    />
  );
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
