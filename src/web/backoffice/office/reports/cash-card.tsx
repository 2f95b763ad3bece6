import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cash } from '#texts/cash';
import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { formatNumber, inPounds } from '../../../../shop/money.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { addDays, storeDateOf } from '../../../../shop/time/store-time.ts';
import { classes } from '../../../ui/classes.ts';
import { ask } from '../../client/ask.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import css from './report-cards.module.css';

const DAYS = 14;
const MOST_DAYS = 5;
const WIDE = 260;
const HIGH = 120;

type Day = { day: string; expected: number; counted: number };

/** Expected and counted cash by day; the table beside the chart has the signed differences. */
export function CashCard() {
  const [days, setDays] = useState<readonly Day[] | null>(null);
  const [{ from, to }] = useState(lastDays);
  useEffect(() => {
    let isShown = true;
    void ask('listCashDays', { from, to })
      .then(({ rows }) => isShown && setDays(sumsOf(rows)))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [from, to]);
  if (days === null) return null;
  return (
    <section className={css.card} aria-label={t.cashCounted}>
      <p className={css.head}>
        <b>{t.cashCounted}</b>
        <Link to={`/cash?${new URLSearchParams({ from, to })}`} className="text-link">
          {t.days(DAYS)}
        </Link>
      </p>
      {days.length === 0 ? <p className={css.quiet}>{t.cashUncounted}</p> : <Counted days={days} />}
    </section>
  );
}

function Counted({ days }: { days: readonly Day[] }) {
  return (
    <>
      <Pairs days={days} />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{cash.day}</th>
            <th scope="col">{inPounds(cash.expected, language)}</th>
            <th scope="col">{cash.counted}</th>
            <th scope="col">{cash.difference}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, expected, counted }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, language)}</th>
              <td>{formatNumber(expected)}</td>
              <td>{formatNumber(counted)}</td>
              <td>
                <MoneyCell amount={counted - expected} isDifference />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function lastDays() {
  const to = storeDateOf(new Date());
  return { from: addDays(to, 1 - DAYS), to };
}

/** The last days on which something was counted, oldest first; what is still to be counted has no sum yet. */
function sumsOf(rows: ConsoleDataOf<'listCashDays'>['rows']): Day[] {
  const days = new Map<string, Day>();
  for (const { day, expected, counted } of rows) {
    if (expected === null || counted === null) continue;
    const sum = days.get(day) ?? { day, expected: 0, counted: 0 };
    days.set(day, { day, expected: sum.expected + expected, counted: sum.counted + counted });
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day)).slice(-MOST_DAYS);
}

/** Two columns a day, the days from the reading side on. */
function Pairs({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ expected, counted }) => [expected, counted]));
  const step = WIDE / MOST_DAYS;
  const shown = language === 'ar' ? days.toReversed() : days;
  const bar = (value: number, at: number, look: string | undefined) => {
    const high = Math.max(0, (value / most) * HIGH);
    return <rect className={look} x={at} y={HIGH - high} width={step * 0.36} height={high} />;
  };
  return (
    <svg className={css.pairs} viewBox={`0 0 ${WIDE} ${HIGH + 18}`} role="img" aria-label={t.cashCounted}>
      {shown.map(({ day, expected, counted }, place) => {
        const [, month, date] = day.split('-').map(Number);
        // Few days are aligned to the start.
        const at = language === 'ar' ? MOST_DAYS - days.length + place : place;
        const from = at * step + step * 0.12;
        return (
          <g key={day}>
            <title>{`${cash.expected} ${formatNumber(expected)}${languageFacts[language].comma}${cash.counted} ${formatNumber(counted)}`}</title>
            {bar(expected, from, css.expected)}
            {bar(
              counted,
              from + step * 0.4,
              classes(counted < expected ? css.less : counted > expected ? css.over : css.counted),
            )}
            <text
              x={from + step * 0.38}
              y={HIGH + 14}
              fontSize="12"
              textAnchor="middle"
            >{`${date}/${month}`}</text>
          </g>
        );
      })}
      <path className={css.axis} d={`M0 ${HIGH}H${WIDE}`} />
    </svg>
  );
}
