import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { IconButton } from '../buttons/icon-button.tsx';
import { classes } from '../classes.ts';
import css from './sheet.module.css';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** 92 % of the screen's height. */
  tall?: boolean | undefined;
  /** `start` makes it a drawer. */
  place?: 'sheet' | 'start' | undefined;
  id?: string | undefined;
};

/** A native modal dialog: a bottom sheet on phones, centered from 768 px; also closed by Android's Back. */
export function Sheet({ open, onClose, title, children, footer, tall, place = 'sheet', id }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => closeOnScrim(dialog.current), []);
  // Closed while it is still in the page: else the browser would not return the focus to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);

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

/** A click on the dialog itself is on the backdrop: the content is in a box inside. */
function closeOnScrim(dialog: HTMLDialogElement | null) {
  const press = (event: MouseEvent) => event.target === dialog && dialog?.close();
  dialog?.addEventListener('click', press);
  return () => dialog?.removeEventListener('click', press);
}
