import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import css from './sheet.module.css';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** 92 % of the screen: the filters. */
  tall?: boolean | undefined;
  /** `start`: a drawer at the start edge. */
  place?: 'sheet' | 'start' | undefined;
  id?: string | undefined;
};

/**
 * A native modal dialog: a sheet from the bottom of phones, a box in the middle from 768 px. Esc, the scrim, the
 * close button and Android's back close it; the browser keeps the focus inside and gives it back.
 */
export function Sheet({ open, onClose, title, children, footer, tall, place = 'sheet', id }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => closeOnScrim(dialog.current), []);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes(css.dialog, css[place], tall && css.tall)}
      aria-labelledby={heading}
      onClose={() => open && onClose()}
    >
      <div className={css.box}>
        <div className={css.head}>
          <h2 id={heading} className="section-title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="x" label={t.close} onClick={() => dialog.current?.close()} />
        </div>
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** The scrim is the dialog itself: its content lies in a box inside. */
function closeOnScrim(dialog: HTMLDialogElement | null) {
  const press = (event: MouseEvent) => event.target === dialog && dialog?.close();
  dialog?.addEventListener('click', press);
  return () => dialog?.removeEventListener('click', press);
}
