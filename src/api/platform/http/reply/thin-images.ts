import type { FastifyRequest } from 'fastify';

export function savesData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return String(headers['save-data'] ?? '').toLowerCase() === 'on';
}

/** Maximum picture widths: on a card, above all others, and as the page's main picture. */
const WIDEST = { card: 240, hero: 320, page: 480 };

/** The same data with small pictures; the hero and a product page have a larger one, and products only their front. */
export function thinImages(data: unknown): unknown {
  return thin(data, WIDEST.card);
}

function thin(value: unknown, widest: number): unknown {
  if (Array.isArray(value)) return value.map((item) => thin(item, widest));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'srcset' && typeof part === 'string') return [key, narrowest(part, widest)];
      if (Array.isArray(part) && part.some(hasSide)) return [key, thin(part.filter(isFront), WIDEST.page)];
      return [key, thin(part, key === 'hero' ? WIDEST.hero : widest)];
    }),
  );
}

/** The largest file within the width, or the smallest. */
function narrowest(srcset: string, widest: number): string {
  const files = srcset.split(', ');
  const widthOf = (file: string) => Number(/ (\d+)w$/.exec(file)?.[1]);
  const fitting = files.filter((file) => widthOf(file) <= widest);
  return fitting.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? files[0] ?? srcset;
}

/** Only pictures of a product page say which side they show. */
function hasSide(item: unknown): item is { view: unknown } {
  return typeof item === 'object' && item !== null && 'view' in item && 'srcset' in item;
}

const isFront = (item: unknown): boolean => !hasSide(item) || item.view === 'front';
