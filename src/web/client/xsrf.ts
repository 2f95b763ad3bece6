import { readCookie } from './cookies.ts';

/** The token a changing call repeats in `X-XSRF-TOKEN`: from the cookie, the page's meta tag or the browser's storage. */
export function xsrfToken(): string | undefined {
  const token =
    readCookie('XSRF-TOKEN') ||
    document.querySelector<HTMLMetaElement>('meta[name="xsrf-token"]')?.content ||
    localStorage.getItem('XSRF-TOKEN') ||
    undefined;
  // oxlint-disable-next-line no-console -- the specification asks for this warning (section 8)
  if (token === undefined) console.warn('XSRF token is missing');
  return token;
}
