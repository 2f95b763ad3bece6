import { useEffect, useState } from 'react';
import { ownPage as own } from '#texts/own-page';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { buttonClass } from '../../../../ui/buttons/button-look.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loom } from '../../../../ui/cloth/loom.tsx';
import { OtpField } from '../../../../ui/fields/otp-field.tsx';
import { ask } from '../../../client/ask.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { deviceName } from '../device-name.ts';
import { codeFailure } from './code-failure.ts';
import { addPasskey, canUsePasskeys } from './passkey.ts';
import css from './sign-in.module.css';

type Offer = { secret: string; uri: string };
type Proven = { recoveryCodes: string[]; me: Me };

/** Setting up the second factor at the first sign-in: a passkey where the browser has them, or the authenticator app. */
export function EnrollStep({ onDone }: { onDone: (me: Me) => void }) {
  const [isByApp, setByApp] = useState(() => !canUsePasskeys());
  if (isByApp) return <AppStep onDone={onDone} />;
  return (
    <div className={css.form}>
      <p>{t.passkeyFirst}</p>
      <FirstPasskey onDone={onDone} />
      <Button tone="quiet" wide onClick={() => setByApp(true)}>
        {t.withAppInstead}
      </Button>
    </div>
  );
}

function FirstPasskey({ onDone }: { onDone: (me: Me) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await addPasskey(deviceName(navigator.userAgent));
      onDone(await ask('getMe'));
    } catch (failure) {
      setError(failure instanceof CallError ? failureText(failure, own.notAdded) : own.notAdded);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Button wide icon="key-round" busy={busy} onClick={() => void add()}>
        {own.addPasskey}
      </Button>
    </>
  );
}

/** Setting up the authenticator app: the secret, a first code to prove it, then the recovery codes, shown once. */
export function AppStep({ onDone }: { onDone: (me: Me) => void }) {
  const [offer, setOffer] = useState<Offer>();
  const [proven, setProven] = useState<Proven>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    ask('offerTotp').then(setOffer, (failure: unknown) => setError(failureText(failure, t.notOffered)));
  }, []);

  const prove = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      setProven(await ask('confirmTotp', { code }));
    } catch (failure) {
      setError(codeFailure(failure, t.appCodeWrong));
    } finally {
      setBusy(false);
    }
  };

  if (proven !== undefined)
    return <RecoveryCodes codes={proven.recoveryCodes} onKept={() => onDone(proven.me)} />;
  if (offer === undefined) return error === undefined ? <Loom /> : <Banner tone="error">{error}</Banner>;
  return (
    <div className={css.form}>
      <p>{t.whichApp}</p>
      <a className={buttonClass({ tone: 'secondary', wide: true })} href={offer.uri}>
        {t.openApp}
      </a>
      <p>{t.orType}</p>
      <p className={css.secret} dir="ltr" lang="en" data-secret={offer.secret}>
        {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <CopyButton tone="secondary" text={offer.secret} copied={t.copied}>
        {t.copyKey}
      </CopyButton>
      <OtpField label={t.appCode} error={error} busy={busy} onComplete={(code) => void prove(code)} />
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className={css.form}>
      <Banner>{t.recoveryText}</Banner>
      <ul className={css.codes} dir="ltr" lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton tone="secondary" text={codes.join('\n')} copied={t.copied}>
        {t.copyCodes}
      </CopyButton>
      <Button wide onClick={onKept}>
        {t.codesKept}
      </Button>
    </div>
  );
}
