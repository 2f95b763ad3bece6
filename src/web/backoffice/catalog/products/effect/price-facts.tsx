import { useState } from 'react';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import { priceNow } from '../../../../../shop/catalog/browse/price.ts';
import type { ProductFields } from '../../../../../shop/catalog/products/calls.ts';
import type { ProductCost } from '../../../../../shop/catalog/products/editor-calls.ts';
import { marginOf } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import { formatMoney, formatNumber } from '../../../../../shop/money.ts';
import css from './effect.module.css';

type PriceFactsProps = {
  values: Pick<ProductFields, 'price' | 'priceAfterDiscount' | 'discountStartsAt' | 'discountEndsAt'>;
  cost: ProductCost;
};

/** What a piece costs and what is left of its price, as typed: without and with the discount. */
export function PriceFacts({ values, cost: { pounds, rate } }: PriceFactsProps) {
  const [now] = useState(() => new Date());
  const { price, priceAfterDiscount: reduced } = values;
  // An emptied field is null until a price is typed.
  if (!Number.isInteger(price) || price === 0) return null;
  const { toPay } = priceNow({ ...values, ...windowOf(values) }, now);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t.paysNow}</dt>
        <dd>{formatMoney(toPay, language)}</dd>
      </div>
      <div>
        <dt>{t.cost}</dt>
        <dd>{pounds === null ? t.noCost : <Cost pounds={pounds} rate={rate} />}</dd>
      </div>
      {pounds !== null && (
        <>
          <Margin label={t.margin} price={price} cost={pounds} />
          {reduced !== null && reduced < price && (
            <Margin label={t.marginReduced} price={reduced} cost={pounds} />
          )}
        </>
      )}
    </dl>
  );
}

const windowOf = ({ discountStartsAt, discountEndsAt }: PriceFactsProps['values']) => ({
  discountStartsAt: discountStartsAt === null ? null : new Date(discountStartsAt),
  discountEndsAt: discountEndsAt === null ? null : new Date(discountEndsAt),
});

function Cost({ pounds, rate }: { pounds: number; rate: number | null }) {
  return (
    <>
      {formatMoney(pounds, language)}
      {rate !== null && (
        <>
          {' '}
          <bdi dir="ltr" className={css.quiet}>
            ${((pounds * 100) / rate).toFixed(2)}
          </bdi>
        </>
      )}
    </>
  );
}

function Margin({ label, price, cost }: { label: string; price: number; cost: number }) {
  const left = price - cost;
  return (
    <div className={left < 0 ? css.under : undefined}>
      <dt>{label}</dt>
      <dd>
        <b>
          <bdi dir="ltr">{`${left < 0 ? '−' : ''}${formatNumber(Math.abs(left))}`}</bdi>
          {' · '}
          <bdi dir="ltr">{`${marginOf(price, cost) ?? 0}%`.replace('-', '−')}</bdi>
        </b>
        {left < 0 && ` ${t.underCost}`}
      </dd>
    </div>
  );
}
