import { useEffect, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { secondFactor } from '../../client/ask.ts';
import { SecondStep } from './second-step.tsx';

/** Asks for a fresh second code when a call wants one; the call then goes on by itself. */
export function SecondFactorSheet() {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
  useEffect(() => {
    secondFactor.confirm = () => new Promise((resolve) => setAnswer(() => resolve));
  }, []);
  const finish = (isGiven: boolean) => {
    answer?.(isGiven);
    setAnswer(null);
  };
  return (
    <Sheet open={answer !== null} onClose={() => finish(false)} title={t.againTitle}>
      {answer !== null && (
        <>
          <p>{t.againText}</p>
          <SecondStep phone={null} onDone={() => finish(true)} />
        </>
      )}
    </Sheet>
  );
}
