import { clearCookie, overHttps, readCookie, writeCookie } from './cookies.ts';

export type Tokens = {
  accessToken: string;
  refreshToken?: string | undefined;
};

/** The token pair in the cookie `user`, as the specification defines it. */
export function readTokens(): Tokens | undefined {
  const stored = parsed(readCookie('user') ?? '');
  return typeof stored?.accessToken === 'string' && stored.accessToken !== '' ? stored : undefined;
}

/** Stores the pair for 7 days and dispatches `auth:login`. */
export function storeTokens(tokens: Tokens): void {
  const secure = tokens.refreshToken !== undefined && overHttps();
  writeCookie('user', JSON.stringify(tokens), { days: 7, sameSite: 'Lax', secure });
  dispatchEvent(new Event('auth:login'));
}

/** @param reason `auth:unauthorized` when the session was refused, `auth:logout` when the shopper signed out */
export function clearTokens(reason: 'auth:unauthorized' | 'auth:logout'): void {
  clearCookie('user');
  dispatchEvent(new Event(reason));
}

function parsed(text: string): Tokens | undefined {
  try {
    // Written above and by the server in this shape; callers check the rest.
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
