import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { account as t } from '#texts/account';
import { layout } from '#texts/layout';
import { Head } from '../../head.tsx';
import { WaitingChoices } from '../../layout/guest/waiting-choices.tsx';
import { nextPath } from '../../next-path.ts';
import { readPendingCode } from './pending-code.ts';
import { PhoneForm } from './phone-form.tsx';
import { SignInStage } from './sign-in-stage.tsx';
import css from './sign-in.module.css';

/** Step 1 of 2 of signing in. There are no passwords. */
export function Component() {
  const next = nextPath(useLocation().search);
  const reason = reasonToSignIn(next);
  const known = useKnownNumber();
  return (
    <SignInStage>
      <Head title={layout.signIn} noIndex />
      <h1 className="display">{t.signInTitle}</h1>
      {reason && <p className={css.quiet}>{reason}</p>}
      <WaitingChoices />
      <PhoneForm key={known} known={known} next={next} />
      <p>
        <Link to="/" className="text-link">
          {t.keepBrowsing}
        </Link>
      </p>
      <p className={css.small}>
        {t.whyNumber}{' '}
        <Link to="/privacy-policy" className="text-link">
          {t.privacy}
        </Link>
      </p>
    </SignInStage>
  );
}

/** The number a code was sent to, when the shopper returns to change it. */
function useKnownNumber(): string {
  const [known, setKnown] = useState('');
  useEffect(() => setKnown(readPendingCode()?.phone ?? ''), []);
  return known;
}

/** Why sign-in is shown, by the path it returns to; undefined without one. */
export function reasonToSignIn(next: string): string | undefined {
  return reasons.find(([path]) => path.test(next))?.[1];
}

const reasons: readonly [path: RegExp, reason: string][] = [
  [/^\/checkout\//, t.because.cart],
  [/^\/orders?([/?]|$)/, t.because.orders],
  [/^\/my-favorite/, t.because.favorites],
  [/^\/profile/, t.because.profile],
  [/#coupons$/, t.because.coupons],
  // A favorite or a followed brand: the path alone does not say which.
  [/^\/(ProductDetails|brands|categories|SearchProducts)([/?]|$)/, t.because.piece],
];
