import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import { distanceKm, type Point } from '../../../../../shop/people/places/distance.ts';
import { findArea, findPlace } from '../../../../../shop/people/places/find-place.ts';
import { type Place, places } from '../../../../../shop/people/places/places.ts';
import { classes } from '../../../../ui/classes.ts';
import type { Way } from '../../../../ui/map/drawing.ts';
import { syriaRoadsAndRivers } from '../../../../ui/map/syria-roads-and-rivers.ts';
import css from './address-map.module.css';

const WIDE = 306;
const HIGH = 112;
const PER_KM = 26;
const KM_OF_A_DEGREE = 111.2;
const MOST_NAMES = 6;
const HOUSES_KM = { city: 3, area: 0.75 };
/** A name keeps so far from the pin and from other names, in units of the drawing. */
const ROOM = { across: 62, down: 20 };
/** The pin, or the circle in its place, keeps this much. */
const MIDDLE = { across: 56, down: 36 };

type AddressMapProps = { city: string; area: string; point: Point | null };

/** A small drawn map of where an order goes: the pin where the reader may see it, else the middle of its area or city. */
export function AddressMap({ city, area, point }: AddressMapProps) {
  const place = findPlace(city);
  if (place === null) return null;
  const known = findArea(place, area);
  const center = point ?? known ?? place;
  const at = placer(center);
  const names = namesAround(center, place, at);
  const label = point === null ? t.mapAround(known?.name[language] ?? place.name[language]) : t.mapOfAddress;
  return (
    <figure className={css.map}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <rect className={css.land} width={WIDE} height={HIGH} />
        {[place, ...place.areas].map((each) => {
          const { x, y } = at(each);
          const km = each === place ? HOUSES_KM.city : HOUSES_KM.area;
          return <circle key={each._id} className={css.houses} cx={x} cy={y} r={km * PER_KM} />;
        })}
        {syriaRoadsAndRivers.map(({ kind, points }) => (
          <path key={`${kind} ${points[0]?.join(' ')}`} className={css[kind]} d={lineOf(points, at)} />
        ))}
        {names.map(({ id, name, x, y }) => (
          <g key={id} className={css.name}>
            <circle cx={x} cy={y} r="2.5" />
            <text x={x} y={y - 6} fontSize="12" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {point === null ? (
          <circle className={css.around} cx={WIDE / 2} cy={HIGH / 2} r={HOUSES_KM.area * PER_KM * 1.2} />
        ) : (
          <g className={css.pin} transform={`translate(${WIDE / 2 - 12} ${HIGH / 2 - 31.5}) scale(0.75)`}>
            <path d="M16 1C7.7 1 1 7.6 1 15.8 1 26.6 16 41 16 41s15-14.4 15-25.2C31 7.6 24.3 1 16 1Z" />
            <circle cx="16" cy="16" r="5.5" />
          </g>
        )}
      </svg>
      <figcaption className={classes(css.caption)}>{label}</figcaption>
    </figure>
  );
}

type At = (point: Point) => { x: number; y: number };

/** Where points lie in the drawing around its center. */
function placer(center: Point): At {
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: WIDE / 2 + (longitude - center.longitude) * narrowing * KM_OF_A_DEGREE * PER_KM,
    y: HIGH / 2 - (latitude - center.latitude) * KM_OF_A_DEGREE * PER_KM,
  });
}

/** The names nearest to the center that fit beside each other. */
function namesAround(center: Point, place: Place, at: At) {
  const shown: { id: string; name: string; x: number; y: number }[] = [];
  const near = [...place.areas, ...places]
    .map((each) => ({ ...each, km: distanceKm(center, each) }))
    .filter(({ km }) => km < WIDE / PER_KM)
    .sort((one, other) => one.km - other.km);
  for (const each of near) {
    const { x, y } = at(each);
    const isInside = x > ROOM.across / 2 && x < WIDE - ROOM.across / 2 && y > ROOM.down && y < HIGH - 6;
    const isApart = (other: { x: number; y: number }, room: typeof ROOM) =>
      Math.abs(other.x - x) > room.across || Math.abs(other.y - y) > room.down;
    const isFree =
      isApart({ x: WIDE / 2, y: HIGH / 2 }, MIDDLE) && shown.every((other) => isApart(other, ROOM));
    if (isInside && isFree && shown.length < MOST_NAMES)
      shown.push({ id: each._id, name: each.name[language], x, y });
  }
  return shown;
}

const lineOf = (points: Way['points'], at: At) =>
  `M${points
    .map(([longitude, latitude]) => at({ latitude, longitude }))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;
