import { cart as t } from '#texts/cart';
import { checkout } from '#texts/checkout';
import { language } from '#texts/language';
import type { Cart, Totals } from '../../../../../shop/buying/cart/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Summary } from '../../../../ui/order/summary.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { Thumbnails } from '../../cart/line-item.tsx';
import { sumRows } from '../../cart/sums.ts';
import css from './order-summary.module.css';

/** The order's amounts; `big` on payment, where the cash amount is the largest number. */
export function OrderSummary({
  cart,
  totals,
  coupon,
  busy,
  big,
  thumbnails,
}: {
  cart: Cart;
  totals: Totals;
  /** The chosen coupon's title. */
  coupon?: string | undefined;
  busy?: boolean | undefined;
  big?: boolean | undefined;
  /** The products as thumbnails, on wide screens. */
  thumbnails?: boolean | undefined;
}) {
  const facts = useFacts();
  return (
    <Panel title={t.summary}>
      {thumbnails && (
        <div className={css.thumbnails}>
          <p>{t.pieces(cart.itemsCount)}</p>
          <Thumbnails items={cart.items} />
        </div>
      )}
      <Summary
        rows={sumRows(totals, facts, coupon)}
        total={{ label: big ? checkout.totalCash : t.total, amount: totals.total }}
        oldPounds={facts.showOldPounds}
        big={big}
        busy={busy}
      />
      {totals.savings > 0 && <p className={css.saved}>{t.saved(formatMoney(totals.savings, language))}</p>}
    </Panel>
  );
}
