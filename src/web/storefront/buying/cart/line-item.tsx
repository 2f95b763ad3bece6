import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartItem, LineIdentity } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Image } from '../../../../shop/wire/wire-types.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { Written } from '../../../ui/product/written.tsx';
import css from './line-item.module.css';
import { variantName } from './variant-name.ts';

type Line = Pick<
  CartItem,
  'productId' | 'name' | 'brand' | 'image' | 'color' | 'size' | 'quantity' | 'lineTotal'
>;

/** A line of a cart or an order, read-only. `brief` is without brand and link, with quantity and total. */
export function LineItem({
  line,
  brief = false,
  children,
}: {
  line: Line;
  brief?: boolean;
  children?: ReactNode;
}) {
  const { productId, name, brand, image, quantity, lineTotal } = line;
  const shown = <Written text={name} />;
  return (
    <div className={brief ? css.brief : css.line}>
      <Picture image={{ ...image, alt: '' }} sizes={brief ? '56px' : '88px'} />
      <div className={css.facts}>
        {!brief && <p className={css.brand}>{brand}</p>}
        <p className={css.name}>{brief ? shown : <Link to={`/ProductDetails/${productId}`}>{shown}</Link>}</p>
        <p className={css.choice}>
          {variantName(line)}
          {brief && quantity > 1 && (
            <>
              {' · '}
              <bdi dir="ltr">×{quantity}</bdi>
            </>
          )}
        </p>
        {children}
      </div>
      {brief && <Money amount={lineTotal} />}
    </div>
  );
}

const most = 5;

/** The first lines as small pictures, and how many more there are. */
export function Thumbnails({ items }: { items: readonly (LineIdentity & { image: Image })[] }) {
  const rest = items.length - most;
  return (
    <ul className={css.thumbnails}>
      {items.slice(0, most).map((item) => (
        <li key={lineKey(item)}>
          <Picture image={item.image} sizes="72px" />
        </li>
      ))}
      {rest > 0 && (
        <li className={css.rest}>
          <bdi dir="ltr">+{rest}</bdi>
        </li>
      )}
    </ul>
  );
}
