import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { stockCosts as t } from '#texts/stock-costs';
import type { Supplier } from '../../../../../shop/delivery/stock/supplier-calls.ts';
import { formatDollars } from '../../../../../shop/dollars.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { may, useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../stock.module.css';
import { NewSupplierSheet } from './new-supplier-sheet.tsx';

/** All suppliers; a store has few. */
export const loader = cacheLast(async () => ask('listSuppliers'));

const lastText = ({ lastAt }: Supplier) => (lastAt === null ? t.never : formatMoment(lastAt, language));
const costText = ({ cost }: Supplier) => (cost === null ? '–' : <bdi dir="ltr">{formatDollars(cost)}</bdi>);

const columns: readonly Column<Supplier>[] = [
  { id: 'name', head: t.name, cell: (row) => <Name row={row} /> },
  { id: 'phone', head: t.phone, cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
  { id: 'receipts', head: t.receipts, isNumber: true, cell: ({ receipts }) => formatNumber(receipts) },
  { id: 'pieces', head: t.pieces, isNumber: true, cell: ({ pieces }) => formatNumber(pieces) },
  { id: 'cost', head: t.cost, isNumber: true, cell: costText },
  { id: 'last', head: t.last, cell: lastText },
];

/** The suppliers. */
function SuppliersPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const mayEdit = may(me, 'readCosts');
  // An accountant has no page of the stock.
  const hasStock = may(me, 'keepStock');
  return (
    <Page
      title={t.suppliers}
      back={hasStock ? '/stock' : undefined}
      layout="list"
      actions={
        mayEdit && (
          <Button small icon="plus" onClick={() => setOpen(true)}>
            {t.newSupplier}
          </Button>
        )
      }
    >
      <ResourceList
        label={t.suppliers}
        rows={data.suppliers}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={SupplierCard}
        search={
          !hasStock && (
            <ButtonLink to="/stock/rates" tone="secondary" small>
              {t.rates}
            </ButtonLink>
          )
        }
        linkOf={({ _id }) => `/stock/suppliers/${_id}`}
        nameOf={({ name }) => name}
        asOf={asOf}
        empty={{ icon: 'truck', title: t.noSuppliers, text: t.noSuppliersText }}
      />
      {isOpen && <NewSupplierSheet onClose={() => setOpen(false)} />}
    </Page>
  );
}

function Name({ row: { name, isArchived } }: { row: Supplier }) {
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {isArchived && <span className={css.quiet}> · {t.archived}</span>}
    </>
  );
}

function SupplierCard({ row }: { row: Supplier }) {
  return (
    <div className={css.card}>
      <p>
        <Name row={row} />
      </p>
      <p className={css.line}>
        <span>{t.receiptCount(row.receipts)}</span>
        <span>{costText(row)}</span>
      </p>
      <p className={css.quiet}>
        {t.last}: {lastText(row)}
      </p>
    </div>
  );
}

export { SuppliersPage as Page };
