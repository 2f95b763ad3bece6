import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { stock } from '#texts/stock';
import { stockCounts as t } from '#texts/stock-counts';
import type { StockCount } from '../../../../../shop/delivery/stock/contract.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ask, askOnce } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { useAct } from '../../../client/use-act.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../stock.module.css';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const before = new URL(request.url).searchParams.get('before');
  return ask('listCounts', before === null ? {} : { before: Number(before) });
});

const placeOf = ({ place, category }: StockCount) =>
  [place, category?.name].filter(Boolean).join(' · ') || t.anyPlace;

const columns: readonly Column<StockCount>[] = [
  { id: 'number', head: t.title, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
  { id: 'place', head: t.place, cell: (row) => <bdi>{placeOf(row)}</bdi> },
  { id: 'state', head: stock.state, cell: ({ state }) => t.states[state] },
  { id: 'pieces', head: stock.piecesHead, isNumber: true, cell: ({ pieces }) => pieces },
  { id: 'by', head: stock.by, cell: ({ madeBy }) => <bdi>{madeBy}</bdi> },
  { id: 'when', head: stock.when, cell: ({ madeAt }) => formatMoment(madeAt, language) },
];

/** What was counted on the shelves, newest first. */
function CountsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} back="/stock" layout="list" actions={<Begin categories={data.categories} />}>
      <ResourceList
        label={t.title}
        rows={data.counts}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={CountCard}
        linkOf={({ _id }) => `/stock/counts/${_id}`}
        nameOf={({ number }) => t.countOf(number)}
        asOf={asOf}
        next={data.next === null ? null : String(data.next)}
        empty={{ icon: 'package', title: t.none, text: t.noneText }}
      />
    </Page>
  );
}

function CountCard({ row }: { row: StockCount }) {
  const { number, state, pieces, madeBy, madeAt } = row;
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b>
          <bdi dir="ltr">{number}</bdi>
        </b>
        <span>{t.states[state]}</span>
      </p>
      <p>
        <bdi>{placeOf(row)}</bdi> · {stock.pieces(pieces)}
      </p>
      <p className={css.quiet}>
        <bdi>{madeBy}</bdi> · {formatMoment(madeAt, language)}
      </p>
    </div>
  );
}

/** Asks what is counted, begins the count and leads to it. */
function Begin({ categories }: { categories: readonly { _id: string; name: string }[] }) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const [categoryId, setCategory] = useState('');
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const begin = async () => {
    const made = await act(async () =>
      askOnce('createCount', { place: place.trim(), ...(categoryId !== '' && { categoryId }) }),
    );
    if (made !== null) await navigate(`/stock/counts/${made.count._id}`);
  };
  return (
    <>
      <Button small icon="scan-barcode" onClick={() => setOpen(true)}>
        {t.begin}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.begin}
        footer={
          <Button wide busy={busy} onClick={() => void begin()}>
            {t.beginNow}
          </Button>
        }
      >
        <div className={css.form}>
          <p>{t.beginText}</p>
          <TextField
            optional
            label={t.place}
            hint={t.placeHint}
            dir="auto"
            maxLength={100}
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value)}
          />
          <SelectField
            label={t.category}
            value={categoryId}
            onChange={(event) => setCategory(event.currentTarget.value)}
          >
            <option value="">{t.noCategory}</option>
            {categories.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </Sheet>
    </>
  );
}

export { CountsPage as Page };
