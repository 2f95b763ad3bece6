import { product as t } from '#texts/product';
import type { PictureView, ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import type { PictureFile } from '../../../../ui/product/picture.tsx';

/** One slide of a product's gallery; without a picture it is the size drawing. */
export type GalleryView = {
  key: string;
  kind: PictureView | 'closeUp' | 'size';
  image: PictureFile | null;
  wornBy: ProductDetails['images'][number]['wornBy'];
};

type Pictured = Pick<ProductDetails, 'images' | 'image' | 'sizeDrawing'>;

/** A color's slides: its pictures and those of no color, a close-up if none shows the fabric, the size drawing. */
export function viewsOf({ images, image, sizeDrawing }: Pictured, colorId: string | null): GalleryView[] {
  const own = images.filter((one) => one.colorId === colorId || one.colorId === null);
  const shown = own.length > 0 ? own : images.slice(0, 1);
  const views: GalleryView[] = shown.map((one) => ({
    key: one.url,
    kind: one.view,
    image: one,
    wornBy: one.wornBy,
  }));
  if (views.length === 0) views.push({ key: image.url, kind: 'front', image, wornBy: null });
  const [first] = views;
  if (first?.image && !views.some(({ kind }) => kind === 'detail'))
    views.push({
      key: 'near',
      kind: 'closeUp',
      image: { ...first.image, alt: t.closeUpOf(first.image.alt) },
      wornBy: null,
    });
  if (sizeDrawing) views.push({ key: 'size', kind: 'size', image: null, wornBy: null });
  return views;
}
