import type { User } from '../../../../shop/account/contract.ts';
import type { DataOf, InputOf } from '../../../../shop/endpoints.ts';
import { call } from '../../../client/call.ts';
import { noteUser } from '../../layout/shopper.ts';

/**
 * Saves the shopper's address and updates the cached shopper. The answer may lack the user (specification section 8);
 * then null is returned.
 * @throws CallError
 */
export async function saveAddress(input: InputOf<'updateUserData'>): Promise<User | null> {
  // The only call whose answer may be a success without data.
  const answer = (await call('updateUserData', input)) as
    | Partial<DataOf<'updateUserData'>>
    | null
    | undefined;
  const user = answer?.user ?? null;
  if (user) noteUser(user);
  return user;
}
