import { useEffect, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import type { SecondFactor } from '../../../../../shop/people/staff/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ask, secondFactor } from '../../../client/ask.ts';
import { SecondStep } from './second-step.tsx';

/** Asks for a fresh second factor when a call needs one; the call is then repeated. */
export function SecondFactorSheet() {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
  const [factors, setFactors] = useState<readonly SecondFactor[]>([]);
  useEffect(() => {
    secondFactor.confirm = async () => {
      // Read again: a passkey may have been added since the page was opened.
      setFactors((await ask('getMe')).factors);
      return new Promise((resolve) => setAnswer(() => resolve));
    };
  }, []);
  const finish = (isGiven: boolean) => {
    answer?.(isGiven);
    setAnswer(null);
  };
  return (
    <Sheet open={answer !== null} onClose={() => finish(false)} title={t.againTitle}>
      {answer !== null && (
        <>
          <p>{factors.length === 0 ? t.againWithout : t.againText}</p>
          {factors.length === 0 && (
            <Button wide onClick={() => void signInAgain()}>
              {t.signInAgain}
            </Button>
          )}
          <SecondStep phone={null} factors={factors} onDone={() => finish(true)} />
        </>
      )}
    </Sheet>
  );
}

/** Signs out, and returns to this page after sign-in. */
async function signInAgain(): Promise<void> {
  await ask('logoutStaff').catch(() => null);
  const path = location.pathname.replace(/^\/console/, '');
  location.assign(`/console/sign-in?next=${encodeURIComponent(path)}`);
}
