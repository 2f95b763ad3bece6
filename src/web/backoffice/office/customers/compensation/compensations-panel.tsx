import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Customer } from '../../../../../shop/office/customers/contract.ts';
import { formatDate } from '../../../../../shop/time/dates.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Money } from '../../../../ui/product/price.tsx';
import css from '../customers.module.css';

function couponText(isUsed: boolean, until: string): string {
  const day = formatDate(until, language);
  if (isUsed) return t.couponUsed;
  return new Date(until) <= new Date() ? t.couponOver(day) : t.couponUntil(day);
}

/** The coupons that the customer was given for what went wrong. */
export function CompensationsPanel({ customer: { compensations } }: { customer: Customer }) {
  if (compensations.length === 0) return null;
  return (
    <Panel title={t.compensations}>
      <ul className={css.messages}>
        {compensations.map(({ _id, code, amount, reason, by, at, until, isUsed }) => (
          <li key={_id}>
            <p>
              <Money amount={amount} /> · <bdi dir="ltr">{code}</bdi> · {couponText(isUsed, until)}
            </p>
            <p dir="auto">{reason}</p>
            <small>
              <bdi>{by}</bdi> · {formatDate(at, language)}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
