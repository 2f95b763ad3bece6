import type { ActorRole } from '../../shop/orders/status.ts';

/** Who acts on an order: a role, and an id (of a shopper, an employee or a job). */
export type Actor = {
  readonly role: ActorRole;
  readonly name: string;
  /** The console session, for the staff audit log. */
  readonly sessionId?: string;
};

/** The actor in histories and ledgers, `merchant:sami`. Kept forever, so shoppers are not named. */
export const signatureOf = ({ role, name }: Actor) => (role === 'shopper' ? role : `${role}:${name}`);

/** The actor of order steps that follow from a return request. */
export const byReturns = ({ role }: Actor): Actor => ({ role: 'returns', name: role });
