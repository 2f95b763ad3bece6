import type { Point } from './distance.ts';
import { readPlusCode } from './plus-codes.ts';
import { pointOf, readDegrees } from './written-degrees.ts';

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}\s*[,;\s+]\s*\+?${number}`;
const pairs = new RegExp(pair, 'g');

/** The place that a link of a map or a chat carries, decoded; never the middle of what a map shows. */
export function placeInLink(link: string): Point | null {
  return firstOf(readers, link);
}

type Reader = (link: string) => Point | null;

/** Reads two numbers where `find` has them. */
const reading =
  (find: RegExp, { eastFirst = false } = {}): Reader =>
  (link) => {
    const [, first, second] = find.exec(link) ?? [];
    if (first === undefined) return null;
    return eastFirst ? pointOf(Number(second), Number(first)) : pointOf(Number(first), Number(second));
  };

const parameter = (link: string, name: string): string | undefined =>
  new RegExp(String.raw`[?&#;:](?:amp;)?${name}=([^&#]*)`, 'i').exec(link)?.[1];

/** Parameters with the stops of a route, or its last one. */
const routes = ['daddr', 'destination', 'dest', 'to', 'rtext', 'route', 'rtp', 'dropoff'];
/** Parameters with a place, a Plus Code or degrees. */
const terms = [
  'q',
  'query',
  'coordinate',
  'marker',
  'pin',
  'text',
  'loc',
  'latlng',
  'where1',
  'daddr',
  'destination',
];

/** Most exact first: a place's own pin, the end of a route, then what was searched for. */
const readers: readonly Reader[] = [
  reading(new RegExp(String.raw`!3d${number}!4d${number}`)),
  googleRoute,
  (link) => numbersOf(parameter(link, 'mlat'), parameter(link, 'mlon')),
  (link) => numbersOf(parameter(link, 'lat_to'), parameter(link, 'lon_to')),
  reading(new RegExp(String.raw`yandex[^\s]*[?&](?:pt|whatshere\[point\]|poi\[point\])=${pair}`, 'i'), {
    eastFirst: true,
  }),
  reading(new RegExp(String.raw`2gis\.[^\s]*\/(?:geo|firm)\/(?:\d{6,}\/)?${pair}`, 'i'), { eastFirst: true }),
  reading(new RegExp(String.raw`coordinate\|${number}\|${number}\|`), { eastFirst: true }),
  ...routes.map(
    (name): Reader =>
      (link) =>
        routeEnd(parameter(link, name)),
  ),
  ...terms.map(
    (name): Reader =>
      (link) =>
        searched(parameter(link, name)),
  ),
  waze,
  apple,
  (link) => searched(/\/(?:search|place|l)\/([^/?#]*)/.exec(link)?.[1]),
  (link) => searched(/plus\.codes\/([^/?#]*)/i.exec(link)?.[1]),
  reading(new RegExp(String.raw`sp=point\.${number}_${number}`)),
  reading(new RegExp(String.raw`geo:${pair}`, 'i')),
];

const firstOf = (all: readonly Reader[], link: string): Point | null =>
  all.reduce<Point | null>((found, read) => found ?? read(link), null);

const numbersOf = (latitude?: string, longitude?: string): Point | null =>
  latitude && longitude ? pointOf(Number(latitude), Number(longitude)) : null;

/** `33.51,36.27`, `ll.33.51,36.27`, or the last of several stops; null where the last one is not chosen yet. */
function routeEnd(stops = ''): Point | null {
  const last =
    stops
      .replaceAll('_', ',')
      .split(/;|~|(?:^|\s)to:/)
      .at(-1) ?? '';
  const found = [...last.matchAll(pairs)].at(-1);
  return found === undefined ? null : pointOf(Number(found[1]), Number(found[2]));
}

/** `33.51,36.27`, `loc:33.51 36.27`, `Home@33.51,36.27`, degrees or a Plus Code. */
function searched(term = ''): Point | null {
  const [, first, second] = new RegExp(String.raw`^(?:loc:|[^@]*@)?\s*${pair}`, 'i').exec(term) ?? [];
  if (first !== undefined) return pointOf(Number(first), Number(second));
  const code = readPlusCode(term);
  return code === 'noTown' || code === null ? readDegrees(term) : code;
}

/** `/dir/from/to/@view/data=…`: the last stop by its numbers, or by its entry in the data. */
function googleRoute(link: string): Point | null {
  const [, path, data = ''] =
    /\/maps\/dir\/([^?#]*?)(?:\/?(?:@[^?#/]*)?(?:\/data=([^?#]*))?)?(?:[?#]|$)/.exec(link) ?? [];
  const end = path?.split('/').at(-1);
  if (!end) return null;
  const stop = searched(end);
  if (stop !== null) return stop;
  const [, east, north, after = ''] = /.*!2m2!1d([-\d.]+)!2d([-\d.]+)(.*)$/.exec(data) ?? [];
  // Another stop after it has no numbers.
  return east === undefined || after.includes('!1m') ? null : pointOf(Number(north), Number(east));
}

/** Waze's `ll` is where it leads; with a zoom alone it is the middle of the map. */
function waze(link: string): Point | null {
  const isView = /[?&](?:z|zoom)=/i.test(link) && !/navigate=yes/i.test(link);
  return /waze/i.test(link) && !isView ? searched(parameter(link, 'll')) : null;
}

/** Apple's `ll` is the pin of the place that `q` or `address` names, and alone the middle of the map. */
function apple(link: string): Point | null {
  const name = parameter(link, 'q') ?? parameter(link, 'address');
  return name && /maps\.apple/i.test(link) ? searched(parameter(link, 'll')) : null;
}

/** From this zoom on, about six streets wide, a view of the map is worth beginning with. */
const NEAR_ZOOM = 16;

/** Most telling first. */
const views: readonly Reader[] = [
  reading(new RegExp(`@${pair}`)),
  reading(new RegExp(String.raw`#map=[\d.]+\/${number}\/${number}`)),
  reading(new RegExp(String.raw`(?:yandex|2gis)[^\s]*[?&](?:ll|m)=${pair}`, 'i'), { eastFirst: true }),
  reading(new RegExp(String.raw`[?&](?:ll|center|sll|viewpoint|cbll|map|near)=${pair}`, 'i')),
  reading(new RegExp(String.raw`[?&]cp=${number}~${number}`, 'i')),
  (link) => numbersOf(parameter(link, 'lat'), parameter(link, 'lon') ?? parameter(link, 'lng')),
];

/** The middle of the map that a link shows, which is no place; `isNear` where that is a few streets. */
export function viewInLink(link: string): { middle: Point; isNear: boolean } | null {
  const middle = firstOf(views, link);
  if (middle === null) return null;
  const zoom =
    /@[-\d.]+,[-\d.]+,(\d+(?:\.\d+)?)z/.exec(link)?.[1] ??
    /[?&](?:zoom|z|lvl)=(\d+(?:\.\d+)?)/.exec(link)?.[1] ??
    /#map=(\d+(?:\.\d+)?)\//.exec(link)?.[1];
  return { middle, isNear: Number(zoom ?? 0) >= NEAR_ZOOM };
}
