import type { User } from '../../../shop/account/contract.ts';
import type { DataOf, InputOf } from '../../../shop/endpoints.ts';
import { call } from '../../client/call.ts';
import { noteUser } from '../layout/shopper.ts';

/**
 * Saves where a shopper's parcels go and notes the shopper as saved. A yes is enough (specification section 8): who it
 * was said to may be missing in it, and then null is given back.
 * @throws CallError
 */
export async function saveAddress(input: InputOf<'updateUserData'>): Promise<User | null> {
  // The one call whose success the specification tells apart from its data.
  const answer = (await call('updateUserData', input)) as
    | Partial<DataOf<'updateUserData'>>
    | null
    | undefined;
  const user = answer?.user ?? null;
  if (user) noteUser(user);
  return user;
}
