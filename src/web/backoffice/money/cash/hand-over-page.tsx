import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import { settling } from '#texts/settling';
import type { CashSheet } from '../../../../shop/money/cash/contract.ts';
import { formatDay, formatMoment, formatTime } from '../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './cash.module.css';
import { DifferenceReason, reasonWords } from './difference-reason.tsx';
import { GiveFloat } from './give-float.tsx';
import { NoteFields, useNotes } from './note-fields.tsx';
import { ReverseEntry } from './reverse-entry.tsx';

export const loader = cacheLast(async ({ params: { day = '', who = '' } }: LoaderFunctionArgs) =>
  ask('getCashSheet', { day, who }),
);

type Count = CashSheet['counts'][number];

/** A courier hands over what they hold: counted by note first, compared afterwards. */
function HandOverPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { day = '' } = useParams();
  const { courier, counts, open, lastCount } = data.sheet;
  const me = useMe();
  const isNothing = counts.length === 0 && open.length === 0;
  return (
    <Page title={courier.name} total={formatDay(day, language)} back="/cash" layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {isNothing && <EmptyState icon="banknote" title={t.holdsNothing} />}
      <div className={classes(css.both, open.length > 0 && css.desk)}>
        <div className={css.side}>
          {counts.map((count) => (
            <CountMade key={count._id} count={count} courier={courier.name} />
          ))}
          <div className={css.actions}>
            {counts.length > 0 && (
              <ExportButtons
                inline
                read={async (format) => ask('exportCash', { kind: 'sheet', format, day, who: courier._id })}
              />
            )}
            <GiveFloat courierId={courier._id} />
            {/* Before the count they would say what is expected. */}
            {open.length === 0 && (
              <ButtonLink
                tone="secondary"
                small
                icon="coins"
                to={`/cash/entries?${new URLSearchParams({ account: `courier:${courier._id}`, from: day, to: day })}`}
              >
                {t.showEntries}
              </ButtonLink>
            )}
          </div>
          {open.length > 0 && (
            <section className={css.panel} aria-label={t.toCountList}>
              <h2 className="card-title">{t.toCountList}</h2>
              <p className={css.small}>{t.blind}</p>
              <ul className={css.list}>
                {open.map(({ kind, number, at }, place) => (
                  <li key={`${at} ${place}`}>
                    <span>
                      {t.kinds[kind]} {number !== null && <OrderNumber number={number} />}
                    </span>
                    <span className={css.small}>
                      {storeDateOf(at) === day ? formatTime(at) : formatMoment(at, language)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {open.length > 0 && (
          <CountForm
            key={lastCount}
            courier={courier}
            lastCount={lastCount}
            countedAt={counts[0]?.at}
            isOwn={courier._id === me.staff._id}
            takesOld={data.takesOldNotes}
          />
        )}
      </div>
    </Page>
  );
}

type CountFormProps = {
  courier: CashSheet['courier'];
  lastCount: string | null;
  /** When this cash was last counted on the day shown. */
  countedAt: string | undefined;
  isOwn: boolean;
  takesOld: boolean;
};

function CountForm({ courier, lastCount, countedAt, isOwn, takesOld }: CountFormProps) {
  const counting = useNotes(`hand-over ${courier._id}`, countedAt);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const isOnline = useOnline();
  const submit = async () => {
    if (!isOnline) return setError(t.needsLine);
    if (counting.isEmpty) return setError(t.countMissing);
    const input = { courierId: courier._id, notes: counting.notes, after: lastCount };
    await act(async () => {
      try {
        await askOnce('handOverCash', input);
        counting.forget();
      } catch (failure) {
        const other = failure instanceof CallError && failure.code === 'CONFLICT' ? byOf(failure) : null;
        setError(other === null ? failureText(failure, t.failed) : t.countedBy(other));
      }
    });
  };
  return (
    <form
      className={css.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="card-title">{t.countTitle}</h2>
      {isOwn && <Banner>{t.ownCash}</Banner>}
      <NoteFields counting={counting} takesOld={takesOld} />
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Button type="submit" wide busy={busy}>
        {t.countDone}
      </Button>
    </form>
  );
}

/** How a difference was settled, by whom and when. */
function settledText({ as, charged, by, at }: NonNullable<Count['settlement']>, difference: number): string {
  const ways: Partial<Record<typeof as, string>> = settling.ways[difference < 0 ? 'short' : 'over'];
  const way = charged === null ? (ways[as] ?? '') : settling.chargedTo(charged);
  return settling.settled(way, by, formatMoment(at, language));
}

/** The name of the member who counted first, from the refusal. */
function byOf({ data }: CallError): string | null {
  return typeof data === 'object' && data !== null && 'by' in data && typeof data.by === 'string'
    ? data.by
    : null;
}

function CountMade({ count, courier }: { count: Count; courier: string }) {
  const { by, at, counted, expected, difference, differenceId, reason, answer, answerReason, state } = count;
  return (
    <section className={css.panel} aria-label={t.countOf(formatMoment(at, language))}>
      <p className={css.line}>
        <span className={css.holder}>
          <b>{t.countOf(formatMoment(at, language))}</b>
          <small>{t.by(by)}</small>
        </span>
        {state === 'reversed' ? (
          <Tag>{t.reversed}</Tag>
        ) : (
          <Tag tone={answer === null ? 'warning' : 'success'}>
            {answer === null ? t.waitsFor(courier) : t.acknowledged}
          </Tag>
        )}
      </p>
      {count.isOwn && <p className={css.small}>{t.ownCash}</p>}
      {answer === 'refused' && <Banner tone="error">{t.refusedCount(courier, answerReason)}</Banner>}
      <dl className={css.list}>
        <div className={css.line}>
          <dt>{t.expected}</dt>
          <dd>
            <MoneyCell amount={expected} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{t.counted}</dt>
          <dd>
            <MoneyCell amount={counted} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{t.difference}</dt>
          <dd className={css.result}>
            <MoneyCell amount={difference} isDifference={state === 'difference' ? true : 'closed'} />
          </dd>
        </div>
      </dl>
      {state === 'difference' && reason === null && differenceId !== null && (
        <DifferenceReason id={differenceId} difference={difference} />
      )}
      {reason !== null && <p className={css.small}>{t.reasonOf(reasonWords(reason, count.note))}</p>}
      {count.settlement !== null && <p className={css.small}>{settledText(count.settlement, difference)}</p>}
      <ul className={css.list} aria-label={t.madeOf}>
        {count.lines.map(({ kind, number, amount, at: when }, place) => (
          <li key={`${when} ${place}`}>
            <span>
              {t.kinds[kind]} {number !== null && <OrderNumber number={number} />}
            </span>
            <MoneyCell amount={amount} />
          </li>
        ))}
      </ul>
      <ReverseEntry _id={count.entryId} kind="handOver" irreversible={count.irreversible} />
    </section>
  );
}

export { HandOverPage as Page };
