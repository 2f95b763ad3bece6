import { useLocation } from 'react-router';
import { product as t } from '#texts/product';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { WaitingChoices } from '../../../layout/guest/waiting-choices.tsx';
import { signInPath } from '../../../next-path.ts';

const words = {
  cart: { title: t.loginTitle, text: t.loginText },
  alert: { title: t.loginToWait, text: t.loginToWaitText },
};

/** For guests: leads to sign-in and back; the choices are stored. */
export function SignInSheet({ why, onClose }: { why: keyof typeof words; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { title, text } = words[why];
  return (
    <Sheet
      open
      title={title}
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
      <p>{text}</p>
      {why === 'cart' && <WaitingChoices />}
    </Sheet>
  );
}
