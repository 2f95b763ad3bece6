import { localStore, tabStore } from '../../browser/browser-storage.ts';
import { call } from '../call.ts';
import { addressCookie, guestChoicesKey, HEIGHT, needsProfile } from '../storage/stored.ts';
import { clearTokens, readTokens } from './tokens.ts';

/** Ends the session at the API, and locally whatever the API answers. Removes everything the shopper typed. */
export async function signOut(): Promise<void> {
  const refreshToken = readTokens()?.refreshToken;
  await call('logout', refreshToken === undefined ? {} : { refreshToken }).catch(() => null);
  needsProfile.write(false);
  addressCookie.clear();
  localStore.remove(guestChoicesKey);
  for (const key of localStore.keys()) if (key.startsWith(HEIGHT)) localStore.remove(key);
  for (const key of tabStore.keys()) tabStore.remove(key);
  clearTokens('auth:logout');
}
