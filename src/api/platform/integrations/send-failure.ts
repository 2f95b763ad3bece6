/**
 * A message that was not sent, or may not have been. `taken`: `no` if the operator certainly does not have it, else
 * `unknown`: a retry could send it twice. `again`: the same gateway may succeed at once. `isGatewayFault`:
 * other messages would fail too. The reason contains no phone number, text or secret.
 */
export class SendFailure extends Error {
  readonly taken: 'no' | 'unknown';
  readonly again: boolean;
  readonly isGatewayFault: boolean;

  constructor(
    taken: 'no' | 'unknown',
    reason: string,
    more: { again?: boolean; isGatewayFault?: boolean } = {},
  ) {
    super(reason);
    this.name = 'SendFailure';
    this.taken = taken;
    this.again = more.again ?? false;
    this.isGatewayFault = more.isGatewayFault ?? true;
  }
}
