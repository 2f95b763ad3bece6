import { useState } from 'react';
import { language } from '#texts/language';
import { round as t } from '#texts/round';
import { type Door, isReturn, type MyRun } from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { formatDay } from '../../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { useRecord } from '../device/use-record.ts';
import css from '../round.module.css';
import { BigButton } from './big-button.tsx';
import { FormPage } from './form-page.tsx';
import own from './forms.module.css';

/** Chosen for a day that is agreed by phone. */
const BY_PHONE = 'phone';

/** Another day: which, and why. For a return it may be agreed by phone, after the last visit only so. */
export function LaterForm({ run: { rules }, stop }: { run: MyRun; stop: Door }) {
  const [day, setDay] = useState('');
  const [why, setWhy] = useState('');
  const { busy, error, send } = useRecord(stop);
  const [today] = useState(() => storeDateOf(new Date()));
  const isLast = isReturn(stop) && stop.attempts + 1 >= rules.deliveryAttempts;
  const days = isLast ? [] : rules.nextDays.filter((each) => each > today);
  const nextDate = day === BY_PHONE ? null : day;
  return (
    <FormPage
      stop={stop}
      title={t.laterTitle}
      actions={
        <>
          {error !== '' && <p role="alert">{error}</p>}
          <BigButton
            icon="calendar"
            disabled={day === '' || why === ''}
            aria-busy={busy || undefined}
            onClick={() =>
              void send(
                isReturn(stop)
                  ? { kind: 'missed', reason: why, nextDate }
                  : { kind: 'attempt', reason: why, nextDate: day },
              )
            }
          >
            {t.record}
          </BigButton>
        </>
      }
    >
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{t.laterTitle}</legend>
        {days.map((each) => (
          <label key={each} className={own.choice}>
            <input type="radio" name="day" checked={day === each} onChange={() => setDay(each)} />
            {formatDay(each, language)}
          </label>
        ))}
        {isReturn(stop) && (
          <label className={own.choice}>
            <input type="radio" name="day" checked={day === BY_PHONE} onChange={() => setDay(BY_PHONE)} />
            {t.byPhone}
          </label>
        )}
      </fieldset>
      <fieldset className={css.choices}>
        <legend>{t.laterWhy}</legend>
        {Object.entries(isReturn(stop) ? t.missedReasons : t.laterReasons).map(([key, words]) => (
          <label key={key} className={own.choice}>
            <input type="radio" name="why" checked={why === key} onChange={() => setWhy(key)} />
            {words}
          </label>
        ))}
      </fieldset>
    </FormPage>
  );
}
