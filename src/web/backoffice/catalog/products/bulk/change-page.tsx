import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { productChanges as t } from '#texts/product-changes';
import type { ProductChangeRow } from '../../../../../shop/catalog/products/bulk/bulk-calls.ts';
import { changeRowKinds } from '../../../../../shop/catalog/products/bulk/bulk-limits.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { useAct } from '../../../client/use-act.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import { useKindViews } from '../kind-views.ts';
import css from './bulk.module.css';
import { changeText, fieldsText, undoProductChange } from './change-text.ts';

const kindOf = (query: URLSearchParams) => changeRowKinds.find((kind) => kind === query.get('kind'));

export const loader = cacheLast(async ({ params, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('getProductChange', {
    id: params['id'] ?? '',
    kind: kindOf(query),
    ...(before !== null && { before: Number(before) }),
  });
});

const columns: readonly Column<ProductChangeRow>[] = [
  { id: 'product', head: t.product, cell: ({ name }) => <b>{name}</b> },
  { id: 'before', head: t.before, cell: ({ before }) => fieldsText(before) },
  { id: 'after', head: t.after, cell: ({ after }) => fieldsText(after) },
  { id: 'what', head: t.what, cell: (row) => <Outcome row={row} /> },
];

/** A bulk change: each product before and after, and its result. */
function ProductChangePage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { change, rows, next } = data;
  const { _id: id, state, madeBy, madeAt, canUndo } = change;
  const views = useKindViews({ counts: change.counts, kinds: changeRowKinds, words: t });
  const { busy, act } = useAct();
  return (
    <Page
      title={changeText(change)}
      back="/products/changes"
      layout="list"
      actions={
        canUndo && (
          <Button
            small
            tone="secondary"
            icon="undo-2"
            busy={busy}
            onClick={() => void act(async () => undoProductChange(id))}
          >
            {t.undo}
          </Button>
        )
      }
    >
      <div>
        <p className={css.quiet}>
          {t.states[state]} · {t.madeBy(madeBy, formatMoment(madeAt, language))}
        </p>
        {canUndo && <p className={css.quiet}>{t.undoSays}</p>}
      </div>
      <ResourceList
        label={t.title}
        rows={rows}
        keyOf={({ productId }) => productId}
        columns={columns}
        Card={RowCard}
        linkOf={({ productId }) => `/products/${productId}`}
        nameOf={({ name }) => name}
        views={views}
        asOf={asOf}
        next={next === null ? null : String(next)}
        empty={{ icon: 'shirt', title: t.nothing }}
      />
    </Page>
  );
}

function Outcome({ row: { kind, message } }: { row: ProductChangeRow }) {
  return (
    <>
      {t.rows[kind]} {message !== null && <span className={css.quiet}>{message}</span>}
    </>
  );
}

function RowCard({ row }: { row: ProductChangeRow }) {
  return (
    <div>
      <b>{row.name}</b>
      <p>{t.fromTo(fieldsText(row.before), fieldsText(row.after))}</p>
      <p>
        <Outcome row={row} />
      </p>
    </div>
  );
}

export { ProductChangePage as Page };
