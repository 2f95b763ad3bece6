import type { ReactNode } from 'react';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { OrderItem } from '../../../../shop/buying/orders/contract.ts';
import { quantityKept } from '../../../../shop/buying/orders/return-window.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { Money } from '../../../ui/product/price.tsx';
import { LineItem } from '../cart/line-item.tsx';
import css from './order-items.module.css';

/** The lines of an order; `renderBelow` adds actions such as return or review. */
export function OrderItems({
  items,
  renderBelow,
}: {
  items: readonly OrderItem[];
  renderBelow: (item: OrderItem) => ReactNode;
}) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section>
      <h2 className="section-title">
        {t.items} <small>{t.pieces(pieces)}</small>
      </h2>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={lineKey(item)}>
            <BoughtLine item={item} />
            <div className={css.below}>{renderBelow(item)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line as it was bought: quantity, price, discount. */
export function BoughtLine({ item }: { item: OrderItem }) {
  const { quantity, unitPrice, lineTotal, savings, couponShare, refusedQuantity } = item;
  return (
    <LineItem line={item}>
      <p className={css.count}>
        {t.count(quantity)}
        {quantity > 1 && ` · ${t.each(formatMoney(unitPrice, language))}`}
      </p>
      {refusedQuantity > 0 && <p className={css.count}>{t.keptOf(quantityKept(item), quantity)}</p>}
      <p className={css.price}>
        <b>
          <Money amount={lineTotal} />
        </b>
        {savings > 0 && <small>{t.saved(formatMoney(savings, language))}</small>}
        {couponShare > 0 && <small>{t.couponShare(formatMoney(couponShare, language))}</small>}
      </p>
    </LineItem>
  );
}
