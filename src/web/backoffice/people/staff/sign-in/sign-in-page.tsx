import { useEffect, useState } from 'react';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { desks } from '#texts/desks';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { ask } from '../../../client/ask.ts';
import { UnlockForm } from '../shared-laptop/unlock-form.tsx';
import { CodeStep } from './code-step.tsx';
import { EnrollStep } from './enroll-step.tsx';
import { PhoneStep, type SentCode } from './phone-step.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Which step of signing in this browser is at, so that a reload stays at it. */
export const loader = async () => {
  const [me, desk] = await Promise.all([
    ask('getMe').catch(() => null),
    ask('getDesk').catch(() => ({ people: [], ended: null })),
  ]);
  return { me, people: desk.people, ended: desk.ended };
};

/** Signing in: the number, the code, and the second code of those who need one. */
function SignInPage() {
  const started = useLoaderData<typeof loader>();
  const [me, setMe] = useState<Me | null>(started.me);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isTurn = (me === null || me.next === 'unlock') && query.get('with') !== 'number';
  const isIn = me !== null && me.next === null;
  const ended = started.ended !== null && <Banner tone="info">{t.ended[started.ended]}</Banner>;

  useEffect(() => {
    if (isIn) void navigate(placeAfter(query.get('next')), { replace: true });
  }, [isIn, navigate, query]);

  if (isTurn && started.people.length > 0 && sent === null)
    return (
      <SignInFrame title={desks.locked} text={desks.who}>
        {ended}
        <UnlockForm people={started.people} onDone={setMe} />
        <Link className="text-link" to={withNumber(query)}>
          {desks.withNumber}
        </Link>
      </SignInFrame>
    );
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
      {ended}
      <PhoneStep onSent={setSent} onDone={setMe} />
    </SignInFrame>
  );
}

function withNumber(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set('with', 'number');
  return `?${next}`;
}

/** A path of the console; anything else leads to the start. */
const placeAfter = (next: string | null) => (next !== null && /^\/(?!\/)/.test(next) ? next : '/');

export { SignInPage as Page };
