import { useEffect, useState } from 'react';
import { help as t } from '#texts/help';
import { isSupportOpen } from '../../../shop/help/support-hours.ts';
import css from './support-status.module.css';
import { supportHours } from './support.ts';

/** Open or closed, as it is in Damascus at this minute; until the page's script runs, the hours alone. */
export function SupportStatus() {
  const isOpen = useSupportOpen();
  return (
    <p className={css.status} data-open={isOpen ?? undefined}>
      {isOpen === null ? t.hours : isOpen ? t.openNow : t.closedNow}
    </p>
  );
}

function useSupportOpen(): boolean | null {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(isSupportOpen(new Date(), supportHours));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return isOpen;
}
