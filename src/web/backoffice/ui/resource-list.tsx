import { Fragment, type ReactNode } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { bulk } from '#texts/bulk';
import { consoleWords as t } from '#texts/console-words';
import { language } from '#texts/language';
import { formatNumber } from '../../../shop/money.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/blocks/empty-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ChipRemove, Chips } from '../../ui/buttons/chip.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { KeyHint } from './key-hint.tsx';
import css from './resource-list.module.css';
import type { Ticks } from './selection.ts';
import { useWide } from './use-wide.ts';

export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Set at the right edge in both languages. */
  isNumber?: true;
};

/** A view of the list: a name, how many it finds, and the query of its URL. */
export type ListView = {
  id: string;
  label: string;
  count?: number | string;
  /** By default the list's own. */
  path?: string;
  query: string;
  /** By default where the address is exactly the view's. */
  isCurrent?: boolean;
  /** Beside the current tab: what can be done with it. */
  menu?: ReactNode;
};

/** A filter in force, as a person reads it, by its name in the address. */
export type AppliedFilter = { name: string; label: string };

export type ResourceListProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The same row on a phone; the first card has the filled button. */
  Card: (props: { row: Row; isFirst: boolean }) => ReactNode;
  /** Where a press on the row leads, and the row's name for screen readers. */
  linkOf?: ((row: Row) => string) | undefined;
  nameOf?: ((row: Row) => string) | undefined;
  views?: readonly ListView[];
  filters?: readonly AppliedFilter[];
  /** The fields that add filters, above the rows. */
  search?: ReactNode;
  /** Shown before the rows, such as their chart. */
  above?: ReactNode;
  /** A sum of what is shown. */
  sum?: ReactNode;
  /** The last row of the table, by column: the sums over all pages. Its first cell names it. */
  foot?: Readonly<Record<string, ReactNode>> | null;
  /** When the rows were read, where they could not be read again. */
  asOf: string | null;
  /** Shown when there is nothing at all; a filter without results has its own text. */
  empty: EmptyStateProps;
  /** More rows: the `before` of the next page. */
  next?: string | null;
  /** Set on red: it would lose money as it stands. */
  isLoss?: (row: Row) => boolean;
  /** Rows can be ticked. */
  selection?: Ticks<Row> | undefined;
};

/** The console's list: views as tabs, filters as chips, a table from 768 px, else cards; all state is in the URL. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { rows, views = [], filters = [], search, above, sum, asOf, empty, next = null } = props;
  const [query] = useSearchParams();
  return (
    <div className={css.list}>
      {views.length > 0 && <Views views={views} />}
      {(search !== undefined || sum !== undefined) && (
        <div className={css.tools}>
          {search}
          {sum !== undefined && <p className={css.sum}>{sum}</p>}
        </div>
      )}
      {filters.length > 0 && (
        <Chips label={t.filters}>
          {filters.map(({ name, label }) => (
            <ChipRemove key={name} to={without(query, name)}>
              {label}
            </ChipRemove>
          ))}
        </Chips>
      )}
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {rows.length > 0 && above}
      {rows.length === 0 ? <Nothing isFiltered={filters.length > 0} empty={empty} /> : <Rows {...props} />}
      {next !== null && (
        <Link className={css.next} to={`?${changed(query, 'before', next)}`} data-next-page>
          {t.nextPage}
        </Link>
      )}
    </div>
  );
}

/** The current tab of many is brought into view, sideways only. */
function showCurrent(nav: HTMLElement | null): void {
  const tab = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function Views({ views }: { views: readonly ListView[] }) {
  const [query] = useSearchParams();
  return (
    <nav className={css.views} aria-label={t.views} ref={showCurrent}>
      {views.map(
        ({ id, label, count, path = '', query: own, isCurrent = query.toString() === own, menu }) => (
          <Fragment key={id}>
            <Link to={`${path}?${own}`} aria-current={isCurrent || undefined} className={css.view}>
              {label} {count !== undefined && <span>{shown(count)}</span>}
            </Link>
            {isCurrent && menu}
          </Fragment>
        ),
      )}
    </nav>
  );
}

/** Shown when the list is outdated, with a reload. */
export function StaleBanner({ asOf }: { asOf: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="offline"
      action={
        <Button tone="secondary" small busy={state === 'loading'} onClick={() => void revalidate()}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.shownAsOf(formatMoment(asOf, language))}
    </Banner>
  );
}

function Nothing({ isFiltered, empty }: { isFiltered: boolean; empty: EmptyStateProps }) {
  if (!isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon="search"
      title={t.nothingFound}
      action={
        <Link className="text-link" to="?">
          {t.clearFilters}
        </Link>
      }
    />
  );
}

function Rows<Row>(props: ResourceListProps<Row>) {
  const { label, rows, keyOf, columns, Card, linkOf, nameOf, selection, isLoss, foot = null } = props;
  const isWide = useWide();
  const toneOf = (row: Row) =>
    classes(selection?.has(row) === true && css.ticked, isLoss?.(row) === true && css.loss);
  // The bulk bar has the filled button while rows are ticked.
  const isQuiet = selection !== undefined && selection.count > 0;
  if (!isWide)
    return (
      <ul className={css.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes(css.card, toneOf(row))}>
            {selection && <Tick row={row} nameOf={nameOf} selection={selection} />}
            <Card row={row} isFirst={row === rows[0] && !isQuiet} />
            {linkOf && <RowLink to={linkOf(row)} name={nameOf?.(row)} />}
          </li>
        ))}
      </ul>
    );
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <TickAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map(({ id, head, isNumber }) => (
              <th key={id} scope="col" className={classes(isNumber && css.number)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={toneOf(row)}>
              {selection && (
                <td>
                  <Tick row={row} nameOf={nameOf} selection={selection} />
                </td>
              )}
              {columns.map(({ id, cell, isNumber }, place) => (
                <td key={id} className={classes(isNumber && css.number)}>
                  {shown(cell(row))}
                  {place === 0 && linkOf && <RowLink to={linkOf(row)} name={nameOf?.(row)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot !== null && (
          <tfoot>
            <tr>
              {columns.map(({ id, isNumber }, place) =>
                place === 0 ? (
                  <th key={id} scope="row" colSpan={selection ? 2 : 1}>
                    {foot[id]}
                  </th>
                ) : (
                  <td key={id} className={classes(isNumber && css.number)}>
                    {foot[id]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type TickProps<Row> = Pick<ResourceListProps<Row>, 'nameOf'> & { row: Row; selection: Ticks<Row> };

function Tick<Row>({ row, nameOf, selection }: TickProps<Row>) {
  const name = <span className="visually-hidden">{bulk.tick(nameOf?.(row) ?? '')}</span>;
  return (
    <span className={css.tick}>
      <Checkbox label={name} checked={selection.has(row)} onChange={() => selection.toggle(row)} />
      <KeyHint name="x" ofRow />
    </span>
  );
}

function TickAll<Row>({ rows, selection }: { rows: readonly Row[]; selection: Ticks<Row> }) {
  return (
    <span className={css.tick}>
      <Checkbox
        label={<span className="visually-hidden">{bulk.tickAll}</span>}
        checked={rows.every(selection.has)}
        onChange={() => selection.toggleAll(rows)}
      />
    </span>
  );
}

/** Covers its row: a press anywhere on it opens the thing. Keys move between them. */
function RowLink({ to, name = '' }: { to: string; name?: string | undefined }) {
  return (
    <Link to={to} className={classes(css.open)} data-row>
      <span className="visually-hidden">{t.open(name)}</span>
    </Link>
  );
}

function changed(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return next.toString();
}

function without(query: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  // The page number belongs to the previous filter.
  rest.delete('before');
  return `?${rest}`;
}

/** A number as numbers are written; what a cell has made itself stays. */
const shown = (content: ReactNode) => (typeof content === 'number' ? formatNumber(content) : content);
