import { useLocation } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { signInPath } from '../next-path.ts';

/** For guests: signing in comes back here with the choices kept. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Sheet
      open
      title={t.loginTitle}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.later}
          </Button>
          <ButtonLink to={signInPath(pathname + search)}>{t.signIn}</ButtonLink>
        </>
      }
    >
      <p>
        <b>{t.loginNeeded}</b>
      </p>
      <p>{t.loginText}</p>
    </Sheet>
  );
}
