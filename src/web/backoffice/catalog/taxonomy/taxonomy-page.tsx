import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { taxonomy as t } from '#texts/taxonomy';
import { callsOfKind } from '../../../../shop/catalog/taxonomy/calls-of-kind.ts';
import type { TaxonomyRow } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../../shop/catalog/taxonomy/kinds.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import type { Language } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { Page } from '../../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { MoveButtons, RowOrderContext, useRowOrder } from './row-order.tsx';
import { TaxonomySheet } from './taxonomy-sheet.tsx';
import css from './taxonomy.module.css';

const kinds = keysOf(callsOfKind);
const kindOf = (query: URLSearchParams): TaxonomyKind =>
  kinds.find((kind) => kind === query.get('kind')) ?? 'brands';

/** The rows of the kind in the URL, and the categories that subcategories belong to. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const kind = kindOf(new URL(request.url).searchParams);
  const [{ rows }, { categories }] = await Promise.all([ask(callsOfKind[kind].list), ask('getTaxonomy')]);
  return { kind, rows, categories };
});

const valueOf = ({ fields }: TaxonomyRow, name: string) =>
  String((fields as Record<string, unknown>)[name] ?? '');
const nameOf = (row: TaxonomyRow, of: Language) => {
  const end = `${of.charAt(0).toUpperCase()}${of.slice(1)}`;
  return valueOf(row, `name${end}`) || valueOf(row, `label${end}`);
};
const other = language === 'en' ? 'ar' : 'en';

const columns: readonly Column<TaxonomyRow>[] = [
  { id: 'name', head: t.name, cell: (row) => <Name row={row} /> },
  { id: 'other', head: t.other, cell: (row) => <bdi lang={other}>{nameOf(row, other)}</bdi> },
  { id: 'uses', head: t.uses, isNumber: true, cell: ({ uses }) => formatNumber(uses) },
  {
    id: 'order',
    head: t.order,
    cell: (row) => <MoveButtons id={row._id} name={nameOf(row, language)} />,
  },
];

/** Brands, categories, colors and sizes; the row in the URL is open in a sheet. */
function TaxonomyPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { kind, categories } = data;
  const order = useRowOrder(kind, data.rows);
  const { rows } = order;
  const [query, setQuery] = useSearchParams();
  const open = query.get('open');
  const show = (id: string | null) =>
    setQuery({ kind, ...(id !== null && { open: id }) }, { replace: id === null });
  const tabs = kinds.map((each): ListView => ({
    id: each,
    label: t.kinds[each],
    query: `kind=${each}`,
    isCurrent: each === kind,
  }));
  return (
    <Page
      title={t.title}
      back="/products"
      layout="list"
      actions={
        <Button small icon="plus" onClick={() => show('new')}>
          {t.add[kind]}
        </Button>
      }
    >
      <RowOrderContext value={order}>
        <ResourceList
          label={t.kinds[kind]}
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={columns}
          Card={RowCard}
          linkOf={({ _id }) => `/products/taxonomy?kind=${kind}&open=${_id}`}
          nameOf={(row) => nameOf(row, language)}
          views={tabs}
          asOf={asOf}
          empty={{ icon: 'tag', title: t.none }}
        />
      </RowOrderContext>
      {open !== null && (
        <TaxonomySheet
          key={open}
          kind={kind}
          row={rows.find(({ _id }) => _id === open) ?? null}
          others={rows
            .filter(({ _id }) => _id !== open)
            .map((row) => ({ _id: row._id, name: nameOf(row, language) }))}
          categories={categories}
          onClose={() => show(null)}
        />
      )}
    </Page>
  );
}

function Name({ row }: { row: TaxonomyRow }) {
  const hex = valueOf(row, 'hex');
  return (
    <span className={css.named}>
      {hex !== '' && <span className={css.swatch} style={{ background: hex }} />}
      <b>{nameOf(row, language)}</b>
    </span>
  );
}

function RowCard({ row }: { row: TaxonomyRow }) {
  return (
    <div className={css.rowCard}>
      <div className={css.card}>
        <Name row={row} />
        <p className={css.quiet}>
          <bdi lang={other}>{nameOf(row, other)}</bdi> · {row.uses === 0 ? t.unused : t.usedBy(row.uses)}
        </p>
      </div>
      <MoveButtons id={row._id} name={nameOf(row, language)} />
    </div>
  );
}

export { TaxonomyPage as Page };
