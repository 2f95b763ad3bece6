import { setup as t } from '#texts/setup';
import type { StepWithDefaults } from '../../../../shop/settings/setup.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './setup.module.css';

/** Ticks a step whose usual values suit as they are. */
export function Suits({ step }: { step: StepWithDefaults }) {
  const { busy, act } = useAct();
  const accept = async () => {
    if ((await act(() => askOnce('acceptDefaults', { step }))) !== null) toast.success(t.accepted);
  };
  return (
    <div className={css.other}>
      <Button
        tone="secondary"
        small
        icon="check"
        busy={busy}
        aria-label={t.suitsWhat(t.steps[step])}
        onClick={() => void accept()}
      >
        {t.suits}
      </Button>
    </div>
  );
}
