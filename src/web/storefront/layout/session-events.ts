import type { DataRouter } from 'react-router';
import { readTokens } from '../../client/session/tokens.ts';
import { needsProfile } from '../../client/storage/stored.ts';
import { noteSession, type Shopper } from './shopper.ts';

/** Storage key written when the session starts or ends, which notifies other tabs. */
const signal = 'session';

/**
 * Keeps the page in step with the session, in this tab and others. After a refused session the guards run again and
 * lead to sign-in; after sign-out the shopper is at sign-in; after sign-in the next page loads as that shopper. Each
 * change is handled once, even if several calls report it.
 */
export function followSession(router: DataRouter): void {
  let authenticated = readTokens() !== undefined;
  const become = (now: boolean): boolean => {
    if (now === authenticated) return false;
    authenticated = now;
    noteSession(now);
    localStorage.setItem(signal, String(Date.now()));
    return true;
  };
  const readAgain = () => void router.revalidate();

  agreeWith(router.state.loaderData['layout'] as Shopper | undefined); // the layout's loader brought it
  addEventListener('auth:login', () => {
    become(true);
    // Also when only the tokens changed: the profile may be complete now.
    noteSession(true);
  });
  addEventListener('auth:unauthorized', () => become(false) && readAgain());
  addEventListener('auth:logout', () => {
    become(false);
    void router.navigate('/PhoneNumber');
  });
  const look = () => become(readTokens() !== undefined) && readAgain();
  // Another tab signed in or out, or this page came from the back/forward cache. The cookie may become visible a
  // moment after the event.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(type, () => {
      for (const wait of [0, 300, 2000]) setTimeout(look, wait);
    });
}

/** The server knows whether the profile is complete; this browser's flag may be outdated. */
function agreeWith(shopper: Shopper | undefined): void {
  if (shopper?.user) needsProfile.write(!shopper.user.isRegistered);
}
