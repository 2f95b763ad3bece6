import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import css from './texts.module.css';

type AskFirstProps = {
  open: boolean;
  title: string;
  text: string;
  action: string;
  isDanger?: boolean;
  /** Whether the required input is there. */
  isReady?: boolean;
  busy: boolean;
  onClose: () => void;
  onSure: () => void;
  children?: ReactNode;
};

/** Asks before something that others see or that drops work. */
export function AskFirst({
  open,
  title,
  text,
  action,
  isDanger = false,
  isReady = true,
  busy,
  onClose,
  onSure,
  children,
}: AskFirstProps) {
  if (!open) return null;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button wide tone={isDanger ? 'danger' : 'primary'} busy={busy} disabled={!isReady} onClick={onSure}>
          {action}
        </Button>
      }
    >
      <div className={css.what}>
        <p>{text}</p>
        {children}
      </div>
    </Sheet>
  );
}
