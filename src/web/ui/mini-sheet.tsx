import { useEffect, useState, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { IconButton } from './icon-button.tsx';
import css from './mini-sheet.module.css';
import { Picture, type PictureFile } from './picture.tsx';

/** How long it stays on wide screens; on phones until it is dismissed. */
const stayMs = 6000;
const wide = '(min-width: 1024px)';

export interface MiniSheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  image?: PictureFile | undefined;
  /** What can be done about it: "Open the cart", "Undo". */
  children?: ReactNode;
}

/** Something happened and more can be done about it: too much for a toast, too little for a dialog. */
export function MiniSheet({ open, onClose, title, text, image, children }: MiniSheetProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!open || held || !matchMedia(wide).matches) return undefined;
    const timer = setTimeout(onClose, stayMs);
    return () => clearTimeout(timer);
  }, [open, held, onClose]);

  return (
    <div role="status" className={css.place}>
      {open && (
        <div
          className={css.sheet}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        >
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
