import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './product-gallery.module.css';

type View = ProductDetails['images'][number] & { closeUp?: boolean };

/**
 * The pictures of the chosen color and the cloth close up: a row that is swiped, scrolled with the arrow keys or led
 * by its bars (phones) and thumbnails (wide screens). Nothing turns by itself.
 */
export function ProductGallery({
  product,
  colorId,
  heart,
}: {
  product: ProductDetails;
  colorId: string | null;
  heart?: ReactNode;
}) {
  const views = viewsOf(product, colorId);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setShown(Math.min(views.length - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
  const show = (place: number) =>
    row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  return (
    <section className={css.gallery} aria-roledescription="carousel" aria-label={t.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus */}
      <div ref={row} className={css.row} tabIndex={0} onScroll={follow}>
        {views.map((view, place) => (
          <div
            key={view.url + String(view.closeUp)}
            className={classes(css.view, view.closeUp && css.closeUp)}
            role="group"
            aria-roledescription="slide"
            aria-label={t.picture(place + 1, views.length)}
          >
            <Picture
              image={view.closeUp ? { ...view, alt: t.closeUpOf(view.alt) } : view}
              ratio="hero"
              load={place === 0 ? 'high' : 'lazy'}
              sizes={view.closeUp ? nearWidths : widths}
              faded={!product.inStock && !product.comingSoon}
            />
          </div>
        ))}
      </div>
      {views.length > 1 && (
        <div className={css.pins}>
          {views.map((view, place) => (
            <button
              key={view.url + String(view.closeUp)}
              type="button"
              className={classes(css.pin, view.closeUp && css.closeUp)}
              aria-label={view.closeUp ? t.closeUp : t.picture(place + 1, views.length)}
              aria-current={place === shown}
              onClick={() => show(place)}
            >
              <span className={css.thumb}>
                <Picture image={{ ...view, alt: '' }} sizes="72px" />
              </span>
            </button>
          ))}
        </div>
      )}
      {heart && <div className={css.heart}>{heart}</div>}
    </section>
  );
}

/** The garment stands upright in its tile, so it is narrower than the tile; from near it is wider. */
const widths = '(min-width: 768px) 525px, 66vw';
const nearWidths = '(min-width: 768px) 960px, 150vw';

/** All pictures of a color, those that show no one color, and the first once more from near. */
function viewsOf({ images, image }: ProductDetails, colorId: string | null): View[] {
  const own = images.filter((one) => one.colorId === colorId || one.colorId === null);
  const views: View[] =
    own.length > 0 ? own : images.length > 0 ? images.slice(0, 1) : [{ ...image, colorId }];
  const [first] = views;
  return first ? [...views, { ...first, closeUp: true }] : views;
}
