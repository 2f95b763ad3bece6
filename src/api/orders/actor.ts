import type { ActorRole } from '../../shop/orders/status.ts';

/** Who does something to an order: in what part, and by which name (a shopper's or an employee's id, a job's name). */
export type Actor = { readonly role: ActorRole; readonly name: string };

/**
 * The doer as histories and ledgers keep it: `merchant:sami`. They are kept for ever, so a shopper is not named in
 * them: the order knows its shopper, until that shopper is erased.
 */
export const signatureOf = ({ role, name }: Actor) => (role === 'shopper' ? role : `${role}:${name}`);
