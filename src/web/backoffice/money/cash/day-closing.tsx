import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatDay, formatMoment } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './cash.module.css';
import { ReasonFields, useDifferenceReason } from './difference-reason.tsx';
import { NoteFields, useNotes } from './note-fields.tsx';

type Days = ConsoleDataOf<'listCashDays'>;
type Closed = Days['closed'][number];

/** Closes the last day shown after a count of the safe; a closed day cannot be edited. */
export function DayClosing({ data: { to, today, rows, closed, takesOldNotes } }: { data: Days }) {
  const day = to > today ? today : to;
  const known = closed.find((each) => each.day === day);
  const [contradicted, setContradicted] = useState<{ day: string; orders: readonly string[] }>();
  const holding = rows.filter(({ state }) => state === 'toCount').map(({ holder }) => holder);
  return (
    <section className={css.panel} aria-label={t.closing}>
      <h2 className="card-title">{formatDay(day, language)}</h2>
      {known !== undefined && <ClosedDay known={known} />}
      {known?.isOpen === false && contradicted?.day === day && <Contradicted orders={contradicted.orders} />}
      {known?.isOpen !== false && (
        <CloseForm
          key={day}
          day={day}
          closedAt={known?.at}
          holding={holding}
          takesOld={takesOldNotes}
          onClosed={(orders) => setContradicted({ day, orders })}
        />
      )}
      <p className={css.small}>{t.never}</p>
    </section>
  );
}

type CloseFormProps = {
  day: string;
  /** When it was closed before it was opened again. */
  closedAt: string | undefined;
  holding: readonly Holding[];
  takesOld: boolean;
  /** Gets the numbers of the orders with events that contradict. */
  onClosed: (contradicted: readonly string[]) => void;
};

function CloseForm({ day, closedAt, holding, takesOld, onClosed }: CloseFormProps) {
  const counting = useNotes(`safe ${day}`, closedAt);
  const [isCounting, setCounting] = useState(!counting.isEmpty);
  const [refusedFor, setRefusedFor] = useState<readonly Holding[] | null>(null);
  const [carried, setCarried] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<Compared | null>(null);
  // Another count is compared anew.
  const compared = found?.counted === counting.sum ? found : null;
  const why = useDifferenceReason(`safe ${day}`);
  const { busy, act } = useAct();
  const isOnline = useOnline();
  const named = refusedFor ?? holding;
  // Before the safe the couriers are counted.
  const tone = holding.length > 0 ? 'secondary' : 'primary';
  const left = named.filter(({ _id }) => !carried.includes(_id));
  const close = async () => {
    if (!isOnline) return setError(t.needsLine);
    if (counting.isEmpty) return setError(t.countMissing);
    if (left.length > 0) return setError(t.notCounted(left.map(({ name }) => name).join(t.and)));
    const answer = compared === null ? {} : why.answer();
    if (answer === null) return;
    setError(undefined);
    const ids = carried.map((account) => account.slice('courier:'.length));
    await act(async () => {
      try {
        const { conflicts } = await askOnce('closeCashDay', {
          day,
          notes: counting.notes,
          carried: ids,
          ...answer,
        });
        onClosed(conflicts);
        counting.forget();
        why.forget();
      } catch (failure) {
        const comparison = comparedIn(failure);
        if (comparison !== null) return setFound(comparison);
        setError(refusalText(failure));
        setRefusedFor(holdingOf(failure));
      }
    });
  };
  if (!isCounting)
    return (
      <Button wide tone={tone} onClick={() => setCounting(true)}>
        {t.countSafe}
      </Button>
    );
  return (
    <form
      className={css.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <p className={css.small}>{t.safeText}</p>
      <NoteFields counting={counting} takesOld={takesOld} />
      {named.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={t.carryOver(name)}
          checked={carried.includes(_id)}
          onChange={(event) =>
            setCarried(
              event.currentTarget.checked ? [...carried, _id] : carried.filter((each) => each !== _id),
            )
          }
        />
      ))}
      {compared !== null && (
        <>
          <p className={css.line}>
            <span>{t.expected}</span>
            <MoneyCell amount={compared.expected} />
          </p>
          <p className={css.line}>
            <span>{t.counted}</span>
            <MoneyCell amount={compared.counted} />
          </p>
          <ReasonFields difference={compared.difference} why={why} />
        </>
      )}
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Button type="submit" wide tone={tone} busy={busy}>
        {compared === null ? t.close : t.closeAnyway}
      </Button>
    </form>
  );
}

type Compared = { expected: number; counted: number; difference: number };

/** The comparison of the safe with its balance, from the refusal of a closing that has no reason for a difference. */
function comparedIn(failure: unknown): Compared | null {
  if (!(failure instanceof CallError) || failure.code !== 'NOT_EXPLAINED') return null;
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('difference' in data)) return null;
  // What `closeCashDay` answers with this refusal.
  return data as Compared;
}

type Holding = { _id: string; name: string };

/** Who holds cash now, from the refusal: the list of an earlier day does not show them. */
function holdingOf(failure: unknown): Holding[] | null {
  if (!(failure instanceof CallError) || failure.code !== 'NOT_ZERO') return null;
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('holding' in data)) return null;
  // What `closeCashDay` answers with this refusal.
  const holding = data.holding as { _id: string; name: string }[];
  return holding.map(({ _id, name }) => ({ _id: `courier:${_id}`, name }));
}

function refusalText(failure: unknown): string {
  if (failure instanceof CallError && ['NOT_ZERO', 'NOT_EXPLAINED', 'DAY_CLOSED'].includes(failure.code))
    return failure.message;
  return failureText(failure, t.failed);
}

/** Orders whose cash may still change: an event of a courier's device contradicts their state. */
function Contradicted({ orders }: { orders: readonly string[] }) {
  if (orders.length === 0) return null;
  return (
    <Banner>
      {t.contradicted}
      {orders.map((number) => (
        <Fragment key={number}>
          {' '}
          <Link className="text-link" to={`/orders/${number}`}>
            <OrderNumber number={number} />
          </Link>
        </Fragment>
      ))}
    </Banner>
  );
}

function ClosedDay({ known: { day, by, at, counted, expected, isOpen, ...again } }: { known: Closed }) {
  const isOwner = useMe().staff.roles.includes('owner');
  return (
    <>
      {isOpen ? (
        <Banner>{t.reopened(again.reopenedBy ?? '', again.reopenReason ?? '')}</Banner>
      ) : (
        <Banner tone="success">{t.closedBy(by ?? '', formatMoment(at, language))}</Banner>
      )}
      <p className={css.line}>
        <span>{t.accounts.safe}</span>
        <MoneyCell amount={counted} />
      </p>
      <p className={css.line}>
        <span>{t.difference}</span>
        <MoneyCell amount={counted - expected} isDifference />
      </p>
      {isOwner && !isOpen && <Reopen day={day} />}
    </>
  );
}

function Reopen({ day }: { day: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useStoredText(`reopen ${day}`);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async () => {
    if (reason.trim() === '') return setError(t.noteMissing);
    if ((await act(async () => askOnce('reopenCashDay', { day, reason: reason.trim() }))) === null) return;
    setReason('');
    setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {t.reopen}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.reopen}
        action={t.reopenNow}
        busy={busy}
        onSubmit={submit}
      >
        <TextField
          label={t.noteLabel}
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={error}
        />
      </FormSheet>
    </>
  );
}
