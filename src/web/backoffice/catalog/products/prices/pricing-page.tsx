import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { priceDesk as t } from '#texts/price-desk';
import type { PriceChange } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { isFarRate, rateChange } from '../../../../../shop/catalog/products/prices/rate-change.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { ask } from '../../../client/ask.ts';
import { RateSheet } from '../../../delivery/stock/costs/rate-sheet.tsx';
import { Page } from '../../../ui/page.tsx';
import css from './prices.module.css';
import { RuleForm } from './rule-form.tsx';
import { ruleText } from './rule-text.ts';

export const loader = async () => {
  const [pricing, taxonomy] = await Promise.all([ask('getPricing'), ask('getTaxonomy')]);
  return { ...pricing, taxonomy };
};

/** The dollar's rate, a rule for the prices of many products, and the changes so far. */
function PricingPage() {
  const { rate, earlierRate, maxPriceChange, changes, step, taxonomy } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <Page title={t.title} back="/products" layout="list">
      <div className={css.page}>
        <Rate {...{ rate, maxPriceChange }} earlier={earlierRate} />
        <RuleForm key={query.toString()} taxonomy={taxonomy} hasRate={rate !== null} step={step} />
        <Changes changes={changes} />
      </div>
    </Page>
  );
}

type RateProps = { rate: number | null; earlier: number | null; maxPriceChange: number };

/** The dollar rate, and a rule that follows its last change; a suspiciously large change is questioned instead. */
function Rate({ rate, earlier, maxPriceChange }: RateProps) {
  const [isOpen, setOpen] = useState(false);
  const change = rateChange(rate, earlier);
  const isFar = rate !== null && isFarRate(rate, earlier, maxPriceChange);
  return (
    <section className={classes(css.panel, css.rate)}>
      <h2>{t.rate}</h2>
      <p className={css.line}>
        <b className={css.big}>{rate === null ? t.noRate : formatMoney(rate, language)}</b>
        {change !== null && (
          <span className={css.quiet}>{t.rateWas(formatMoney(change.from, language), change.percent)}</span>
        )}
      </p>
      {isFar && <p>{t.rateFar}</p>}
      <p className={css.quiet}>
        {t.rateSays}{' '}
        <Link className="text-link" to="/stock/rates">
          {t.rates}
        </Link>
      </p>
      <p className={css.line}>
        <Button small tone="secondary" icon="plus" onClick={() => setOpen(true)}>
          {t.newRate}
        </Button>
        {change !== null && change.percent !== 0 && !isFar && (
          <ButtonLink
            small
            tone="secondary"
            to={`?${new URLSearchParams({
              kind: change.percent > 0 ? 'raisePercent' : 'lowerPercent',
              value: String(Math.abs(change.percent)),
            })}`}
          >
            {t.followRate(change.percent)}
          </ButtonLink>
        )}
      </p>
      {isOpen && <RateSheet {...{ rate, maxPriceChange }} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <section className={classes(css.panel, css.earlier)}>
      <h2>{t.earlier}</h2>
      {changes.length === 0 && <p className={css.quiet}>{t.none}</p>}
      <ul className={css.changes}>
        {changes.map(({ _id, rule, state, madeBy, madeAt, dueAt }) => (
          <li key={_id}>
            <Link className="stretched" to={`/products/pricing/${_id}`}>
              {ruleText(rule)}
            </Link>
            <p className={css.quiet}>
              {t.states[state]}
              {state === 'scheduled' && dueAt !== null && ` ${t.dueAt(formatMoment(dueAt, language))}`} ·{' '}
              {t.madeBy(madeBy, formatMoment(madeAt, language))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export { PricingPage as Page };
