import { help as t } from '#texts/help';
import { syriaOutline } from '../../../shop/account/syria-outline.ts';
import css from './syria-map.module.css';

/** A city on the drawing. Degrees WGS84. */
export interface MapCity {
  name: string;
  latitude: number;
  longitude: number;
  isDispatch: boolean;
}

/** Where the drawing begins (north-west), how far it reaches, and how many units a degree of latitude has. */
const view = { west: 35.4, north: 37.5, width: 7.2, height: 5.35, scale: 100 };
/** A degree of longitude is shorter than one of latitude, this far north. */
const narrowing = Math.cos((35 * Math.PI) / 180);

/** Syria, its governorates' capitals, and a thread from Damascus to each. Never mirrored. */
export function SyriaMap({ cities }: { cities: readonly MapCity[] }) {
  const from = cities.find(({ isDispatch }) => isDispatch);
  const box = `0 0 ${Math.round(view.width * narrowing * view.scale)} ${view.height * view.scale}`;
  return (
    <svg className={css.map} viewBox={box} role="img" aria-label={t.mapAlt}>
      <path className={css.land} d={outline} />
      {from && cities.map((city) => <path key={city.name} className={css.thread} d={threadTo(from, city)} />)}
      {cities.map((city) => (
        <g key={city.name} className={city.isDispatch ? css.dispatch : css.city}>
          <circle cx={x(city.longitude)} cy={y(city.latitude)} r={city.isDispatch ? 9 : 5} />
          <text
            x={x(city.longitude)}
            y={y(city.latitude) + (below.has(city.name) ? 24 : -11)}
            textAnchor="middle"
          >
            {city.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const x = (longitude: number) => Math.round((longitude - view.west) * narrowing * view.scale);
const y = (latitude: number) => Math.round((view.north - latitude) * view.scale);

const outline = `M${syriaOutline.map(([longitude, latitude]) => `${x(longitude)} ${y(latitude)}`).join('L')}Z`;
const below = new Set<string>();

/** A little slack, as a thread has: bent upwards in the middle. */
function threadTo(from: MapCity, to: MapCity): string {
  const [x1, y1, x2, y2] = [x(from.longitude), y(from.latitude), x(to.longitude), y(to.latitude)];
  const slack = Math.hypot(x2 - x1, y2 - y1) * 0.12;
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2 - slack)} ${x2} ${y2}`;
}
