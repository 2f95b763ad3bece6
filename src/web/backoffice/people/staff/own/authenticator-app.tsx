import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ownPage as t } from '#texts/own-page';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { readMeAgain, useMe } from '../../../layout/me.ts';
import { AppStep } from '../sign-in/enroll-step.tsx';
import css from '../staff.module.css';

/** One's own authenticator app; its recovery codes help if the device with the passkey is lost. */
export function AuthenticatorApp() {
  const { factors } = useMe();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const has = factors.includes('totp');
  const finish = () => {
    setOpen(false);
    toast.success(t.appAdded);
    void readMeAgain(revalidate);
  };
  return (
    <section className={css.form} aria-label={t.app}>
      <h2 className="card-title">{t.app}</h2>
      <p>{has ? t.appThere : t.appMissing}</p>
      {isOpen ? (
        <AppStep onDone={finish} />
      ) : (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {has ? t.appAgain : t.appAdd}
        </Button>
      )}
    </section>
  );
}
