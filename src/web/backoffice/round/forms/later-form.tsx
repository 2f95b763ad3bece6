import { useState } from 'react';
import { language } from '#texts/language';
import { round as t } from '#texts/round';
import { formatDay } from '../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { useRecord } from '../device/use-record.ts';
import css from '../round.module.css';
import { BigButton } from './big-button.tsx';
import { type DoorFormProps, FormPage } from './form-page.tsx';

/** Another day: which, and why. */
export function LaterForm({ run: { rules }, stop }: DoorFormProps) {
  const [day, setDay] = useState('');
  const [why, setWhy] = useState('');
  const { busy, error, send } = useRecord(stop);
  const [today] = useState(() => storeDateOf(new Date()));
  const days = rules.nextDays.filter((each) => each > today);
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
            onClick={() => void send({ kind: 'attempt', reason: why, nextDate: day })}
          >
            {t.record}
          </BigButton>
        </>
      }
    >
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{t.laterTitle}</legend>
        {days.map((each) => (
          <label key={each} className={css.choice}>
            <input type="radio" name="day" checked={day === each} onChange={() => setDay(each)} />
            {formatDay(each, language)}
          </label>
        ))}
      </fieldset>
      <fieldset className={css.choices}>
        <legend>{t.laterWhy}</legend>
        {Object.values(t.laterReasons).map((each) => (
          <label key={each} className={css.choice}>
            <input type="radio" name="why" checked={why === each} onChange={() => setWhy(each)} />
            {each}
          </label>
        ))}
      </fieldset>
    </FormPage>
  );
}
