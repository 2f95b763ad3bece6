import type { ActorRole } from '../../shop/orders/status.ts';

/** Who acts on an order: a role, and an id (of a shopper, an employee or a job). */
export type Actor = {
  readonly role: ActorRole;
  readonly name: string;
  /** The session of the staff who act in the console: what they do is logged. */
  readonly sessionId?: string;
};

/**
 * The actor in histories and ledgers: `merchant:sami`. These are kept forever, so shoppers are not named in them; the
 * order refers to its shopper until the account is deleted.
 */
export const signatureOf = ({ role, name }: Actor) => (role === 'shopper' ? role : `${role}:${name}`);

/** Moves an order into or out of its returns, as a consequence of a request that this actor made or decided. */
export const byReturns = ({ role }: Actor): Actor => ({ role: 'returns', name: role });
