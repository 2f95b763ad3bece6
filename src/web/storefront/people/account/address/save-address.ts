import type { DataOf, InputOf } from '../../../../../shop/endpoints.ts';
import type { User } from '../../../../../shop/people/account/contract.ts';
import { call } from '../../../../client/call.ts';
import { noteUser } from '../../../layout/shopper.ts';

/** Saves the address and updates the cached shopper; null if the answer lacks the user. @throws CallError */
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
