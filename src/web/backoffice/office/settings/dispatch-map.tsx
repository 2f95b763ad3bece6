import { useEffect, useMemo, useRef, useState } from 'react';
import { language } from '#texts/language';
import { settings as t } from '#texts/settings';
import { deliveryQuote } from '../../../../shop/buying/cart/delivery-fee.ts';
import { formatMoney, formatNumber } from '../../../../shop/money.ts';
import { centerAt } from '../../../../shop/people/places/center-at.ts';
import { roundCoordinate, type Point } from '../../../../shop/people/places/distance.ts';
import { isInsideSyria } from '../../../../shop/people/places/inside-syria.ts';
import { places } from '../../../../shop/people/places/places.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import type { MapPlace } from '../../../ui/map/drawing.ts';
import { PinMap } from '../../../ui/map/pin-map.tsx';
import type { MapHandle } from '../../../ui/map/start-map.ts';
import css from './settings.module.css';

const COUNTRY_ZOOM = 8;

const names: MapPlace[] = places.map(({ _id, name, latitude, longitude }) => ({
  id: _id,
  name: name[language],
  latitude,
  longitude,
  rank: 0,
}));

type DispatchMapProps = {
  settings: Settings;
  /** Where the center would be after saving. */
  center: Point;
  /** With the name it has by then. */
  value: object;
  onMove: (center: object) => void;
};

/** The dispatch center on the map with its bands as circles, and what a delivery to any other point would be. */
export function DispatchMap({ settings, center: given, value, onMove }: DispatchMapProps) {
  const [tried, setTried] = useState<Point | null>(null);
  const handle = useRef<MapHandle>(null);
  const { latitude, longitude } = given;
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const [started] = useState(center);
  // Typed or pasted coordinates move the pin as well.
  const shown = useRef(center);
  useEffect(() => {
    if (shown.current.latitude === center.latitude && shown.current.longitude === center.longitude) return;
    shown.current = center;
    setTried(null);
    handle.current?.show(center, { notify: false });
  }, [center]);
  const rings = useMemo(
    () => ({
      ...center,
      km: settings.deliveryBands.flatMap(({ toKm }) => (toKm === null ? [] : [toKm])),
    }),
    [center, settings.deliveryBands],
  );
  const move = (point: Point) => {
    if (tried !== null) return setTried(point);
    const moved = { latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) };
    shown.current = moved;
    onMove(centerAt(value, moved));
  };
  const choose = (isTrying: boolean) => {
    setTried(isTrying ? center : null);
    if (!isTrying) handle.current?.show(center, { notify: false });
  };
  return (
    <div className={css.dispatch}>
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{t.mapMoves}</legend>
        <Checkbox
          type="radio"
          name="pin"
          label={t.mapCenter}
          checked={tried === null}
          onChange={() => choose(false)}
        />
        <Checkbox
          type="radio"
          name="pin"
          label={t.mapTry}
          checked={tried !== null}
          onChange={() => choose(true)}
        />
      </fieldset>
      <div className={css.map}>
        <PinMap
          pin={started}
          places={names}
          rings={rings}
          zoom={COUNTRY_ZOOM}
          // It was opened by a press.
          isCostly={false}
          handle={handle}
          onPoint={move}
        />
      </div>
      <p role="status">
        {tried === null
          ? t.mapHint
          : quoteText(tried, { ...settings, dispatchCenter: { ...settings.dispatchCenter, ...center } })}
      </p>
    </div>
  );
}

function quoteText(point: Point, settings: Settings): string {
  if (!isInsideSyria(point)) return t.pasteProblems.outside;
  const quote = deliveryQuote(point, settings, { now: new Date(), subTotal: null });
  const band = settings.deliveryBands.findIndex(({ id }) => id === quote.bandId) + 1;
  return t.mapQuote(
    formatNumber(Math.round(quote.distanceKm)),
    formatMoney(quote.fee, language),
    t.mapDays(quote.businessDays),
    formatNumber(band),
  );
}
