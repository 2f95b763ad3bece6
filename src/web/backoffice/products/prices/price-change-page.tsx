import { use } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { priceDesk as t } from '#texts/price-desk';
import { formatNumber } from '../../../../shop/money.ts';
import type {
  PriceChange,
  PriceChangeRow,
  PriceRowKind,
} from '../../../../shop/products/prices/price-calls.ts';
import { marginOf, tickedKinds } from '../../../../shop/products/prices/price-rule.ts';
import { OldPounds } from '../../../ui/product/price.tsx';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { useKindViews } from '../kind-views.ts';
import { ChangeBar, ChangeFacts } from './change-bar.tsx';
import css from './prices.module.css';
import { ChoicesContext, KindChoice, RowChoice } from './row-choice.tsx';
import { ruleText } from './rule-text.ts';
import { isTaken, useChoices } from './use-choices.ts';

const kinds: readonly PriceRowKind[] = [
  'ready',
  'leftOut',
  'underCost',
  'tooMuch',
  'hasDiscount',
  'belowReduced',
  'notPositive',
  'noCost',
  'same',
  'applied',
  'skipped',
  'restored',
  'kept',
];
const kindOf = (query: URLSearchParams) => kinds.find((kind) => kind === query.get('kind'));

export const loader = cacheLast(async ({ params, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('getPriceChange', {
    id: params['id'] ?? '',
    kind: kindOf(query),
    ...(before !== null && { before: Number(before) }),
  });
});

const columns: readonly Column<PriceChangeRow>[] = [
  { id: 'product', head: t.product, cell: (row) => <RowChoice row={row} /> },
  { id: 'before', head: t.before, isNumber: true, cell: ({ before }) => <OfferCell offer={before} /> },
  {
    id: 'after',
    head: t.after,
    isNumber: true,
    cell: ({ after }) => (
      <span>
        <OfferCell offer={after} />
        <InOldPounds offer={after} />
      </span>
    ),
  },
  {
    id: 'difference',
    head: t.difference,
    isNumber: true,
    cell: (row) => <bdi dir="ltr">{signed(differenceOf(row))}</bdi>,
  },
  {
    id: 'cost',
    head: t.cost,
    isNumber: true,
    cell: ({ cost }) => (cost === null ? null : <MoneyCell amount={cost} />),
  },
  { id: 'margin', head: t.margin, isNumber: true, cell: marginText },
  { id: 'state', head: t.state, cell: (row) => <KindTag row={row} /> },
];

/** Every price of a change, before and after; a draft is chosen from, applied or scheduled here. */
function PriceChangePage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { change, rows, next, step } = data;
  const { choices, setChoices, forget } = useChoices(change._id);
  const navigate = useNavigate();
  const isDiscount = change.rule.kind === 'discount';
  const views = useKindViews({ counts: change.counts, kinds, words: t });
  return (
    <Page title={ruleText(change.rule)} back="/products/pricing" layout="list">
      <ChangeFacts change={change} />
      <ChoicesContext value={change.state === 'draft' ? { choices, setChoices, isDiscount, step } : null}>
        <ResourceList
          label={t.title}
          rows={rows}
          keyOf={({ productId }) => productId}
          columns={columns}
          Card={RowCard}
          views={views}
          above={<KindChoices change={change} />}
          asOf={asOf}
          next={next === null ? null : String(next)}
          empty={{ icon: 'tag', title: t.nothing }}
        />
      </ChoicesContext>
      <ChangeBar
        change={change}
        choices={choices}
        onApplied={() => {
          forget();
          // The view may name a kind that no row has any more.
          void navigate('?', { replace: true });
        }}
      />
    </Page>
  );
}

/** Takes all rows of the shown kinds at once. */
function KindChoices({ change: { counts } }: { change: PriceChange }) {
  const [query] = useSearchParams();
  const current = kindOf(query);
  return tickedKinds.map((kind) => {
    const count = counts[kind] ?? 0;
    const isShown = count > 0 && (current === undefined || current === kind);
    return isShown && <KindChoice key={kind} kind={kind} count={count} />;
  });
}

function RowCard({ row }: { row: PriceChangeRow }) {
  const margin = marginText(row);
  return (
    <div className={css.card}>
      <RowChoice row={row} />
      <dl className={css.prices}>
        <div>
          <dt>{t.before}</dt>
          <dd>
            <OfferCell offer={row.before} />
          </dd>
        </div>
        <div>
          <dt>{t.after}</dt>
          <dd>
            <b>
              <OfferCell offer={row.after} />
            </b>{' '}
            <bdi dir="ltr" className={css.quiet}>
              {signed(differenceOf(row))}
            </bdi>
            <InOldPounds offer={row.after} />
          </dd>
        </div>
      </dl>
      <p className={css.line}>
        <KindTag row={row} />
        {margin !== '' && (
          <span className={css.quiet}>
            {t.margin}: {margin}
          </span>
        )}
      </p>
    </div>
  );
}

/** What a rule changes: the price, or of a discount what is paid. */
function differenceOf({ before, after }: PriceChangeRow): number {
  if (before.price !== after.price) return after.price - before.price;
  return (after.reduced ?? after.price) - (before.reduced ?? before.price);
}

function signed(difference: number): string {
  if (difference === 0) return '0';
  return `${difference < 0 ? '−' : '+'}${formatNumber(Math.abs(difference))}`;
}

function InOldPounds({ offer: { price, reduced } }: { offer: PriceChangeRow['before'] }) {
  const { showOldPounds } = useLoaderData<typeof loader>().data;
  return (
    showOldPounds && (
      <span className={css.old}>
        <OldPounds amount={reduced ?? price} />
      </span>
    )
  );
}

function OfferCell({ offer: { price, reduced } }: { offer: PriceChangeRow['before'] }) {
  if (reduced === null) return <MoneyCell amount={price} />;
  return (
    <span>
      <MoneyCell amount={reduced} /> <s className={css.quiet}>{formatNumber(price)}</s>
    </span>
  );
}

function marginText({ before, after, cost }: PriceChangeRow): string {
  const percent = (offer: PriceChangeRow['before']) => marginOf(offer.reduced ?? offer.price, cost);
  const [old, now] = [percent(before), percent(after)];
  return old === null || now === null ? '' : t.marginText(`${old}%`, `${now}%`);
}

const tones: Partial<Record<PriceRowKind, TagTone>> = {
  ready: 'info',
  underCost: 'danger',
  tooMuch: 'warning',
  hasDiscount: 'warning',
  belowReduced: 'warning',
  notPositive: 'danger',
  applied: 'success',
  restored: 'success',
};

function KindTag({ row: { productId, kind } }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  const isOut = chooser !== null && kind === 'ready' && !isTaken(chooser.choices, productId, kind);
  const shown = isOut ? 'leftOut' : kind;
  return <Tag tone={tones[shown]}>{t.rows[shown]}</Tag>;
}

export { PriceChangePage as Page };
