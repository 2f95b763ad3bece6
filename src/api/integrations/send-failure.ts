/**
 * A message that was not sent, or of which nobody knows. `taken` is `no` where the operator certainly has not got it: a
 * connection that never stood, an answer that says no. It is `unknown` where the request had left and no whole answer
 * came: sending it again could make two. `again` says whether the same gateway may do better at once; `isIll`, whether
 * it says something of the gateway rather than of this one message. The reason names no phone, text or secret.
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
