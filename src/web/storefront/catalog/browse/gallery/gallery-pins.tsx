import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { classes } from '../../../../ui/classes.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { SizeDrawing } from '../size-guide/size-drawing.tsx';
import type { GalleryView } from './gallery-views.ts';
import css from './product-gallery.module.css';

/** Links to each slide: bars on phones, thumbnails on wide screens. */
export function GalleryPins({
  product,
  views,
  shown,
  near,
  nameOf,
  onPress,
}: {
  product: ProductDetails;
  views: readonly GalleryView[];
  shown: number;
  /** Called when slides outside the view are about to be needed. */
  near: boolean;
  nameOf: (view: GalleryView, at: number) => string;
  onPress: (at: number) => void;
}) {
  return (
    <div className={css.pins}>
      {views.map((view, at) => (
        <button
          key={view.key}
          type="button"
          className={classes(css.pin, view.kind === 'closeUp' && css.closeUp)}
          aria-label={nameOf(view, at)}
          aria-current={at === shown}
          onClick={() => onPress(at)}
        >
          <span className={css.thumb}>
            {view.image === null ? (
              <SizeDrawing product={product} size={undefined} bare />
            ) : at === 0 || near ? (
              <Picture image={{ ...view.image, alt: '' }} sizes="72px" />
            ) : (
              <span className={css.coming} />
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
