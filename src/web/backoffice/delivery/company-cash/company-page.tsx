import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { cash } from '#texts/cash';
import { companies as t } from '#texts/companies';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { textsOfFields } from '../../../../shop/language.ts';
import { formatDay, formatMoment } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import css from '../../money/cash/cash.module.css';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { ChargedLosses } from './charged-losses.tsx';
import { CompanyFees } from './company-fees.tsx';
import { NewStatement } from './new-statement.tsx';
import { StatementPanel } from './statement-panel.tsx';

export const loader = cacheLast(async ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
  const sid = new URL(request.url).searchParams.get('statement');
  const [data, tried] = await Promise.all([
    ask('getCompany', { id }),
    sid === null ? null : ask('getStatement', { id, sid }),
  ]);
  return { ...data, tried: tried?.statement ?? null };
});

type Data = ConsoleDataOf<'getCompany'>;
type Owed = Data['owed'][number];

const columns: readonly Column<Owed>[] = [
  { id: 'waybill', head: t.waybill, cell: ({ waybill }) => <bdi dir="ltr">{waybill}</bdi> },
  { id: 'order', head: t.order, cell: ({ number }) => <OrderNumber number={number} /> },
  {
    id: 'day',
    head: t.deliveredOn,
    cell: ({ deliveredOn }) => deliveredOn !== null && formatDay(deliveredOn, language),
  },
  { id: 'amount', head: t.amount, isNumber: true, cell: ({ amount }) => <MoneyCell amount={amount} /> },
  { id: 'fee', head: t.fee, isNumber: true, cell: ({ fee }) => <MoneyCell amount={fee} /> },
];

/** What a transport company owes by waybill, its statements, and its fees. */
function CompanyPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { company, balance, charged, owed, out, statements, tried } = data;
  const name = textsOfFields(company, 'name')[language];
  return (
    <Page title={name} back="/cash" layout="list">
      {company.removedAt !== null && (
        <Banner>{t.removedOn(formatMoment(company.removedAt, language))}</Banner>
      )}
      <p className={css.result}>
        {t.owes} <MoneyCell amount={balance} /> {t.currency}
      </p>
      {out.parcels > 0 && (
        <p className={css.small}>
          {t.stillOut(out.parcels)} <MoneyCell amount={out.amount} /> {t.currency}
        </p>
      )}
      <Link className="text-link" to={`/cash/entries?account=company:${company._id}`}>
        {cash.showEntries}
      </Link>
      <div className={css.both}>
        <div className={css.side}>
          {tried !== null && <StatementPanel key={tried._id} companyId={company._id} statement={tried} />}
          <ResourceList
            label={t.owed}
            rows={owed}
            keyOf={({ waybill }) => waybill}
            columns={columns}
            Card={OwedCard}
            asOf={asOf}
            empty={{ icon: 'truck', title: t.owesNothing }}
          />
        </div>
        <div className={css.side}>
          {charged > 0 && <ChargedLosses id={company._id} name={name} charged={charged} />}
          <CompanyFees key={company.version} company={company} />
          <NewStatement companyId={company._id} isNext={tried === null || tried.postedAt !== null} />
          {statements.length > 0 && (
            <section className={css.panel} aria-label={t.statements}>
              <h2 className="card-title">{t.statements}</h2>
              <ul className={css.list}>
                {statements.map(({ _id, createdAt, received, ...booked }) => (
                  <li key={_id}>
                    <Link to={`?statement=${_id}`}>{formatMoment(createdAt, language)}</Link>
                    <MoneyCell amount={received} />
                    <StatementTag {...booked} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {company.removedAt === null && balance === 0 && owed.length === 0 && out.parcels === 0 && (
            <RemoveCompany company={company} name={name} />
          )}
        </div>
      </div>
    </Page>
  );
}

function StatementTag({ postedAt, entryId }: Pick<Data['statements'][number], 'postedAt' | 'entryId'>) {
  if (postedAt !== null) return <Tag tone="success">{t.posted}</Tag>;
  return <Tag tone="warning">{entryId === null ? t.tried : t.reversed}</Tag>;
}

/** Removes a company that owes nothing. */
function RemoveCompany({ company: { _id: id, version }, name }: { company: Data['company']; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    setAsking(false);
    try {
      await ask('removeCompany', { id, version });
      toast.success(t.removed(name));
      await navigate('/cash');
    } catch (failure) {
      const isOwing = failure instanceof CallError && failure.code === 'NOT_ZERO';
      toast.error(isOwing ? t.notRemovable : failureText(failure, t.notRemoved));
    }
  };
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.removeTitle(name)}
        footer={
          <Button tone="danger" wide onClick={() => void remove()}>
            {t.remove}
          </Button>
        }
      >
        <p>{t.removeText}</p>
      </Sheet>
    </>
  );
}

function OwedCard({ row: { waybill, number, amount, deliveredOn } }: { row: Owed }) {
  return (
    <p className={css.line}>
      <span className={css.holder}>
        <bdi dir="ltr">{waybill}</bdi>
        <small>
          <OrderNumber number={number} /> {deliveredOn !== null && formatDay(deliveredOn, language)}
        </small>
      </span>
      <MoneyCell amount={amount} />
    </p>
  );
}

export { CompanyPage as Page };
