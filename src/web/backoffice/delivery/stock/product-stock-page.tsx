import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { stock as t } from '#texts/stock';
import { stockLabels as labels } from '#texts/stock-labels';
import type { StockMovement, StockVariant } from '../../../../shop/delivery/stock/contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { may, useMe } from '../../layout/me.ts';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { AdjustSheet } from './adjust-sheet.tsx';
import { LabelsSheet } from './labels-sheet.tsx';
import { LowLevelSheet } from './low-level-sheet.tsx';
import css from './stock.module.css';

/** The variants of the product in the URL, and a page of its ledger. */
export const loader = cacheLast(async ({ params, request }: LoaderFunctionArgs) => {
  const productId = params['productId'] ?? '';
  const before = new URL(request.url).searchParams.get('before');
  const [{ variants }, ledger] = await Promise.all([
    ask('listStock', { productId }),
    ask('listMovements', { productId, ...(before !== null && { before: Number(before) }) }),
  ]);
  if (variants.length === 0) throw new CallError(404, { message: t.noneHere });
  return { variants, ...ledger };
});

const because: Readonly<Record<string, string>> = { ...t.because, ...t.reasons };

const columns: readonly Column<StockMovement>[] = [
  { id: 'when', head: t.when, cell: ({ at }) => formatMoment(at, language) },
  { id: 'what', head: t.variant, cell: ({ color, size }) => t.adjustOf(color, size) },
  { id: 'reason', head: t.reason, cell: (row) => <Why row={row} /> },
  { id: 'change', head: t.piecesHead, isNumber: true, cell: (row) => <Signed row={row} /> },
  { id: 'left', head: t.left, isNumber: true, cell: ({ left }) => formatNumber(left) },
  { id: 'by', head: t.by, cell: ({ by }) => <bdi>{by ?? t.byStore}</bdi> },
];

/** The stock of a product: its variants, manual changes, and its ledger. */
function ProductStockPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { variants, movements, next } = data;
  const [adjusted, setAdjusted] = useState<StockVariant | null>(null);
  const [labeled, setLabeled] = useState<StockVariant | null>(null);
  const [leveled, setLeveled] = useState<StockVariant | null>(null);
  const mayAdjust = useMe().rights.keepStock === 'all';
  return (
    <Page title={variants[0]?.name ?? t.title} back="/stock" layout="list">
      <ul className={css.variants}>
        {variants.map((variant) => (
          <li key={variant.barcode}>
            <p>
              <b>{t.adjustOf(variant.color.name, variant.size.label)}</b>{' '}
              <bdi dir="ltr" className={css.quiet}>
                {variant.barcode}
              </bdi>
            </p>
            <p>
              <b className={css.count}>{formatNumber(variant.stock)}</b> {t.forSale}
              <span className={css.quiet}>
                {' · '}
                {t.reserved} {variant.reserved}
                {variant.damaged > 0 && ` · ${t.damaged} ${variant.damaged}`}
              </span>
            </p>
            <p className={css.buttons}>
              <Button small tone="secondary" icon="printer" onClick={() => setLabeled(variant)}>
                {labels.title}
              </Button>
              {mayAdjust && (
                <>
                  <Button small tone="secondary" onClick={() => setAdjusted(variant)}>
                    {t.adjust}
                  </Button>
                  <Button small tone="secondary" onClick={() => setLeveled(variant)}>
                    {t.lowLevel}: {variant.lowLevel ?? '–'}
                  </Button>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <h2>{t.ledger}</h2>
      <ResourceList
        label={t.ledger}
        rows={movements}
        keyOf={({ _id }) => String(_id)}
        columns={columns}
        Card={MovementCard}
        asOf={asOf}
        next={next === null ? null : String(next)}
        empty={{ icon: 'history', title: t.noMovements }}
      />
      {labeled !== null && (
        <LabelsSheet
          of={{ productId: labeled.productId, colorId: labeled.color._id, sizeId: labeled.size._id }}
          title={t.adjustOf(labeled.color.name, labeled.size.label)}
          onClose={() => setLabeled(null)}
        />
      )}
      {leveled !== null && <LowLevelSheet variant={leveled} onClose={() => setLeveled(null)} />}
      {adjusted !== null && <AdjustSheet variant={adjusted} onClose={() => setAdjusted(null)} />}
    </Page>
  );
}

function Signed({ row: { change, bucket } }: { row: StockMovement }) {
  return (
    <>
      {bucket === 'damaged' && <span className={css.quiet}>{t.inDamaged} </span>}
      <b dir="ltr">{`${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`}</b>
    </>
  );
}

/** The reason, with the order, receipt or count it belongs to. */
function Why({ row: { reason, order, receipt, count, note } }: { row: StockMovement }) {
  const me = useMe();
  return (
    <>
      {because[reason] ?? reason}{' '}
      {order !== null && may(me, 'readOrders') && (
        <Link className="text-link" to={`/orders/${order}`}>
          <bdi dir="ltr">{order}</bdi>
        </Link>
      )}
      {receipt !== null && (
        <Link className="text-link" to={`/stock/receipts/${receipt._id}`}>
          <bdi dir="ltr">{receipt.name}</bdi>
        </Link>
      )}
      {count !== null && (
        <Link className="text-link" to={`/stock/counts/${count._id}`}>
          <bdi dir="ltr">{count.name}</bdi>
        </Link>
      )}
      {note !== '' && (
        <span className={css.quiet} dir="auto">
          {' '}
          {note}
        </span>
      )}
    </>
  );
}

function MovementCard({ row }: { row: StockMovement }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <span>{t.adjustOf(row.color, row.size)}</span>
        <Signed row={row} />
      </p>
      <p>
        <Why row={row} />
      </p>
      <p className={css.quiet}>
        {formatMoment(row.at, language)} · <bdi>{row.by ?? t.byStore}</bdi> · {t.left} {row.left}
      </p>
    </div>
  );
}

export { ProductStockPage as Page };
