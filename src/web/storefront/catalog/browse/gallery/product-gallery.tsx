import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useRef,
  useState,
  useEffect,
} from 'react';
import { useSearchParams } from 'react-router';
import { dir } from '#texts/language';
import { pictures } from '#texts/pictures';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { firstChoices } from '../buy/choices.ts';
import { SizeDrawing } from '../size-guide/size-drawing.tsx';
import { GalleryPins } from './gallery-pins.tsx';
import { type GalleryView, viewsOf } from './gallery-views.ts';
import css from './product-gallery.module.css';

/**
 * The color's pictures and the size drawing in a scroll container, moved by swipe, keys, bars, thumbnails and arrows.
 * Color and size come from the URL.
 */
export function ProductGallery({ product }: { product: ProductDetails }) {
  const [params] = useSearchParams();
  const { colorId } = firstChoices(product, { color: params.get('color') });
  const size = product.sizes.find(({ _id }) => _id === params.get('size'))?.label;
  const views = viewsOf(product, colorId);
  const gallery = useRef<HTMLElement>(null);
  const near = useNearViewport(gallery);
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const shown = Math.min(place, views.length - 1);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setPlace(Math.round(Math.abs(scrollLeft) / clientWidth));
  const show = (to: number) => slideOf(row, to)?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const turn = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(shown + by);
  };
  const press = (event: MouseEvent) => {
    if (matchMedia('(hover: hover)').matches) void zoomIn(slideOf(row, shown), event);
  };
  const nameOf = (view: GalleryView, at: number) => t.picture(t.views[view.kind], at + 1, views.length);
  const zoomButton = (
    <IconButton icon="zoom-in" disc label={t.zoom} onClick={() => void zoomIn(slideOf(row, shown))} />
  );
  return (
    <section ref={gallery} className={css.gallery} aria-roledescription="carousel" aria-label={t.gallery}>
      <div className={css.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- the arrow keys turn what has the focus */}
        <div ref={row} className={css.row} tabIndex={0} onScroll={follow} onKeyDown={turn} onClick={press}>
          {views.map((view, at) => (
            <div
              key={view.key}
              className={classes(
                css.view,
                view.kind === 'closeUp' && css.closeUp,
                view.kind === 'detail' && css.cloth,
              )}
              role="group"
              aria-roledescription="slide"
              aria-label={nameOf(view, at)}
            >
              {view.image ? (
                <Coming now={at === 0 || near}>
                  <Picture
                    image={view.image}
                    ratio="hero"
                    load={at === 0 ? 'high' : 'lazy'}
                    sizes={view.kind === 'closeUp' ? nearWidths : widths}
                    faded={!product.inStock && !product.comingSoon}
                  >
                    {view.wornBy && (
                      <span className={css.wornBy} aria-hidden="true">
                        {pictures.wornBy(view.wornBy.height, view.wornBy.size)}
                      </span>
                    )}
                  </Picture>
                </Coming>
              ) : (
                <SizeDrawing product={product} size={size} />
              )}
            </div>
          ))}
        </div>
        {views.length > 1 && (
          <div className={css.arrows}>
            {views[shown]?.image && zoomButton}
            <Arrow back shown={shown} last={views.length - 1} onTurn={show} />
            <Arrow shown={shown} last={views.length - 1} onTurn={show} />
          </div>
        )}
      </div>
      {views.length > 1 && <GalleryPins {...{ product, views, shown, near, nameOf }} onPress={show} />}
    </section>
  );
}

/** A placeholder until the picture is needed. Without script the picture is always loaded. */
function Coming({ now, children }: { now: boolean; children: ReactNode }) {
  return now ? (
    children
  ) : (
    <div className={css.coming}>
      <noscript>{children}</noscript>
    </div>
  );
}

/** Previous or next slide; disabled at the end. */
function Arrow({
  back,
  shown,
  last,
  onTurn,
}: {
  back?: boolean;
  shown: number;
  last: number;
  onTurn: (to: number) => void;
}) {
  return (
    <IconButton
      icon={back ? 'chevron-left' : 'chevron-right'}
      disc
      label={back ? t.previousPicture : t.nextPicture}
      disabled={shown === (back ? 0 : last)}
      onClick={() => onTurn(shown + (back ? -1 : 1))}
    />
  );
}

const slideOf = (row: RefObject<HTMLElement | null>, at: number) => {
  const slide = row.current?.children[at];
  return slide instanceof HTMLElement ? slide : undefined;
};

/** A garment is narrower than its tile; the close-up is wider. */
const widths = '(min-width: 768px) 525px, 66vw';
const nearWidths = '(min-width: 768px) 960px, 150vw';

const forth = dir === 'rtl' ? -1 : 1;
const steps: Record<string, number> = { ArrowRight: forth, ArrowLeft: -forth };

/** Loaded with the first click; touch uses the browser's own zoom. */
async function zoomIn(
  view: HTMLElement | undefined,
  at?: { clientX: number; clientY: number },
): Promise<void> {
  if (view) (await import('./picture-zoom.ts')).toggleZoom(view, at);
}

const wide = '(min-width: 1024px)';
const touches = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Whether to load hidden slides: on wide screens after the page, on phones after a touch (60 KB). */
function useNearViewport(gallery: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const come = () => {
      setNear(true);
      stop.abort();
    };
    for (const touch of touches)
      gallery.current?.addEventListener(touch, come, { signal: stop.signal, passive: true });
    if (matchMedia(wide).matches) {
      if (document.readyState === 'complete') come();
      else addEventListener('load', come, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [gallery]);
  return near;
}
