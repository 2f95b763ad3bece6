import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateField as t } from '#texts/date-field';
import { periodNames, periodOf } from '../../../shop/time/periods.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { ChipLink, Chips } from '../../ui/buttons/chip.tsx';

/** The usual periods as one tap each; they set `from` and `to` in the address and leave the other filters. */
export function PeriodLinks({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const [query] = useSearchParams();
  const [today] = useState(() => storeDateOf(new Date()));
  return (
    <Chips label={t.periods}>
      {periodNames.map((name) => {
        const period = periodOf(name, today);
        const next = new URLSearchParams({ ...Object.fromEntries(query), ...period });
        next.delete('before');
        const isOn = period.from === from && period.to === to;
        return (
          <ChipLink key={name} to={`?${next}`} on={isOn}>
            {t.periodNames[name]}
          </ChipLink>
        );
      })}
    </Chips>
  );
}
