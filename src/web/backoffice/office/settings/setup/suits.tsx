import { setup as t } from '#texts/setup';
import type { StepWithDefaults } from '../../../../../shop/office/settings/setup.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from './setup.module.css';

type SuitsProps = {
  step: StepWithDefaults;
  /** Of its button, where it is the next step. */
  nextTone: 'primary' | 'secondary' | null;
};

/** Ticks a step whose usual values suit as they are. */
export function Suits({ step, nextTone }: SuitsProps) {
  const { busy, act } = useAct();
  const accept = async () => {
    if ((await act(() => askOnce('acceptDefaults', { step }))) !== null) toast.success(t.accepted);
  };
  return (
    <div className={nextTone === null ? css.other : css.go}>
      <Button
        tone={nextTone ?? 'secondary'}
        small={nextTone === null}
        wide={nextTone !== null}
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
