/**
 * A message that was not sent, or may not have been. `taken`: `no` if the operator certainly does not have it, else
 * `unknown`: a retry could send it twice. `again`: the same gateway may succeed at once. `isIll`: the gateway is at
 * fault. The reason contains no phone number, text or secret.
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
