import type { DataRouter } from 'react-router';
import { needsProfile } from '../../client/stored.ts';
import { readTokens } from '../../client/tokens.ts';
import { noteSession, type Shopper } from './shopper.ts';

/** Written to whenever the session begins or ends here: it wakes the other tabs. */
const signal = 'session';

/**
 * The page follows the session, in this tab and in every other: after a refused one the guards run again and lead to
 * sign-in, after leaving the shopper stands at sign-in, and after arriving the next page is read as the one who
 * arrived. Each change counts once, however many calls it was told by.
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
    // Also where the tokens were only replaced: the profile may be complete now.
    noteSession(true);
  });
  addEventListener('auth:unauthorized', () => become(false) && readAgain());
  addEventListener('auth:logout', () => {
    become(false);
    void router.navigate('/PhoneNumber');
  });
  const look = () => become(readTokens() !== undefined) && readAgain();
  // Another tab signed in or out, or this page comes back as it was left. A cookie may be seen here a moment later than
  // the signal that it was written.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(type, () => {
      for (const wait of [0, 300, 2000]) setTimeout(look, wait);
    });
}

/** The server knows whether the profile is complete; this browser's flag may be from another day. */
function agreeWith(shopper: Shopper | undefined): void {
  if (shopper?.user) needsProfile.write(!shopper.user.isRegistered);
}
