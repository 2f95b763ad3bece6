import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { cash } from '#texts/cash';
import { companies as t } from '#texts/companies';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { textsOfFields } from '../../../../shop/language.ts';
import { formatDay, formatMoment } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import css from '../cash.module.css';
import { CompanyFees } from './company-fees.tsx';
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
  const { company, balance, owed, statements, tried } = data;
  const name = textsOfFields(company, 'name')[language];
  return (
    <Page title={name} back="/cash" layout="list">
      {company.removedAt !== null && (
        <Banner>{t.removedOn(formatMoment(company.removedAt, language))}</Banner>
      )}
      <p className={css.result}>
        {t.owes} <MoneyCell amount={balance} /> {t.currency}
      </p>
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
          <CompanyFees key={company.version} company={company} />
          <NewStatement companyId={company._id} isNext={tried === null || tried.postedAt !== null} />
          {statements.length > 0 && (
            <section className={css.panel} aria-label={t.statements}>
              <h2 className="card-title">{t.statements}</h2>
              <ul className={css.list}>
                {statements.map(({ _id, createdAt, received, postedAt }) => (
                  <li key={_id}>
                    <Link to={`?statement=${_id}`}>{formatMoment(createdAt, language)}</Link>
                    <MoneyCell amount={received} />
                    <Tag tone={postedAt === null ? 'warning' : 'success'}>
                      {postedAt === null ? t.tried : t.posted}
                    </Tag>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {company.removedAt === null && balance === 0 && owed.length === 0 && (
            <RemoveCompany company={company} name={name} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Takes a company that owes nothing out of the lists. */
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

type Errors = { csv?: string; received?: string };

/** Reads a company's statement and shows it beside what it owes before anything is posted. */
function NewStatement({ companyId: id, isNext }: { companyId: string; isNext: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [, setQuery] = useSearchParams();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const csv = fieldText(form, 'csv');
    const received = digitsOf(fieldText(form, 'received'));
    const into = fieldText(form, 'into') === 'bank' ? 'bank' : 'safe';
    const found: Errors = {
      ...(csv === '' && { csv: t.csvMissing }),
      ...(received === '' && { received: t.receivedMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const made = await act(async () => ask('addStatement', { id, csv, received: Number(received), into }));
    if (made === null) return;
    setOpen(false);
    setQuery({ statement: made.statement._id });
  };
  const read = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    const area = input.form?.elements.namedItem('csv');
    if (text !== undefined && area instanceof HTMLTextAreaElement) area.value = text;
  };
  return (
    <>
      <Button tone={isNext ? 'primary' : 'secondary'} icon="plus" wide onClick={() => setOpen(true)}>
        {t.newStatement}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.newStatement}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <TextField
            compact
            type="file"
            accept=".csv,text/csv,text/plain"
            label={t.file}
            optional
            onChange={(event) => void read(event.currentTarget)}
          />
          <TextArea name="csv" label={t.lines} hint={t.linesHint} dir="ltr" rows={6} error={errors.csv} />
          <AmountField compact name="received" label={t.received} error={errors.received} />
          <SelectField compact name="into" label={t.into}>
            <option value="safe">{t.places.safe}</option>
            <option value="bank">{t.places.bank}</option>
          </SelectField>
          <Button type="submit" wide busy={busy}>
            {t.compare}
          </Button>
        </form>
      </Sheet>
    </>
  );
}

export { CompanyPage as Page };
