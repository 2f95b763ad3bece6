import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { setup as t } from '#texts/setup';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from './setup.module.css';

/** What products are sorted by, for a shop that has nothing yet: a set to begin with, or by hand. */
export function StarterSet({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const { busy, act } = useAct();
  const add = async () => {
    const added = await act(() => askOnce('addStarterSet', {}));
    setAsking(false);
    if (added !== null) toast.success(t.starterAdded);
  };
  const take = (
    <Button wide busy={busy} onClick={() => void add()}>
      {t.starterAdd}
    </Button>
  );
  if (isNext)
    return (
      <>
        <Link className={css.step} to="/products/taxonomy">
          {children}
        </Link>
        <div className={css.go}>
          <p>{t.starterText}</p>
          {take}
          <Link className="text-link" to="/products/taxonomy">
            {t.starterByHand}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <button type="button" className={css.step} onClick={() => setAsking(true)}>
        {children}
      </button>
      {isAsking && (
        <Sheet open title={t.steps.catalog} onClose={() => setAsking(false)} footer={take}>
          <p>{t.starterText}</p>
          <p>
            <ButtonLink tone="secondary" small to="/products/taxonomy">
              {t.starterByHand}
            </ButtonLink>
          </p>
        </Sheet>
      )}
    </>
  );
}
