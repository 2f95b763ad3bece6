import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { stock as t } from '#texts/stock';
import type { Receipt } from '../../../../../shop/delivery/stock/contract.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../stock.module.css';
import { ReceiveButton } from './receive-button.tsx';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const before = new URL(request.url).searchParams.get('before');
  return ask('listReceipts', before === null ? {} : { before: Number(before) });
});

export const receiptColumns: readonly Column<Receipt>[] = [
  { id: 'number', head: t.receipts, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
  { id: 'supplier', head: t.supplier, cell: ({ supplier }) => <bdi>{supplier?.name ?? t.noSupplier}</bdi> },
  { id: 'state', head: t.state, cell: ({ state }) => t.states[state] },
  { id: 'pieces', head: t.piecesHead, isNumber: true, cell: ({ pieces }) => pieces },
  { id: 'by', head: t.by, cell: ({ madeBy }) => <bdi>{madeBy}</bdi> },
  { id: 'when', head: t.when, cell: ({ madeAt }) => formatMoment(madeAt, language) },
];

/** The goods that came in, newest first. */
function ReceiptsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.receipts} back="/stock" layout="list" actions={<ReceiveButton />}>
      <ResourceList
        label={t.receipts}
        rows={data.receipts}
        keyOf={({ _id }) => _id}
        columns={receiptColumns}
        Card={ReceiptCard}
        linkOf={({ _id }) => `/stock/receipts/${_id}`}
        nameOf={({ number }) => t.receiptOf(number)}
        asOf={asOf}
        next={data.next === null ? null : String(data.next)}
        empty={{ icon: 'package', title: t.noReceipts, text: t.noReceiptsText }}
      />
    </Page>
  );
}

export function ReceiptCard({ row: { number, supplier, state, pieces, madeBy, madeAt } }: { row: Receipt }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b>
          <bdi dir="ltr">{number}</bdi>
        </b>
        <span>{t.states[state]}</span>
      </p>
      <p>
        <bdi>{supplier?.name ?? t.noSupplier}</bdi> · {t.pieces(pieces)}
      </p>
      <p className={css.quiet}>
        <bdi>{madeBy}</bdi> · {formatMoment(madeAt, language)}
      </p>
    </div>
  );
}

export { ReceiptsPage as Page };
