import { useState, type RefObject } from 'react';
import { mapWords as t } from '#texts/map-words';
import type { Point } from '../../../shop/people/places/distance.ts';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { Hidden } from '../hidden.tsx';
import css from './map-controls.module.css';
import type { MapHandle } from './start-map.ts';

/** How far one press moves the pin, in pixels. */
const nudgeBy = 32;

const nudges = [
  ['up', 0, -nudgeBy],
  ['left', -nudgeBy, 0],
  ['right', nudgeBy, 0],
  ['down', 0, nudgeBy],
] as const satisfies readonly (readonly [keyof typeof t.nudge, number, number])[];

/** Buttons for everything a drag can do: zoom, move, and go to the current location. */
export function MapControls({
  handle,
  onPoint,
}: {
  handle: RefObject<MapHandle | null>;
  onPoint: (point: Point) => void;
}) {
  const { locating, refusal, locate } = useLocate(handle, onPoint);
  return (
    <>
      <div className={css.zoom}>
        <Press icon="plus" label={t.zoomIn} onPress={() => handle.current?.zoomBy(1)} />
        <Press icon="minus" label={t.zoomOut} onPress={() => handle.current?.zoomBy(-1)} />
      </div>
      <div className={css.corner}>
        {/* Directions are those of the map in both languages; one icon is rotated, because the others are mirrored
            with the page. */}
        <div className={css.nudges} dir="ltr">
          {nudges.map(([way, east, south]) => (
            <span key={way} className={css[way]}>
              <Press
                icon="chevron-up"
                label={t.nudge[way]}
                onPress={() => handle.current?.nudge(east, south)}
              />
            </span>
          ))}
        </div>
      </div>
      <button type="button" className={css.locate} aria-busy={locating || undefined} onClick={locate}>
        <Icon name="locate-fixed" size={20} />
        {locating ? t.locating : t.locate}
      </button>
      {refusal && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

function Press({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={css.press} onClick={onPress}>
      <Icon name={icon} size={20} />
      <Hidden>{label}</Hidden>
    </button>
  );
}

/** Geolocation, if the browser allows it. */
function useLocate(handle: RefObject<MapHandle | null>, onPoint: (point: Point) => void) {
  const [locating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState('');
  const locate = () => {
    // In-app browsers may have none.
    const { geolocation }: Partial<Pick<Navigator, 'geolocation'>> = navigator;
    setLocating(geolocation !== undefined);
    setRefusal(geolocation === undefined ? t.locateFailed : '');
    geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        handle.current?.show({ latitude, longitude }, { zoom: 14, notify: false });
        onPoint({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        setRefusal(code === PERMISSION_DENIED ? t.locateDenied : t.locateFailed);
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return { locating, refusal, locate };
}
