import { type FormEvent, useState } from 'react';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import { templateWords } from '#texts/templates';
import type { ReturnWay } from '../../../../../shop/buying/orders/contract.ts';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { formatDay, formatLastDay } from '../../../../../shop/time/days.ts';
import { addDays, storeDateOf } from '../../../../../shop/time/store-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import css from '../returns.module.css';

const DAYS_AHEAD = 14;

/** Chooses how the pieces come back, shows the sentence the shopper reads, and approves. */
export function ApproveForm({ request }: { request: ConsoleReturn }) {
  const { _id: id, version, kind, ways } = request;
  const [today] = useState(() => storeDateOf(new Date()));
  const [way, setWay] = useState<ReturnWay>(ways[0] ?? 'store');
  const [day, setDay] = useState('');
  const { busy, act } = useAct();
  const pickupDay = way === 'courier' && day !== '' ? day : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => askOnce('approveReturn', { id, version, way, pickupDay }));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <SelectField
        compact
        label={t.way}
        value={way}
        onChange={({ currentTarget: { value } }) => setWay(ways.find((each) => each === value) ?? way)}
      >
        {ways.map((each) => (
          <option key={each} value={each}>
            {t.ways[each]}
          </option>
        ))}
      </SelectField>
      {way === 'courier' && (
        <DateField
          compact
          label={t.day}
          hint={t.dayHint}
          min={today}
          max={addDays(today, DAYS_AHEAD)}
          value={day}
          onChange={setDay}
        />
      )}
      <figure className={css.sentence}>
        <figcaption>{t.will}</figcaption>
        <p>{sentence(way, pickupDay, request.giveBackUntil)}</p>
      </figure>
      {kind === 'exchange' && way === 'courier' && <p className={css.quiet}>{t.approveSends}</p>}
      <Button type="submit" wide icon="check" busy={busy}>
        {t.approve[kind]}
      </Button>
    </form>
  );
}

function sentence(way: ReturnWay, day: string | null, until: string): string {
  const { returnWays } = templateWords;
  if (way !== 'courier') return returnWays[way](formatLastDay(until, language));
  return day === null ? returnWays.courierCalls : returnWays.courier(formatDay(day, language));
}
