import type { DataRouter } from 'react-router';
import { localStore } from '../../browser/browser-storage.ts';
import { readTokens } from '../../client/session/tokens.ts';
import { needsProfile } from '../../client/storage/stored.ts';
import { mergeWaiting } from './guest/guest-merge.ts';
import { forgetShopper, noteSession, noteUser, type Shopper } from './shopper.ts';

/** Storage key written when the session starts or ends, which notifies other tabs. */
const signal = 'session';

/**
 * Follows the session across tabs: guards run again after a refusal, sign-out leads to sign-in, a sign-in loads the
 * next page as that shopper. Each change is handled once.
 */
export function followSession(router: DataRouter): void {
  let authenticated = readTokens() !== undefined;
  const become = (now: boolean): boolean => {
    if (now === authenticated) return false;
    authenticated = now;
    noteSession(now);
    localStore.set(signal, `${Date.now()}`);
    return true;
  };
  const readAgain = () => void router.revalidate();

  agreeWith(router.state.loaderData['layout'] as Shopper | undefined); // the layout's loader brought it
  mergeWaiting(readAgain); // left by a page whose answer was lost
  addEventListener('auth:login', () => {
    become(true);
    // Also when only the tokens changed: the profile may be complete now.
    noteSession(true);
    mergeWaiting(readAgain);
  });
  addEventListener('auth:another', forgetShopper);
  addEventListener('auth:unauthorized', () => become(false) && readAgain());
  addEventListener('auth:logout', () => {
    become(false);
    void router.navigate('/PhoneNumber');
  });
  const look = () => become(readTokens() !== undefined) && readAgain();
  // Another tab signed in or out, or the back/forward cache; the cookie may be visible a moment later.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(type, () => {
      mergeWaiting(readAgain);
      for (const wait of [0, 300, 2000]) setTimeout(look, wait);
    });
}

/** The server's read: its profile flag wins over this browser's; what it could not read, the next page reads. */
function agreeWith(shopper: Shopper | undefined): void {
  if (shopper?.user) {
    needsProfile.write(!shopper.user.isRegistered);
    noteUser(shopper.user);
  } else if (shopper?.authenticated) noteSession(true);
}
