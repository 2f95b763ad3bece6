import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { Picture, type PictureProps } from '../../../../ui/product/picture.tsx';
import css from './looks.module.css';

/** The pieces of a look on the tint of its first. `load`: of the first picture; the others are lazy below the first view. */
export function LookPictures({
  products,
  load = 'lazy',
}: {
  products: readonly ProductCard[];
  load?: PictureProps['load'];
}) {
  const isUneven = products.length === 3 || products.length === 5;
  const tint = products[0]?.image.placeholder ?? '';
  return (
    <div className={css.pictures} data-pieces={products.length}>
      {products.map(({ _id, image, inStock, comingSoon }, place) => (
        <Picture
          key={_id}
          image={{ ...image, placeholder: tint }}
          faded={!inStock && !comingSoon}
          load={load === 'high' && place > 0 ? 'eager' : load}
          sizes={isUneven && place === 0 ? wide : narrow}
        />
      ))}
    </div>
  );
}

const wide = '(min-width: 768px) 290px, 52vw';
const narrow = '(min-width: 768px) 190px, 120px';
