import { localStore, tabStore } from '../../browser/browser-storage.ts';
import { addressCookie, needsProfile, otpPhoneNumber } from '../storage/stored.ts';
import { readTokens, storeTokens, type Tokens } from './tokens.ts';

/** Stores the new session and removes the pending number and any checkout draft of the previous shopper. */
export function signIn(tokens: Tokens, isRegistered: boolean): void {
  leaveTo(shopperIn(tokens));
  needsProfile.write(!isRegistered);
  otpPhoneNumber.clear();
  storeTokens(tokens);
}

/** Called when the profile is complete: clears the flag and replaces the token with one that says so. */
export function completeProfile(accessToken: string): void {
  needsProfile.write(false);
  storeTokens({ ...readTokens(), accessToken });
}

// An expired or remotely ended session leaves an address behind, which the next user of a shared phone would see.
function leaveTo(owner: string): void {
  const before = localStore.get(OWNER);
  localStore.set(OWNER, owner);
  if (before === null || before === owner) return;
  addressCookie.clear();
  for (const key of tabStore.keys()) if (!key.startsWith('pending-')) tabStore.remove(key);
  dispatchEvent(new Event('auth:another'));
}

const OWNER = 'shopper';

/** The shopper's id from the claims of their token; letters and digits only. */
export function shopperIn({ accessToken }: Tokens): string {
  const [, claims = ''] = accessToken.split('.');
  // A token issued by the store has JSON claims.
  const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  return sub;
}
