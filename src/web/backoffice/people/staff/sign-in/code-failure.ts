import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';

/** Why a second code was refused. `wrong` replaces the store's sentence for a wrong code, which mentions a message. */
export const codeFailure = (failure: unknown, wrong: string): string =>
  failure instanceof CallError && failure.code === 'OTP_WRONG' ? wrong : failureText(failure, wrong);
