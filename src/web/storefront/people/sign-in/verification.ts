import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { account as t } from '#texts/account';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { signIn } from '../../../client/session/session.ts';
import { fcmToken } from '../../../client/storage/stored.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { settleMerge } from '../../layout/guest/settle-merge.ts';
import { withNext } from '../../next-path.ts';
import {
  forgetPendingCode,
  type PendingCode,
  readPendingCode,
  resendAfter,
  sendCode,
  storePendingCode,
} from './pending-code.ts';
import { useSecondsLeft } from './seconds-left.ts';

type State = 'open' | 'checking' | 'sending' | 'expired' | 'locked';

/** The typed code and its state. `round` counts the codes sent; each starts with an empty field. */
export type Verification = {
  pending: PendingCode | null;
  error: string | undefined;
  state: State;
  round: number;
  isExpired: boolean;
  /** Checks a code; ignored while another check is running. */
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
};

/** Verifies and requests codes. A valid one leads to the profile form if incomplete, else to `next`. */
export function useVerification(next: string): Verification {
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [{ state, error }, setResult] = useState<{ state: State; error?: string }>({ state: 'open' });
  const [round, setRound] = useState(0);
  const running = useRef(false);
  const navigate = useNavigate();
  const secondsLeft = useSecondsLeft(pending?.expiresAt ?? Infinity);

  useEffect(() => setPending(readPendingCode()), []);

  const alone = async (state: State, work: () => Promise<void>, failed: (error: unknown) => void) => {
    if (running.current) return;
    running.current = true;
    setResult({ state });
    await work().catch(failed);
    running.current = false;
  };

  const verify = async (verificationCode: string) => {
    if (!pending) return;
    if (verificationCode.length < 6) return setResult({ state: 'open', error: t.codeShort });
    const { phone } = pending;
    await alone(
      'checking',
      () => enter(phone, verificationCode),
      (error) => {
        waitFor(error);
        setResult(verdictOn(error));
      },
    );
  };

  const enter = async (phoneNumber: string, verificationCode: string) => {
    const fcm = fcmToken();
    const given = { phoneNumber, verificationCode, platform: 'web', fcmToken: fcm };
    const { isRegistered, ...tokens } = await call('verifyCode', given);
    toast.success(t.verified);
    forgetPendingCode();
    signIn(tokens, isRegistered);
    await settleMerge();
    await navigate(isRegistered ? next : withNext('/ProfileInfo', next), { replace: true });
  };

  const resend = async () => {
    if (!pending) return;
    await alone(
      'sending',
      async () => {
        setPending(await sendCode(pending.phone));
        setRound(round + 1);
        setResult({ state: 'open' });
        toast.success(t.sent);
      },
      (failure) => {
        waitFor(failure);
        setResult({ state, error: failureText(failure, t.sendFailed) });
      },
    );
  };

  // The server's wait time wins: another tab may have requested a code.
  const waitFor = (error: unknown) => {
    const resendAt = resendAfter(error);
    if (pending && resendAt !== null) setPending(storePendingCode({ ...pending, resendAt }));
  };

  const isExpired = state === 'expired' || secondsLeft === 0;
  return { pending, error, state, round, isExpired, verify, resend };
}

/** What a refused code means for the field: retype, request a new code, or wait. */
function verdictOn(error: unknown): { state: State; error: string } {
  const code = error instanceof CallError ? error.code : '';
  const state = code === 'OTP_EXPIRED' ? 'expired' : code === 'OTP_TOO_MANY_TRIES' ? 'locked' : 'open';
  return { state, error: failureText(error, t.verifyFailed) };
}
