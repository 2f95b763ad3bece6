import { call } from '../../client/call.ts';
import { completeProfile } from '../../client/session.ts';
import { checkoutAddress } from '../../client/stored.ts';
import { noteUser } from '../layout/shopper.ts';
import type { StartedProfile } from './started-profile.ts';

/**
 * Completes the profile with the texts of the form and opens the rest of the shop. The pin goes along while city and
 * area are the ones it stands in.
 * @throws CallError
 */
export async function register(given: Record<string, string>, started: StartedProfile): Promise<void> {
  const { name = '', email = '', city = '', area = '', street = '', notes = '' } = given;
  const point = city === started.city && area === started.area ? started.point : {};
  const profile = { name, email, city, area, street, notes, ...point };
  const { user, accessToken } = await call('registerUser', profile);
  completeProfile(accessToken);
  checkoutAddress.clear();
  noteUser(user);
}
