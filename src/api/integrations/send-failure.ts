/**
 * A message that was not sent, or may not have been. `taken` is `no` if the operator certainly does not have it: no
 * connection, or a refusal. It is `unknown` if the request was sent without a complete answer: a retry could send it
 * twice. `again`: whether the same gateway may succeed on an immediate retry; `isIll`: whether the failure concerns
 * the gateway rather than this message. The reason contains no phone number, text or secret.
 */
export class SendFailure extends Error {
  readonly taken: 'no' | 'unknown';
  readonly again: boolean;
  readonly isIll: boolean;

  constructor(taken: 'no' | 'unknown', reason: string, more: { again?: boolean; isIll?: boolean } = {}) {
    super(reason);
    this.name = 'SendFailure';
    this.taken = taken;
    this.again = more.again ?? false;
    this.isIll = more.isIll ?? true;
  }
}
