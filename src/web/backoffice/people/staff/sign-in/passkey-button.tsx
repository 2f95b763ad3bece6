import { useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { canUsePasskeys, answerWithPasskey } from './passkey.ts';

export type PasskeyButtonProps = {
  call: 'signInWithPasskey' | 'confirmWithPasskey';
  onDone: (me: Me) => void;
};

/** Signs in or confirms with a passkey; absent where the browser has none. */
export function PasskeyButton({ call, onDone }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!canUsePasskeys()) return null;

  const prove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await answerWithPasskey(call));
    } catch (failure) {
      setError(failure instanceof CallError ? failureText(failure, t.passkeyNotUsed) : t.passkeyNotUsed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Button tone="secondary" icon="key-round" wide busy={busy} onClick={() => void prove()}>
        {t.withPasskey}
      </Button>
    </>
  );
}
