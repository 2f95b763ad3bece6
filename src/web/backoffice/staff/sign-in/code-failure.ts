import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';

/** Why a second code was refused. `wrong` says it of a code that came by no message, unlike the store's own sentence. */
export const codeFailure = (failure: unknown, wrong: string): string =>
  failure instanceof CallError && failure.code === 'OTP_WRONG' ? wrong : failureText(failure, wrong);
