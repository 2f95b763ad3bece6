import { type FormEvent, useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import { type CallOutcome, callOutcomes } from '../../../../../shop/delivery/fulfilment/call-rules.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { atStoreMinute, storeDateOf } from '../../../../../shop/time/store-time.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { askOnce } from '../../../client/ask.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import css from '../fulfilment.module.css';
import { useStep } from '../use-step.ts';

/** The outcomes of a call in one row; nothing where the order waits for no call. */
export function CallOutcomes({
  order,
  onDone,
  isMain = false,
}: {
  order: ConsoleOrder;
  onDone?: (outcome: CallOutcome) => void;
  /** The next step of its page: the confirmation is filled, and on phones the outcomes stay at the thumb. */
  isMain?: boolean;
}) {
  const [isLater, setLater] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, take } = useStep();
  const [today] = useState(() => storeDateOf(new Date()));
  const { _id: id, version, callableFrom, callsWanted, attemptsToCall } = order;
  if (!order.may.includes('call')) return null;

  const note = async (outcome: CallOutcome, nextAt: string | null = null) => {
    const done = await take(async () => askOnce('callOrder', { id, version, outcome, nextAt }));
    if (done === null) return;
    setLater(false);
    onDone?.(outcome);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const at = atStoreMinute(fieldText(form, 'day'), fieldText(form, 'time'));
    if (Number.isNaN(at.getTime()) || at <= new Date()) return setError(t.laterMissing);
    void note('later', at.toISOString());
  };

  const keyOf = (outcome: CallOutcome) => (isMain && outcome === 'confirmed' ? 'n' : undefined);
  const shown = (
    <>
      {callableFrom !== null && (
        <p className={css.quiet}>{t.callFrom(formatMoment(callableFrom, language))}</p>
      )}
      <div className={css.outcomes}>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            small
            tone={keyOf(outcome) === undefined ? 'secondary' : 'primary'}
            data-key={keyOf(outcome)}
            disabled={callableFrom !== null}
            busy={busy}
            onClick={() => (outcome === 'later' ? setLater(true) : void note(outcome))}
          >
            {t.outcomes[outcome]}
            {outcome === 'noAnswer' && ` · ${t.tries(attemptsToCall.length + 1, callsWanted)}`}
            {keyOf(outcome) && <KeyHint name="n" />}
          </Button>
        ))}
      </div>
      {isLater && (
        <form className={css.tools} noValidate onSubmit={submit}>
          <DateField compact name="day" label={t.laterDay} defaultValue={today} min={today} error={error} />
          <TimeField compact name="time" label={t.laterTime} />
          <Button small type="submit" busy={busy}>
            {t.outcomes.later}
          </Button>
        </form>
      )}
    </>
  );
  if (!isMain) return <Panel title={t.callTitle}>{shown}</Panel>;
  return (
    <section className={css.atThumb} aria-label={t.callTitle} data-step-bar="">
      {shown}
    </section>
  );
}
