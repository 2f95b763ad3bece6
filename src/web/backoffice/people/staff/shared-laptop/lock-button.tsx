import { desks as t } from '#texts/desks';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMe } from '../../../layout/me.ts';

/** Locks the screen, so that another person takes their turn; only on a shared laptop. */
export function LockButton() {
  if (useMe().desk === null) return null;
  return (
    <Button tone="quiet" small icon="lock" onClick={() => dispatchEvent(new Event('console:lock'))}>
      {t.lock}
    </Button>
  );
}
