import { useEffect, useRef } from 'react';
import { useCloseOnNavigation } from '../../layout/menus/use-close-on-navigation.ts';
import { SearchPanel } from './search-panel.tsx';
import css from './search-popover.module.css';

/** Search suggestions on wide screens, under the header's field; the header owns the form. */
export function SearchPopover({ words, onClose }: { words: string; onClose: () => void }) {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(onClose);
  useEffect(() => {
    const form = popover.current?.closest('form');
    if (!form) return undefined;
    // The focus may have moved on before this module loaded.
    if (!form.contains(document.activeElement)) onClose();
    const stop = new AbortController();
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A press on something that cannot be focused is outside as well.
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
    // A press inside must not blur the field before the link is clicked.
    <div ref={popover} className={css.popover} tabIndex={-1}>
      <SearchPanel words={words} />
    </div>
  );
}
