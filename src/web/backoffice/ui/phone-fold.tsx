import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { IconName } from '../../ui/buttons/icon.tsx';
import css from './phone-fold.module.css';
import { useWide } from './use-wide.ts';

export type PhoneFoldProps = {
  label: string;
  icon: IconName;
  /** Open from the start: something in it needs attention. */
  open?: boolean;
  children: ReactNode;
};

/** What phones show after a tap, so that the page begins with what it is about. Wide screens show it at once. */
export function PhoneFold({ label, icon, open = false, children }: PhoneFoldProps) {
  const isWide = useWide();
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  if (isWide) return children;
  return (
    <>
      <Button
        tone="secondary"
        small
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} className={css.content} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
