import { call } from './call.ts';
import { checkoutAddress, needsProfile, otpPhoneNumber } from './stored.ts';
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens.ts';

/** Keeps the new session and forgets the pending number. */
export function signIn(tokens: Tokens, isRegistered: boolean): void {
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
