import { useEffect, useRef, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { IconButton } from './icon-button.tsx';
import css from './mini-sheet.module.css';
import { Picture, type PictureFile } from './picture.tsx';

/** How long it stays on wide screens; on phones until it is dismissed. */
const stayMs = 6000;
const wide = '(min-width: 1024px)';

export type MiniSheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  image?: PictureFile | undefined;
  /** What can be done about it: "Open the cart", "Undo". */
  children?: ReactNode;
};

/** Something happened and more can be done about it: too much for a toast, too little for a dialog. */
export function MiniSheet({ open, onClose, title, text, image, children }: MiniSheetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close, { signal: stop.signal });
    const timer = matchMedia(wide).matches && setInterval(() => !isHeld(place.current) && onClose(), stayMs);
    return () => {
      stop.abort();
      if (timer) clearInterval(timer);
    };
  }, [open, onClose]);

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
          <IconButton icon="x" label={t.close} onClick={onClose} />
          {children && <div className={css.actions}>{children}</div>}
        </div>
      )}
    </div>
  );
}

/** While the pointer or the focus is on it, it waits for another round. */
function isHeld(place: HTMLElement | null): boolean {
  return place?.matches(':is(:hover, :focus-within)') ?? false;
}
