import { cart as words } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import type { CartItem } from '../../../shop/cart/contract.ts';
import { lineKey } from '../../../shop/cart/line-key.ts';
import { Picture } from '../../ui/picture.tsx';
import { Money } from '../../ui/price.tsx';
import { isolated } from '../cart/isolated.ts';
import css from './items-list.module.css';

/** The order's lines, read-only. */
export function ItemsList({ items }: { items: readonly CartItem[] }) {
  return (
    <section>
      <h3 className="card-title">{t.yourPieces}</h3>
      <ul className={css.items}>
        {items.map(({ image, name, color, size, quantity, lineTotal, ...line }) => (
          <li key={lineKey(line)}>
            <Picture image={{ ...image, alt: '' }} sizes="56px" />
            <p>
              <span>{name}</span>
              <small>
                {words.inSize(color.name, isolated(size.label))}
                {quantity > 1 && (
                  <>
                    {' · '}
                    <bdi dir="ltr">×{quantity}</bdi>
                  </>
                )}
              </small>
            </p>
            <Money amount={lineTotal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
