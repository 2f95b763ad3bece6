import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import { formatMoney, formatNumber } from '../../../../../shop/money.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Money, OldPounds } from '../../../../ui/product/price.tsx';
import { useFacts } from '../../../layout/facts.ts';
import css from '../order-page.module.css';
import { differenceText, dueAtDoor } from '../payment-text.ts';

/** What to pay at the door, the largest number of the page, and the PIN that the courier asks for. */
export function CashBox({ order }: { order: Order }) {
  const { pin, courier, address, replaces, stage, payingWith } = order;
  const { showOldPounds, largestNote } = useFacts();
  const due = dueAtDoor(order);
  const amount = Math.abs(due);
  return (
    <section className={css.box}>
      {/* A company may keep at its office what was to go to the door. */}
      <h2>{due < 0 ? t.paidToYou : t.cashBox[stage === 'atOffice' ? 'office' : (address.kind ?? 'home')]}</h2>
      <p className={css.total}>
        <Money amount={amount} />
      </p>
      {showOldPounds && <OldPounds amount={amount} />}
      {due > 0 && <p className={css.hint}>{showOldPounds ? t.cashReady : t.cashReadyNew}</p>}
      {payingWith !== null && <p className={css.hint}>{t.paysWith[payingWith](formatNumber(largestNote))}</p>}
      {replaces !== null && replaces.refund !== null && (
        <p className={css.hint}>
          {replaces.isAtOneDoor
            ? t.lessRefund(
                formatMoney(order.cashDue, language),
                formatMoney(replaces.refund, language),
                orderNumberText(replaces.number),
              )
            : t.replacesRefund(orderNumberText(replaces.number), formatMoney(replaces.refund, language))}
        </p>
      )}
      {replaces !== null && !replaces.isAtOneDoor && <p className={css.hint}>{differenceText(replaces)}</p>}
      {pin !== null && (
        <p>
          {t.pin} <b className={css.pin}>{pin}</b>
          <small>{t.pinHint}</small>
        </p>
      )}
      {courier !== null && (
        <div className={css.courier}>
          <p>{t.courierIs(courier.name)}</p>
          <ButtonLink tone="secondary" small icon="phone" to={`tel:${courier.phone}`}>
            {t.callCourier}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
