import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { IconButton } from '../buttons/icon-button.tsx';
import { Picture, type PictureFile } from '../product/picture.tsx';
import css from './mini-sheet.module.css';

/** How long it shows on wide screens, in milliseconds; on phones until dismissed. */
const stayMs = 6000;
const wide = '(min-width: 1024px)';

export type MiniSheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  image?: PictureFile | undefined;
  /** Actions, such as "Open the cart" or "Undo". */
  children?: ReactNode;
};

/** A confirmation with actions: more than a toast, less than a dialog. */
export function MiniSheet({ open, onClose, title, text, image, children }: MiniSheetProps) {
  const place = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  const leave = useCallback(() => {
    if (place.current?.contains(document.activeElement)) focusOn(origin.current);
    onClose();
  }, [onClose]);
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    origin.current = document.activeElement;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
      if (event.key === 'Tab') leadThrough(event, place.current, origin.current);
    };
    document.addEventListener('keydown', press, { signal: stop.signal });
    const timer = matchMedia(wide).matches && setInterval(() => !isHeld(place.current) && onClose(), stayMs);
    return () => {
      stop.abort();
      if (timer) clearInterval(timer);
    };
  }, [open, title, text, leave, onClose]);

  useLayoutEffect(() => {
    // Toasts leave this much room (toaster.module.css).
    const { style } = document.documentElement;
    if (open) {
      const height = (place.current?.offsetHeight ?? 0) + riseAboveBar(place.current);
      style.setProperty('--mini-sheet', `${height}px`);
    }
    return () => void style.removeProperty('--mini-sheet');
  }, [open, title, text]);

  return (
    <div ref={place} role="status" className={css.place}>
      {open && (
        <div className={css.sheet}>
          {image && (
            <span className={css.image}>
              <Picture image={{ ...image, alt: '' }} sizes="56px" load="eager" />
            </span>
          )}
          <div className={css.words}>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </div>
          {children && <div className={css.actions}>{children}</div>}
          <span className={css.close}>
            <IconButton icon="x" label={t.close} onClick={leave} />
          </span>
        </div>
      )}
    </div>
  );
}

/**
 * Positions the sheet above a bar that must stay reachable (`data-uncovered`); returns the bar's height, 0 without one.
 */
function riseAboveBar(sheet: HTMLElement | null): number {
  const bar = document.querySelector<HTMLElement>('[data-uncovered]');
  const isFixed = bar !== null && bar.offsetHeight > 0 && getComputedStyle(bar).position === 'sticky';
  const height = isFixed ? bar.offsetHeight : 0;
  if (sheet !== null) sheet.style.insetBlockEnd = height === 0 ? '' : `${height}px`;
  return height;
}

/** Rendered at the end of the page; Tab reaches it right after the pressed control. */
function leadThrough(event: KeyboardEvent, sheet: HTMLElement | null, origin: Element | null): void {
  const stops = [...(sheet?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const focused = document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], origin] : [origin, stops[0]];
  if (focused === from) {
    focusOn(to);
    event.preventDefault();
  } else if (!event.shiftKey && focused === stops.at(-1)) {
    // The browser continues the tab order from there.
    focusOn(origin);
  }
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}

/** The timer restarts while the pointer or the focus is inside. */
function isHeld(place: HTMLElement | null): boolean {
  return place?.matches(':is(:hover, :focus-within)') ?? false;
}
