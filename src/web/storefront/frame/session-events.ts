import type { DataRouter } from 'react-router';
import { readTokens } from '../../client/tokens.ts';
import { noteSession } from './shopper.ts';

/**
 * The page follows the session: after a refused one the guards run again and lead to sign-in, after leaving the
 * shopper stands at sign-in, and after arriving the next page is read as the one who arrived.
 */
export function followSession(router: DataRouter): void {
  let known = readTokens() !== undefined;
  addEventListener('auth:login', () => {
    if (!known) noteSession(true);
    known = true;
  });
  addEventListener('auth:unauthorized', () => {
    known = false;
    noteSession(false);
    void router.revalidate();
  });
  addEventListener('auth:logout', () => {
    known = false;
    noteSession(false);
    void router.navigate('/PhoneNumber');
  });
}
