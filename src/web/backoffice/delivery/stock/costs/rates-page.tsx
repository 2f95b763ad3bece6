import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { stockCosts as t } from '#texts/stock-costs';
import type { ExchangeRate } from '../../../../../shop/delivery/stock/rate-calls.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { may, useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../stock.module.css';
import { RateSheet } from './rate-sheet.tsx';

export const loader = cacheLast(async () => ask('listRates'));

/** Hundredths of a pound as text: `115.50`. */
const poundsText = (rate: number): string => {
  const part = rate % 100;
  const whole = Math.floor(rate / 100).toLocaleString('en');
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`;
};

const columns: readonly Column<ExchangeRate>[] = [
  { id: 'since', head: t.since, cell: ({ at }) => formatMoment(at, language) },
  { id: 'rate', head: t.rate, isNumber: true, cell: ({ rate }) => <b>{poundsText(rate)}</b> },
  { id: 'by', head: t.by, cell: ({ by }) => <bdi>{by ?? t.byStore}</bdi> },
  { id: 'note', head: t.note, cell: ({ note }) => <bdi>{note}</bdi> },
];

/** The rate of the dollar, and earlier rates. */
function RatesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const [now] = data.rates;
  return (
    <Page
      title={t.rates}
      back={may(me, 'keepStock') ? '/stock' : '/stock/suppliers'}
      layout="list"
      {...(now !== undefined && { total: t.rateOf(poundsText(now.rate)) })}
      actions={
        // The right to set prices includes the rate.
        me.rights.setPrices === 'all' && (
          <Button small icon="plus" onClick={() => setOpen(true)}>
            {t.setRate}
          </Button>
        )
      }
    >
      <ResourceList
        label={t.rates}
        rows={data.rates}
        keyOf={({ _id }) => String(_id)}
        columns={columns}
        Card={RateCard}
        asOf={asOf}
        empty={{ icon: 'banknote', title: t.noRate, text: t.noRateText }}
      />
      {isOpen && (
        <RateSheet
          rate={now === undefined ? null : now.rate / 100}
          maxPriceChange={data.maxPriceChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  );
}

function RateCard({ row: { at, rate, by, note } }: { row: ExchangeRate }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b>{t.rateOf(poundsText(rate))}</b>
        <bdi>{by ?? t.byStore}</bdi>
      </p>
      <p className={css.quiet}>
        {formatMoment(at, language)} {note !== '' && <bdi>· {note}</bdi>}
      </p>
    </div>
  );
}

export { RatesPage as Page };
