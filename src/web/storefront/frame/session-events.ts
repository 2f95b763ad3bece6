import type { DataRouter } from 'react-router';
import { noteSession } from './shopper.ts';

/**
 * The page follows the session: after a refused one the guards run again and lead to sign-in, after leaving the
 * shopper stands at sign-in, and after arriving the next page is read as the one who arrived.
 */
export function followSession(router: DataRouter): void {
  addEventListener('auth:login', () => noteSession(true));
  addEventListener('auth:unauthorized', () => {
    noteSession(false);
    void router.revalidate();
  });
  addEventListener('auth:logout', () => {
    noteSession(false);
    void router.navigate('/PhoneNumber');
  });
}
