import { displayOrderNumber } from '../../../../shop/buying/orders/order-number.ts';
import css from './order-number.module.css';

/** An order's number in groups, left to right in both languages, on one line. */
export function OrderNumber({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className={css.number}>
      {displayOrderNumber(number)}
    </bdi>
  );
}
