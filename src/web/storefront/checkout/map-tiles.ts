import type { Tiles } from '../../ui/map/drawing.ts';

/** The tile server the store is set up with: the page's head names it. Without one the map is drawn. */
export function mapTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, credit: meta.dataset['credit'] ?? '' } : null;
}
