import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { account as t } from '#texts/account';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { OtpField } from '../../../ui/fields/otp-field.tsx';
import { Head } from '../../head.tsx';
import { nextPath, withNext } from '../../next-path.ts';
import { CodeClock } from './code-clock.tsx';
import { DemoCode } from './demo-code.tsx';
import { forgetPendingCode } from './pending-code.ts';
import { useSecondsLeft } from './seconds-left.ts';
import { SignInStage } from './sign-in-stage.tsx';
import css from './sign-in.module.css';
import { useVerification } from './verification.ts';

/** Step 2 of signing in: the code from the message. */
export function Component() {
  const next = nextPath(useLocation().search);
  const navigate = useNavigate();
  const { pending, error, state, round, isExpired, verify, resend } = useVerification(next);
  const [filled, setFilled] = useState('');
  const isShut = isExpired || state === 'locked';
  const resendIn = useSecondsLeft(pending?.resendAt ?? Infinity);

  const cancel = () => {
    forgetPendingCode();
    void navigate('/', { replace: true });
  };
  const sendAgain = () => {
    setFilled('');
    void resend();
  };
  const fill = (code: string) => {
    setFilled(code);
    void verify(code);
  };

  return (
    <SignInStage>
      <Head title={t.codeTitle} noIndex />
      <h1 className="display">{t.codeTitle}</h1>
      <p className={css.quiet}>
        {t.sentTo}{' '}
        <bdi dir="ltr" className={css.number}>
          {pending && displayPhone(pending.phone)}
        </bdi>{' '}
        <Link to={withNext('/PhoneNumber', next)} className="text-link">
          {t.change}
        </Link>
      </p>
      <form
        className={css.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void verify(fieldText(event.currentTarget, 'verificationCode'));
        }}
      >
        <OtpField
          key={`${round} ${filled}`}
          label={t.code}
          defaultValue={filled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for this one thing
          autoFocus
          error={error ?? (isExpired ? t.expired : undefined)}
          busy={state === 'checking'}
          muted={isShut}
          onComplete={(code) => void verify(code)}
        />
        <CodeClock
          pending={pending}
          resendIn={resendIn}
          isOver={isShut}
          busy={state === 'sending'}
          onResend={sendAgain}
        />
        {isShut ? (
          <Button wide busy={state === 'sending'} disabled={resendIn !== 0} onClick={sendAgain}>
            {t.sendNew}
          </Button>
        ) : (
          <Button type="submit" wide busy={state === 'checking'}>
            {t.verify}
          </Button>
        )}
        <Button tone="quiet" wide onClick={cancel}>
          {t.cancel}
        </Button>
      </form>
      {pending && !isShut && <DemoCode phone={pending.phone} round={round} onFill={fill} />}
      <Accordion title={t.notArrived} level={2}>
        <ul className={css.tips}>
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <Link to="/contact" className="text-link">
          {t.support}
        </Link>
      </Accordion>
    </SignInStage>
  );
}
