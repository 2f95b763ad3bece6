export type CookieTerms = {
  days: number;
  sameSite: 'Lax' | 'Strict';
  /** Sent over HTTPS only. */
  secure?: boolean;
};

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

export function writeCookie(
  name: string,
  value: string,
  { days, sameSite, secure = false }: CookieTerms,
): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${days * 86_400}`,
    'Path=/',
    `SameSite=${sameSite}`,
  ];
  if (secure) parts.push('Secure');
  document.cookie = parts.join('; ');
}

export function clearCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/`;
}

/** Over plain HTTP (a phone on the local network) the browser would drop a Secure cookie. */
export const overHttps = () => location.protocol === 'https:';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
