import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { priceDesk as t } from '#texts/price-desk';
import type {
  PriceChange,
  PriceChangeRow,
  PriceRowKind,
} from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { tickedKinds } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { MoneyCell } from '../../../ui/cells/money-cell.tsx';
import { ExportButtons } from '../../../ui/export-buttons.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import { useKindViews } from '../kind-views.ts';
import { ChangeBar, ChangeFacts } from './change-bar.tsx';
import { Difference, Dollars, Margin, NextPrice, OfferCell } from './price-cells.tsx';
import css from './prices.module.css';
import { KindChoice, RowChoice } from './row-choice.tsx';
import { ruleText } from './rule-text.ts';
import { ChoicesContext, isTaken, useChoices } from './use-choices.ts';

const kinds: readonly PriceRowKind[] = [
  'ready',
  'leftOut',
  'underCost',
  'tooMuch',
  'hasDiscount',
  'belowReduced',
  'notPositive',
  'tooHigh',
  'noCost',
  'same',
  'applied',
  'skipped',
  'restored',
  'kept',
];
/** The filter in the URL, as both the rows and their file are asked for. */
function filterOf(query: URLSearchParams) {
  const search = query.get('search') ?? '';
  return {
    kind: kinds.find((kind) => kind === query.get('kind')),
    search: search === '' ? undefined : search,
  };
}

export const loader = cacheLast(async ({ params, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('getPriceChange', {
    id: params['id'] ?? '',
    ...filterOf(query),
    ...(before !== null && { before: Number(before) }),
  });
});

const columns: readonly Column<PriceChangeRow>[] = [
  { id: 'product', head: t.product, cell: (row) => <RowChoice row={row} /> },
  { id: 'costDollars', head: t.costDollars, isNumber: true, cell: (row) => <Dollars row={row} /> },
  {
    id: 'cost',
    head: t.cost,
    isNumber: true,
    cell: ({ cost }) => (cost === null ? null : <MoneyCell amount={cost} />),
  },
  { id: 'before', head: t.before, isNumber: true, cell: ({ before }) => <OfferCell offer={before} /> },
  { id: 'after', head: t.after, isNumber: true, cell: (row) => <NextPrice row={row} /> },
  { id: 'difference', head: t.difference, isNumber: true, cell: (row) => <Difference row={row} /> },
  { id: 'margin', head: t.margin, isNumber: true, cell: (row) => <Margin row={row} /> },
];

/** Every price of a change, before and after; a draft is chosen from, applied or scheduled here. */
function PriceChangePage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { change, touched, rows, next, step } = data;
  const { _id: id, rule, state } = change;
  const { choices, setChoices, forget } = useChoices(id);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { kind, search } = filterOf(query);
  const chooser = {
    choices,
    setChoices,
    isDiscount: rule.kind === 'discount',
    canType: rule.kind !== 'endDiscount',
    step,
  };
  const views = useKindViews({ counts: change.counts, kinds, words: t });
  return (
    <Page
      title={ruleText(rule)}
      back="/products/pricing"
      layout="list"
      actions={
        <ExportButtons read={async (format) => ask('exportPriceChange', { id, format, kind, search })} />
      }
    >
      <ChangeFacts change={change} touched={touched} choices={choices} />
      <ChoicesContext value={state === 'draft' ? chooser : null}>
        <ResourceList
          label={t.title}
          rows={rows}
          keyOf={({ productId }) => productId}
          isLoss={(row) => row.kind === 'underCost' && !(state === 'draft' && isTaken(choices, row))}
          columns={columns}
          Card={RowCard}
          views={views}
          filters={search === undefined ? [] : [{ name: 'search', label: t.searchedFor(search) }]}
          search={<ListSearch label={t.search} />}
          // All rows of a kind are taken, not only those that a search finds.
          above={search === undefined && <KindChoices counts={change.counts} shown={kind} />}
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
          // The view in the URL may be a kind without rows.
          void navigate('?', { replace: true });
        }}
      />
    </Page>
  );
}

type KindChoicesProps = { counts: PriceChange['counts']; shown: PriceRowKind | undefined };

/** Takes all rows of the shown kinds at once. */
function KindChoices({ counts, shown }: KindChoicesProps) {
  return tickedKinds.map((kind) => {
    const count = counts[kind] ?? 0;
    const isShown = count > 0 && (shown === undefined || shown === kind);
    return isShown && <KindChoice key={kind} kind={kind} count={count} />;
  });
}

function RowCard({ row }: { row: PriceChangeRow }) {
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
            <NextPrice row={row} />
          </dd>
        </div>
        <div>
          <dt>{t.difference}</dt>
          <dd>
            <Difference row={row} />
          </dd>
        </div>
        {row.cost !== null && (
          <>
            <div>
              <dt>{t.margin}</dt>
              <dd>
                <Margin row={row} />
              </dd>
            </div>
            <div>
              <dt>{t.cost}</dt>
              <dd>
                <MoneyCell amount={row.cost} />{' '}
                <span className={css.quiet}>
                  <Dollars row={row} />
                </span>
              </dd>
            </div>
          </>
        )}
      </dl>
    </div>
  );
}

export { PriceChangePage as Page };
