import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me } from '../../../../shop/staff/contract.ts';
import { ask } from '../../client/ask.ts';
import { CodeStep } from './code-step.tsx';
import { EnrollStep } from './enroll-step.tsx';
import { PhoneStep, type SentCode } from './phone-step.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** How far this browser has come already: after a reload the second step is still the second. */
export const loader = async () => ({ me: await ask('getMe').catch(() => null) });

/** Signing in: the number, the code, and the second code of those who need one. */
function SignInPage() {
  const started = useLoaderData<typeof loader>();
  const [me, setMe] = useState<Me | null>(started.me);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isIn = me !== null && me.next === null;

  useEffect(() => {
    if (isIn) void navigate(placeAfter(query.get('next')), { replace: true });
  }, [isIn, navigate, query]);

  if (me?.next === 'second')
    return (
      <SignInFrame title={t.secondTitle} text={t.secondText}>
        <SecondStep phone={sent?.phone ?? null} factors={me.factors} onDone={setMe} />
      </SignInFrame>
    );
  if (me?.next === 'enroll')
    return (
      <SignInFrame title={t.enrollTitle} text={t.enrollText}>
        <EnrollStep onDone={setMe} />
      </SignInFrame>
    );
  if (sent !== null)
    return (
      <SignInFrame title={t.codeTitle} text={t.codeText}>
        <CodeStep sent={sent} onSent={setSent} onDone={setMe} onBack={() => setSent(null)} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t.title} text={t.text}>
      <PhoneStep onSent={setSent} onDone={setMe} />
    </SignInFrame>
  );
}

/** A path of the console and nothing else: an address from outside leads to the beginning. */
const placeAfter = (next: string | null) => (next !== null && /^\/(?!\/)/.test(next) ? next : '/');

export { SignInPage as Page };
