import { redirect } from 'react-router';

/** Ends a loader with a redirect inside the shop. */
export function redirectTo(path: string, status: 301 | 302 = 302): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer for the page's outcome
  throw redirect(path, status);
}
