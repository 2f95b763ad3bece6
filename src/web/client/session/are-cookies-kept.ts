import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** Written and read again: `navigator.cookieEnabled` is true in some browsers that drop every cookie. */
export function areCookiesKept(): boolean {
  writeCookie('kept', '1', { days: 1, sameSite: 'Lax' });
  const isKept = readCookie('kept') === '1';
  clearCookie('kept');
  return isKept;
}
