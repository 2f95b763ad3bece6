import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { conflicts as t } from '#texts/conflicts';
import { consoleOrders } from '#texts/console-orders';
import { delivery } from '#texts/delivery';
import { language } from '#texts/language';
import { refusals } from '#texts/refusals';
import type { Conflict } from '../../../../../shop/delivery/fulfilment/conflict.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { formatDay, formatMoment } from '../../../../../shop/time/days.ts';
import { addDays, storeDateOf, type StoreDate } from '../../../../../shop/time/store-time.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { Money } from '../../../../ui/product/price.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import css from '../fulfilment.module.css';

type Ending = { as: 'happened' | 'setAside'; note: string; nextDate?: StoreDate };

/** Acts of couriers that could not be applied to the order; each is booked as it happened, or put aside with a reason. */
export function OrderConflicts({ order: { _id: id, status, conflicts } }: { order: ConsoleOrder }) {
  const [opened, setOpened] = useState<Conflict | null>(null);
  // The sheet of one that a colleague settled meanwhile stays, with what is typed in it.
  const gone = conflicts.some(({ _id }) => _id === opened?._id) ? null : opened;
  return [...conflicts, ...(gone ? [gone] : [])].map((conflict) => (
    <ConflictPanel
      key={conflict._id}
      conflict={conflict}
      isSettled={conflict === gone}
      onOpen={(isOpen) => setOpened(isOpen ? conflict : null)}
      text={conflict.canApply ? t.whatToDo : status === 'canceled' ? t.onlyAside : t.onlyAsideDone}
      onSettle={async (conflictId, ending) => askOnce('settleConflict', { id, conflictId, ...ending })}
    >
      {conflict.returnId !== null && (
        <Link className="text-link" to={`/returns/${conflict.returnId}`}>
          {t.theReturn}
        </Link>
      )}
    </ConflictPanel>
  ));
}

type ConflictPanelProps = {
  conflict: Conflict;
  /** Why it was not applied, and what to do. */
  text: string;
  onSettle: (conflictId: string, ending: Ending) => Promise<unknown>;
  /** A colleague was first. */
  isSettled?: boolean;
  onOpen?: (isOpen: boolean) => void;
  children?: ReactNode;
};

/** An act that was not applied: what was recorded, and the two ways to end it. */
export function ConflictPanel({
  conflict,
  text,
  onSettle,
  isSettled = false,
  onOpen,
  children,
}: ConflictPanelProps) {
  const { by, at, receivedAt, kind, canApply } = conflict;
  const [as, setAs] = useState<Ending['as'] | null>(null);
  const open = (next: typeof as) => {
    setAs(next);
    onOpen?.(next !== null);
  };
  const sheet = as !== null && (
    <Settle {...{ conflict, as, isSettled, onSettle }} onClose={() => open(null)} />
  );
  const panel = (
    <Panel title={t.title}>
      <p>
        {t.recorded(isolated(by ?? ''), formatMoment(at, language))} <b>{delivery.outcomes[kind]}</b>
      </p>
      <Recorded conflict={conflict} />
      <p className={css.quiet}>{t.received(formatMoment(receivedAt, language))}</p>
      <p>{text}</p>
      {children}
      <div className={css.choices}>
        {canApply && (
          <Button small onClick={() => open('happened')}>
            {t.endings.happened}
          </Button>
        )}
        <Button tone="secondary" small onClick={() => open('setAside')}>
          {t.endings.setAside}
        </Button>
      </div>
    </Panel>
  );
  return (
    <>
      {!isSettled && panel}
      {sheet}
    </>
  );
}

/** What was recorded: the pieces kept, the cash, the reason, the next day. */
function Recorded({ conflict: { lines, cash, reason, refusal, nextDate } }: { conflict: Conflict }) {
  const why = [refusal === null ? '' : refusals[refusal], reason].filter((words) => words !== '');
  return (
    <dl className={css.facts}>
      {lines !== null && (
        <div>
          <dt>{t.pieces}</dt>
          {lines.map((line) => (
            <dd key={line.lineNo}>
              <span>
                <bdi>{line.name}</bdi> · <bdi>{line.color}</bdi> · <bdi>{line.size}</bdi>
              </span>
              <b>
                {consoleOrders.keptOf(line.kept, line.quantity)}
                {line.reason !== null && ` · ${refusals[line.reason]}`}
              </b>
            </dd>
          ))}
        </div>
      )}
      {cash !== null && (
        <div>
          <dt>{t.cash}</dt>
          <dd>
            <Money amount={cash} />
          </dd>
        </div>
      )}
      {why.length > 0 && (
        <div>
          <dt>{consoleOrders.reason}</dt>
          <dd dir="auto">{why.join(': ')}</dd>
        </div>
      )}
      {nextDate !== null && (
        <div>
          <dt>{t.nextDay}</dt>
          <dd>{formatDay(nextDate, language)}</dd>
        </div>
      )}
    </dl>
  );
}

type SettleProps = Pick<ConflictPanelProps, 'conflict' | 'onSettle'> & {
  isSettled: boolean;
  as: Ending['as'];
  onClose: () => void;
};

function Settle({ conflict, as, isSettled, onClose, onSettle }: SettleProps) {
  const { _id: id, kind, nextDate } = conflict;
  const [note, setNote] = useStoredText(`conflict ${id}`);
  const [today] = useState(() => storeDateOf(new Date()));
  const asksDay = as === 'happened' && nextDate !== null;
  const [day, setDay] = useState(nextDate !== null && nextDate > today ? nextDate : '');
  const [missing, setMissing] = useState<{ note?: string; day?: string }>({});
  const { busy, act } = useAct();
  const submit = async () => {
    const found = {
      ...(note.trim() === '' && { note: t.noteMissing }),
      ...(asksDay && day === '' && { day: delivery.dayMissing }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const ending = { as, note: note.trim(), ...(asksDay && { nextDate: day }) };
    if ((await act(async () => onSettle(id, ending))) === null) return;
    setNote('');
    onClose();
  };
  return (
    <FormSheet
      onClose={onClose}
      title={t.endings[as]}
      action={t.endings[as]}
      busy={busy}
      onSubmit={() => void submit()}
    >
      {isSettled && !busy && <Banner tone="info">{t.settledMeanwhile}</Banner>}
      <p>{as === 'setAside' ? t.asideText : (t.appliedText[kind] ?? '')}</p>
      {asksDay && (
        <DateField
          label={t.nextDay}
          value={day}
          min={addDays(today, 1)}
          error={missing.day}
          onChange={(next) => {
            setDay(next);
            setMissing({});
          }}
        />
      )}
      <TextField
        label={t.note}
        maxLength={200}
        dir="auto"
        value={note}
        error={missing.note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setMissing({});
        }}
      />
    </FormSheet>
  );
}
