import { language } from '#texts/language';
import { ui as t } from '#texts/ui';
import { formatNumber, moneyParts, oldMoneyParts } from '../../../shop/money.ts';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import css from './price.module.css';

export type PriceProps = {
  /** The current price in whole Syrian pounds. */
  amount: number;
  /** The price before a reduction. */
  was?: number | null | undefined;
  /** Shows the reduction as a percentage tag. */
  percent?: boolean | undefined;
  /** Prefixes "from": variants differ in price. */
  from?: boolean | undefined;
  /** The size used on a product page. */
  large?: boolean | undefined;
  /** Adds the price in old pounds. */
  oldPounds?: boolean | undefined;
};

/** A price; when reduced, with the old one struck through and both announced as "now" and "was". */
export function Price({ amount, was, percent, from, large, oldPounds }: PriceProps) {
  const reduced = typeof was === 'number' && was > amount;
  return (
    <div className={classes(css.price, reduced && css.reduced, large && css.large)}>
      <b>
        {from && <span className={css.from}>{t.from} </span>}
        {reduced && <Hidden>{t.now} </Hidden>}
        <Money amount={amount} />
      </b>
      {reduced && (
        <s>
          <Hidden>{t.was} </Hidden>
          <Amount amount={was} />
        </s>
      )}
      {reduced && percent && (
        <bdi dir="ltr" className={css.percent}>
          {`−${percentOff(amount, was)}%`}
        </bdi>
      )}
      {oldPounds && <OldPounds amount={amount} />}
    </div>
  );
}

/** An amount with currency, isolated for bidirectional text. */
export function Money({ amount, signed }: { amount: number; signed?: boolean | undefined }) {
  return (
    <span className={css.money}>
      <Amount amount={amount} signed={signed} />
      <span className={css.unit}> {moneyParts(amount, language).unit}</span>
    </span>
  );
}

/** The same amount in old pounds; nothing for 0, which is the same in both. */
export function OldPounds({ amount }: { amount: number }) {
  if (amount === 0) return null;
  const { number, unit } = oldMoneyParts(amount, language);
  return (
    <span className={css.old}>
      <bdi dir="ltr">{number}</bdi> {unit}
    </span>
  );
}

/** The reduction in whole percent: 3,100 → 2,450 is 21. */
export function percentOff(amount: number, was: number): number {
  return Math.round((1 - amount / was) * 100);
}

function Amount({ amount, signed }: { amount: number; signed?: boolean | undefined }) {
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : '';
  return <bdi dir="ltr">{sign + formatNumber(Math.abs(amount))}</bdi>;
}
