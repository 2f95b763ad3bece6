import { Link, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { priceDesk } from '#texts/price-desk';
import { productChanges as t } from '#texts/product-changes';
import type { ProductChange } from '../../../../../shop/catalog/products/bulk/bulk-calls.ts';
import { changeRowKinds } from '../../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { PriceChange } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { EmptyState } from '../../../../ui/blocks/empty-state.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { Page } from '../../../ui/page.tsx';
import { ruleText } from '../prices/rule-text.ts';
import css from './bulk.module.css';
import { changeText, undoProductChange } from './change-text.ts';

export const loader = async () => {
  const [{ changes }, prices] = await Promise.all([ask('listProductChanges'), ask('getPricing')]);
  return { changes, prices: prices.changes };
};

/** The changes of many products and of their prices, newest first. */
function ChangesPage() {
  const { changes, prices } = useLoaderData<typeof loader>();
  const lines = [
    ...changes.map((change) => ({ id: change._id, at: change.madeAt, row: <ProductLine change={change} /> })),
    ...prices.map((change) => ({ id: change._id, at: change.madeAt, row: <PriceLine change={change} /> })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Page title={t.title} back="/products" layout="list">
      {lines.length === 0 ? (
        <EmptyState icon="clock" title={t.none} />
      ) : (
        <ul className={css.changes}>
          {lines.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      )}
    </Page>
  );
}

const countsText = (counts: ProductChange['counts']) =>
  changeRowKinds
    .filter((kind) => counts[kind] !== undefined)
    .map((kind) => t.counts[kind](counts[kind] ?? 0))
    .join(' · ');

function ProductLine({ change }: { change: ProductChange }) {
  const { _id: id, state, canUndo, counts, madeBy, madeAt } = change;
  const { busy, act } = useAct();
  return (
    <>
      <div>
        <Link className="stretched" to={`/products/changes/${id}`}>
          {changeText(change)}
        </Link>
        <p className={css.quiet}>
          {t.states[state]} · {countsText(counts)}
        </p>
        <p className={css.quiet}>{t.madeBy(madeBy, formatMoment(madeAt, language))}</p>
      </div>
      {canUndo && (
        <span className={css.undo}>
          <Button
            small
            tone="secondary"
            icon="undo-2"
            busy={busy}
            onClick={() => void act(async () => undoProductChange(id))}
          >
            {t.undo}
          </Button>
        </span>
      )}
    </>
  );
}

/** Links to its own page, which is where a price change is undone. */
function PriceLine({ change: { _id: id, rule, state, madeBy, madeAt } }: { change: PriceChange }) {
  return (
    <div>
      <Link className="stretched" to={`/products/pricing/${id}`}>
        {ruleText(rule)}
      </Link>
      <p className={css.quiet}>
        {priceDesk.states[state]} · {t.madeBy(madeBy, formatMoment(madeAt, language))}
      </p>
    </div>
  );
}

export { ChangesPage as Page };
