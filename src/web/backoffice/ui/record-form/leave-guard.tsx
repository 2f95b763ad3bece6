import { useState } from 'react';
import { useBlocker } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { DraftStored } from './draft-stored.tsx';
import css from './record-form.module.css';

export type LeaveGuardProps = {
  changes: number;
  isUnsaved: () => boolean;
  /** Resolves to true once all is saved. Absent where saving creates something, such as an order or a message to many. */
  onSave?: (() => Promise<boolean>) | undefined;
  onKeep: () => void;
};

/**
 * Asks before another page of the console replaces one with unsaved changes, whatever leads there. Exceptions: a page below
 * it, the preview, which shows the draft; and the sign-in page, as the session has ended. Closing the tab asks nothing.
 */
export function LeaveGuard({ changes, isUnsaved, onSave, onKeep }: LeaveGuardProps) {
  const [busy, setBusy] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.pathname.startsWith(`${currentLocation.pathname}/`) &&
      !nextLocation.pathname.endsWith('/sign-in') &&
      isUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  const save = async () => {
    setBusy(true);
    const isSaved = await onSave?.();
    setBusy(false);
    if (isSaved === true) return blocker.proceed();
    blocker.reset();
    // While the sheet is open nothing behind it can have the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
  };
  const keep = () => {
    onKeep();
    blocker.proceed();
  };
  return (
    <Sheet
      open
      title={t.leaveTitle}
      onClose={() => blocker.reset()}
      footer={
        <div className={css.choices}>
          {onSave !== undefined && (
            <Button busy={busy} onClick={() => void save()}>
              {t.saveAndGo}
            </Button>
          )}
          <Button tone={onSave === undefined ? 'primary' : 'secondary'} disabled={busy} onClick={keep}>
            {t.keepDraft}
          </Button>
          <Button tone="secondary" disabled={busy} onClick={() => blocker.reset()}>
            {t.stay}
          </Button>
        </div>
      }
    >
      <p>
        {t.changes(changes)} <DraftStored />
      </p>
    </Sheet>
  );
}
