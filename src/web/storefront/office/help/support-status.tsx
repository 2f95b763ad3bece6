import { useEffect, useState } from 'react';
import { help as t } from '#texts/help';
import { isSupportOpen } from '../../../../shop/office/help/support-hours.ts';
import type { StoreFacts } from '../../../../shop/people/facts/contract.ts';
import { useFacts } from '../../layout/facts.ts';
import css from './support-status.module.css';

/** Open or closed by the current time in Damascus; before hydration only the hours. */
export function SupportStatus() {
  const { supportHours: hours } = useFacts();
  const isOpen = useSupportOpen(hours);
  return (
    <p className={css.status} data-open={isOpen ?? undefined}>
      {isOpen === null ? t.hours(hours) : isOpen ? t.openNow(hours) : t.closedNow(hours)}
    </p>
  );
}

function useSupportOpen(hours: StoreFacts['supportHours']): boolean | null {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(isSupportOpen(new Date(), hours));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours]);
  return isOpen;
}
