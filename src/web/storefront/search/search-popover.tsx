import { useEffect, useRef } from 'react';
import { useCloseOnNavigation } from '../layout/use-close-on-navigation.ts';
import { SearchPanel } from './search-panel.tsx';
import css from './search-popover.module.css';

/** Search on wide screens, under the field of the header; the form it stands in is the header's. */
export function SearchPopover({ words, onClose }: { words: string; onClose: () => void }) {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(onClose);
  useEffect(() => {
    const form = popover.current?.closest('form');
    if (!form) return undefined;
    // Whoever tabbed on before this had come is elsewhere by now.
    if (!form.contains(document.activeElement)) onClose();
    const stop = new AbortController();
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A press beside anything that takes the focus is a press outside, too.
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      form.querySelector('input')?.focus();
      onClose();
    };
    form.addEventListener('focusout', leave, { signal: stop.signal });
    form.addEventListener('keydown', escape, { signal: stop.signal });
    form.addEventListener('submit', onClose, { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);
  return (
    // A press inside must not take the focus from the field before the link is reached.
    <div ref={popover} className={css.popover} tabIndex={-1}>
      <SearchPanel words={words} />
    </div>
  );
}
