import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { reports as t } from '#texts/reports';
import { today as words } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { type ReportName, specOf } from '../../../../shop/office/reports/reports.ts';
import { addDays, storeDateOf } from '../../../../shop/time/store-time.ts';
import { ask } from '../../client/ask.ts';
import { CashCard } from './cash-card.tsx';
import css from './report-cards.module.css';
import { figureText, headOf, ReportChart, rowLabel } from './report-chart.tsx';
import { WeekBeside } from './week-beside.tsx';

type Report = ConsoleDataOf<'readReport'>;
type Card = { name: ReportName; by: string; days: number };

/** The reports of the console's first page. On phones the first alone. */
const cards: readonly Card[] = [
  { name: 'sales', by: 'day', days: 14 },
  { name: 'sellThrough', by: 'size', days: 60 },
  { name: 'refusals', by: 'area', days: 30 },
];
const MOST_ROWS = 5;
const FRESH_MS = 10 * 60_000;

// Figures of many days change slowly, and the page is opened many times a day.
const answers = new Map<ReportName, { at: number; answer: Promise<Report | null> }>();

function readCard({ name, by, days }: Card): Promise<Report | null> {
  const known = answers.get(name);
  if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.answer;
  const to = storeDateOf(new Date());
  const answer = ask('readReport', { name, by, from: addDays(to, 1 - days), to }).catch(() => {
    answers.delete(name);
    return null;
  });
  answers.set(name, { at: Date.now(), answer });
  return answer;
}

export function ReportCards({ isWide, countsCash }: { isWide: boolean; countsCash: boolean }) {
  return (
    <div className={css.cards}>
      {(isWide ? cards : cards.slice(0, 1)).map((card) => (
        <Fragment key={card.name}>
          <ReportCard card={card} isWide={isWide} />
          {/* Beside the one that is as high. */}
          {isWide && countsCash && card.name === 'sales' && <CashCard />}
        </Fragment>
      ))}
    </div>
  );
}

function ReportCard({ card, isWide }: { card: Card; isWide: boolean }) {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    let isShown = true;
    void readCard(card).then((answer) => isShown && setReport(answer));
    return () => {
      isShown = false;
    };
  }, [card]);
  if (report === null || report.rows.length === 0) return null;
  const { name } = card;
  const { rows, by, from, to } = report;
  const { columns, chart } = specOf(name);
  const column = columns.find(({ id }) => id === chart);
  return (
    <section className={css.card} aria-label={t.names[name]}>
      <p className={css.head}>
        <b>{t.names[name]}</b>
        <Link to={`/reports/${name}?${new URLSearchParams({ from, to, by })}`} className="text-link">
          {words.days(card.days)}
        </Link>
      </p>
      {name === 'sales' && <WeekBeside rows={rows} to={to} />}
      <ReportChart name={name} rows={rows} by={by} from={from} to={to} most={MOST_ROWS} />
      {/* Bars bear their figures; columns have no room for them. */}
      {isWide && column !== undefined && name === 'sales' && (
        <table className={css.table}>
          <tbody>
            {rows.slice(-MOST_ROWS).map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <bdi>{rowLabel(row, by)}</bdi>
                </th>
                <td aria-label={headOf(column)}>{figureText(column, row.figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
