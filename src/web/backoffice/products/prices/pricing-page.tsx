import { Link, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { priceDesk as t } from '#texts/price-desk';
import { formatMoney } from '../../../../shop/money.ts';
import type { PriceChange } from '../../../../shop/products/prices/price-calls.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { ask } from '../../client/ask.ts';
import { Page } from '../../ui/page.tsx';
import css from './prices.module.css';
import { RuleForm } from './rule-form.tsx';
import { ruleText } from './rule-text.ts';

export const loader = async () => {
  const [pricing, taxonomy] = await Promise.all([ask('getPricing'), ask('getTaxonomy')]);
  return { ...pricing, taxonomy };
};

/** The dollar's rate, a rule for the prices of many products, and the changes so far. */
function PricingPage() {
  const { rate, changes, step, taxonomy } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} back="/products" layout="list">
      <div className={css.page}>
        <RuleForm taxonomy={taxonomy} hasRate={rate !== null} step={step} />
        <div className={css.side}>
          <Rate rate={rate} />
          <Changes changes={changes} />
        </div>
      </div>
    </Page>
  );
}

function Rate({ rate }: { rate: number | null }) {
  return (
    <section className={css.panel}>
      <h2>{t.rate}</h2>
      <p className={css.big}>{rate === null ? t.noRate : formatMoney(rate, language)}</p>
      <p className={css.quiet}>{t.rateSays}</p>
      <Link className="text-link" to="/stock/rates">
        {t.rates}
      </Link>
    </section>
  );
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <section className={css.panel}>
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
