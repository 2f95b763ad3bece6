import { help as t } from '#texts/help';
import { syriaOutline } from '../../../../shop/people/places/syria-outline.ts';
import type { Capital } from './capitals.ts';
import css from './syria-map.module.css';

/** The map's origin (north-west), its extent in degrees, and SVG units per degree of latitude. */
const view = { west: 34.2, north: 37.5, width: 8.3, height: 5.4, scale: 100 };
/** Length of a degree of longitude relative to one of latitude here. */
const narrowing = Math.cos((35 * Math.PI) / 180);

/** The map of Syria: governorate capitals, each joined to the dispatch center's by a line. Not mirrored in Arabic. */
export function SyriaMap({ capitals }: { capitals: readonly Capital[] }) {
  const from = capitals.find(({ isDispatch }) => isDispatch);
  const box = `0 0 ${Math.round(view.width * narrowing * view.scale)} ${view.height * view.scale}`;
  return (
    <svg className={css.map} viewBox={box} role="img" aria-label={t.mapAlt}>
      <path className={css.land} d={outline} />
      {from && capitals.map((to) => <path key={to.name} className={css.thread} d={thread(from, to)} />)}
      {capitals.map((city) => (
        <City key={city.name} city={city} />
      ))}
    </svg>
  );
}

/** Text anchor and offset of a city's name. */
const sides = {
  east: { textAnchor: 'start', dx: 15, dy: 8 },
  west: { textAnchor: 'end', dx: -15, dy: 8 },
  north: { textAnchor: 'middle', dx: 0, dy: -16 },
  south: { textAnchor: 'middle', dx: 0, dy: 32 },
} as const;

function City({ city }: { city: Capital }) {
  const [cx, cy] = [x(city.longitude), y(city.latitude)];
  const { textAnchor, dx, dy } = sides[city.side];
  return (
    <g className={city.isDispatch ? css.dispatch : css.city} transform={`translate(${cx} ${cy})`}>
      <g className={css.sign}>
        <circle r={city.isDispatch ? 11 : 6} />
        <text
          className={city.side === 'west' ? css.offshore : undefined}
          x={dx}
          y={dy}
          fontSize="20"
          textAnchor={textAnchor}
        >
          {city.name}
        </text>
      </g>
    </g>
  );
}

const x = (longitude: number) => Math.round((longitude - view.west) * narrowing * view.scale);
const y = (latitude: number) => Math.round((view.north - latitude) * view.scale);

const outline = `M${syriaOutline.map(([longitude, latitude]) => `${x(longitude)} ${y(latitude)}`).join('L')}Z`;

/** A curve that bulges upwards in the middle. */
function thread(from: Capital, to: Capital): string {
  const [x1, y1, x2, y2] = [x(from.longitude), y(from.latitude), x(to.longitude), y(to.latitude)];
  const slack = Math.hypot(x2 - x1, y2 - y1) * 0.12;
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2 - slack)} ${x2} ${y2}`;
}
