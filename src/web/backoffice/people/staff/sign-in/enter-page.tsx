import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signIn as t } from '#texts/staff-sign-in';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Loom } from '../../../../ui/cloth/loom.tsx';
import { ask } from '../../../client/ask.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The page of a one-time link, from an invitation or the server: it is used up, and the second factor comes next. */
function EnterPage() {
  const navigate = useNavigate();
  const isSent = useRef(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // The link works once.
    if (isSent.current) return;
    isSent.current = true;
    const token = location.hash.slice(1);
    ask('openStaffLink', { token }).then(
      () => navigate('/sign-in', { replace: true }),
      (failure: unknown) => {
        const isOver = failure instanceof CallError && failure.code === 'NOT_FOUND';
        setError(isOver ? t.linkOver : failureText(failure, t.linkOver));
      },
    );
  }, [navigate]);
  return (
    <SignInFrame title={t.linkTitle} text={t.linkText}>
      {error === undefined ? (
        <Loom />
      ) : (
        <>
          <Banner tone="error">{error}</Banner>
          <ButtonLink to="/sign-in">{t.title}</ButtonLink>
        </>
      )}
    </SignInFrame>
  );
}

export { EnterPage as Page };
