import { call } from './call.ts';
import { checkoutAddress, needsProfile, otpPhoneNumber } from './stored.ts';
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens.ts';

/** Keeps the new session, and forgets the pending number and what another shopper had begun to order here. */
export function signIn(tokens: Tokens, isRegistered: boolean): void {
  leaveTo(ownerOf(tokens.accessToken));
  needsProfile.write(!isRegistered);
  otpPhoneNumber.clear();
  storeTokens(tokens);
}

/** The profile is complete: the flag goes, and the token that says so takes the place of the old one. */
export function completeProfile(accessToken: string): void {
  needsProfile.write(false);
  storeTokens({ ...readTokens(), accessToken });
}

/** Ends the session at the API, and here whatever the API says; nothing the shopper wrote stays for the next one. */
export async function signOut(): Promise<void> {
  const refreshToken = readTokens()?.refreshToken;
  await call('logout', refreshToken === undefined ? {} : { refreshToken }).catch(() => null);
  needsProfile.write(false);
  checkoutAddress.clear();
  sessionStorage.clear();
  clearTokens('auth:logout');
}

// A session that idled or was ended elsewhere leaves an address behind: on a shared phone the next one would see it.
function leaveTo(owner: string): void {
  const before = localStorage.getItem(OWNER);
  localStorage.setItem(OWNER, owner);
  if (before === null || before === owner) return;
  checkoutAddress.clear();
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('waiting-')) sessionStorage.removeItem(key);
  dispatchEvent(new Event('auth:another'));
}

const OWNER = 'shopper';

/** The shopper's id in a token: letters and digits that say nothing else. */
function ownerOf(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  // The shop's own token, whose claims are JSON.
  const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string };
  return sub;
}
