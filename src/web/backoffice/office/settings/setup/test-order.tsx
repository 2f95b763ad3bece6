import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { neededForOrder } from '../../../../../shop/office/settings/setup.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from './setup.module.css';

/** The step of the test order: opens the one under way, or asks before it places one. */
export function TestOrder({
  setup: { isOpen, testOrder, steps },
  tone,
  children,
}: {
  setup: ConsoleDataOf<'getSetup'>;
  /** Of its button, as the next step; null without one. */
  tone: 'primary' | 'secondary' | null;
  children: ReactNode;
}) {
  const [isAsking, setAsking] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  if (testOrder !== null)
    return (
      <Link className={css.step} to={`/orders/${testOrder.number}`}>
        {children}
      </Link>
    );
  const missing = steps.filter(({ step, isDone }) => neededForOrder.has(step) && !isDone);
  const place = async () => {
    const placed = await act(() => askOnce('placeTestOrder', isOpen ? { evenOpen: true } : {}));
    setAsking(false);
    if (placed !== null) await navigate(`/orders/${placed.number}`);
  };
  return (
    <>
      <button type="button" className={css.step} onClick={() => setAsking(true)}>
        {children}
      </button>
      {tone !== null && (
        <p className={css.go}>
          <Button wide tone={tone} onClick={() => setAsking(true)}>
            {t.testPlace}
          </Button>
        </p>
      )}
      {isAsking && (
        <Sheet
          open
          title={t.testTitle}
          onClose={() => setAsking(false)}
          footer={
            <Button wide busy={busy} disabled={missing.length > 0} onClick={() => void place()}>
              {t.testPlace}
            </Button>
          }
        >
          <p>{t.testText}</p>
          {isOpen && <p>{t.testOpen}</p>}
          {missing.length > 0 && (
            <Banner>{t.testNeeds(missing.map(({ step }) => t.steps[step]).join(t.comma))}</Banner>
          )}
        </Sheet>
      )}
    </>
  );
}
