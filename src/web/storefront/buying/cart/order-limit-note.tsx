import { Link } from 'react-router';
import { cart as t } from '#texts/cart';
import type { Cart } from '../../../../shop/buying/cart/contract.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import css from './order-limit-note.module.css';

/** Why placing this order would be refused, shown before the last step; nothing where it would not. */
export function OrderLimitNote({ cart: { orderLimit } }: { cart: Pick<Cart, 'orderLimit'> }) {
  if (orderLimit === null) return null;
  return (
    <div className={css.note} data-order-limit="">
      <Banner>
        <p>{orderLimit.message}</p>
        {orderLimit.code !== 'DELIVERY_PAUSED' && orderLimit.code !== 'ORDER_TOO_LARGE' && (
          <Link to="/appeal" className="text-link">
            {t.limitWrong}
          </Link>
        )}
      </Banner>
    </div>
  );
}
