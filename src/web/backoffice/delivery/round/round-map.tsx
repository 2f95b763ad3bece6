import { round as t } from '#texts/round';
import { mapOfStops } from '../../../../shop/delivery/fulfilment/runs/map-of-stops.ts';
import type { StopSeen } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import type { Point } from '../../../../shop/people/places/distance.ts';
import { classes } from '../../../ui/classes.ts';
import css from './round-map.module.css';

const pointOf = ({ stop: { address } }: StopSeen): Point | null => {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

/** The stops and the route between them, drawn from their coordinates, so that it works offline. */
export function RoundMap({ stops }: { stops: readonly StopSeen[] }) {
  const map = mapOfStops(stops.map(pointOf));
  if (map === null) return null;
  const isOpen = (number: number) =>
    stops[number - 1]?.state === 'open' || stops[number - 1]?.state === 'bad';
  const next = stops.findIndex(({ state }) => state === 'open' || state === 'bad') + 1;
  const route = stops.flatMap((_, place) => {
    const mark = map.marks.find(({ numbers }) => numbers.includes(place + 1));
    return mark === undefined ? [] : [`${mark.x},${mark.y}`];
  });
  const kilometer = 100 / map.widthKm;
  return (
    <details className={css.fold}>
      <summary>{t.map}</summary>
      <div className={css.map} dir="ltr" role="img" aria-label={t.mapLabel(stops.length)}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <polyline className={css.route} points={route.join(' ')} />
          <path className={css.scale} d={`M 4 96 h ${kilometer}`} />
        </svg>
        {map.marks.map(({ numbers, x, y }) => (
          <span
            key={numbers.join(' ')}
            className={classes(
              css.mark,
              numbers.includes(next) && css.next,
              !numbers.some(isOpen) && css.done,
            )}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {numbers.join(' ')}
          </span>
        ))}
        <span className={css.length}>{t.kilometer}</span>
      </div>
    </details>
  );
}
