import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { channels } from '#texts/channels';
import { customers as t } from '#texts/customers';
import { type CaseView, caseKinds, caseViews } from '../../../../../shop/office/customers/case.ts';
import type { CaseInList } from '../../../../../shop/office/customers/contract.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { useLiveRead } from '../../../client/live.ts';
import { useMe } from '../../../layout/me.ts';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import { PhoneCell } from '../../../ui/cells/phone-cell.tsx';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../customers.module.css';
import { DueTag } from './due-tag.tsx';
import { OpenCaseSheet } from './open-case-sheet.tsx';

const viewOf = (query: URLSearchParams): CaseView =>
  caseViews.find((view) => view === query.get('view')) ?? 'due';
const kindOf = (query: URLSearchParams) => caseKinds.find((kind) => kind === query.get('kind'));

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  return ask('listCases', {
    view: viewOf(query),
    kind: kindOf(query),
    after: query.get('before') ?? undefined,
  });
});

const columns: readonly Column<CaseInList>[] = [
  { id: 'what', head: t.what, cell: (row) => <What row={row} /> },
  { id: 'customer', head: t.customer, cell: (row) => <Whose row={row} /> },
  { id: 'last', head: t.said, cell: (row) => <Last row={row} /> },
  { id: 'owner', head: t.owner, cell: (row) => <Owner row={row} /> },
  { id: 'due', head: t.due, cell: (row) => <DueTag case={row} /> },
];

/** What customers asked and complained of, the first due first; each is answered on its customer's page. */
function CasesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const [isOpening, setOpening] = useState(false);
  const { revalidate } = useRevalidator();
  const go = useNavigate();
  useLiveRead(['task'], () => void revalidate());
  const view = viewOf(query);
  const kind = kindOf(query);
  const queryOf = (each: CaseView, of = kind) =>
    new URLSearchParams({ ...(each !== 'due' && { view: each }), ...(of !== undefined && { kind: of }) });
  return (
    <Page
      title={t.cases}
      back="/customers"
      layout="list"
      actions={
        <Button small tone="secondary" icon="plus" onClick={() => setOpening(true)}>
          {t.newCase}
        </Button>
      }
    >
      <ResourceList
        label={t.cases}
        rows={data.cases}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={CaseCard}
        linkOf={({ _id, customer }) => `/customers/${customer._id}#case-${_id}`}
        nameOf={({ customer }) => customer.name || t.nameless}
        views={caseViews.map((each) => ({
          id: each,
          label: t.caseViews[each],
          ...(each !== 'closed' && { count: data.counts[each] }),
          query: queryOf(each).toString(),
          isCurrent: each === view,
        }))}
        filters={kind === undefined ? [] : [{ name: 'kind', label: t.kinds[kind] }]}
        search={
          <SelectField
            compact
            hideLabel
            label={t.kind}
            value={kind ?? ''}
            onChange={(event) => {
              const chosen = caseKinds.find((each) => each === event.currentTarget.value);
              setQuery(queryOf(view, chosen));
            }}
          >
            <option value="">{t.anyKind}</option>
            {caseKinds.map((each) => (
              <option key={each} value={each}>
                {t.kinds[each]}
              </option>
            ))}
          </SelectField>
        }
        asOf={asOf}
        next={data.next}
        empty={{
          icon: view === 'due' ? 'circle-check' : 'message-circle',
          title: t.noCase[view],
          text: t.noCaseText,
        }}
      />
      {isOpening && (
        <OpenCaseSheet
          onClose={() => setOpening(false)}
          onOpened={({ _id }) => void go(`/customers/${_id}`)}
        />
      )}
    </Page>
  );
}

type RowProps = { row: CaseInList };

const What = ({ row: { kind, channel, orderNumber } }: RowProps) => (
  <span className={css.pair}>
    <b>{t.kinds[kind]}</b>
    <small>
      {channels[channel]}
      {orderNumber !== null && (
        <>
          {' · '}
          <OrderNumber number={orderNumber} />
        </>
      )}
    </small>
  </span>
);

const Whose = ({ row: { customer } }: RowProps) => (
  <span className={css.pair}>
    <bdi>{customer.name || t.nameless}</bdi>
    <small>
      <PhoneCell phone={customer.phone} />
    </small>
  </span>
);

/** Of a message, in letters. */
const MOST_SHOWN = 140;

function beginningOf(text: string): string {
  const letters = Array.from(text);
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}…` : text;
}

const Last = ({ row: { last } }: RowProps) => (
  <span className={css.lastMessage} dir="auto">
    {beginningOf(last.text)}
  </span>
);

function Owner({ row: { owner } }: RowProps) {
  const me = useMe().staff._id;
  if (owner === null) return <span className={css.quiet}>{t.withNobody}</span>;
  return owner._id === me ? t.withMe : <bdi>{owner.name}</bdi>;
}

function CaseCard({ row }: RowProps) {
  const me = useMe().staff._id;
  const { owner } = row;
  return (
    <div className={css.card}>
      <p className={css.line}>
        <What row={row} />
        <DueTag case={row} />
      </p>
      <Last row={row} />
      <p className={css.quiet}>
        <bdi>{row.customer.name || t.nameless}</bdi> · <PhoneCell phone={row.customer.phone} />
        {owner !== null && (
          <>
            {' · '}
            {owner._id === me ? t.takenByMe : t.takenBy(isolated(owner.name))}
          </>
        )}
      </p>
    </div>
  );
}

export { CasesPage as Page };
