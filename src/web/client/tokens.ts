import { clearCookie, overHttps, readCookie, writeCookie } from './cookies.ts';

export type Tokens = {
  accessToken: string;
  refreshToken?: string | undefined;
};

/** The session as the specification keeps it: the pair of tokens in a cookie named `user`. */
export function readTokens(): Tokens | undefined {
  const kept = parsed(readCookie('user') ?? '');
  return typeof kept?.accessToken === 'string' && kept.accessToken !== '' ? kept : undefined;
}

/** Keeps the pair for 7 days and tells the page with `auth:login`. */
export function storeTokens(tokens: Tokens): void {
  const secure = tokens.refreshToken !== undefined && overHttps();
  writeCookie('user', JSON.stringify(tokens), { days: 7, sameSite: 'Lax', secure });
  dispatchEvent(new Event('auth:login'));
}

/** @param reason `auth:unauthorized` when the session was refused, `auth:logout` when the shopper left */
export function clearTokens(reason: 'auth:unauthorized' | 'auth:logout'): void {
  clearCookie('user');
  dispatchEvent(new Event(reason));
}

function parsed(text: string): Tokens | undefined {
  try {
    // The cookie is written by the lines above and by the server, in this shape; anything else fails the check of the caller.
    return JSON.parse(text) as Tokens;
  } catch {
    return undefined;
  }
}
