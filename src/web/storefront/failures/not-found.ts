import { data } from 'react-router';

/** Ends a loader with the not-found page and status 404. */
export function throwNotFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer for the page's outcome
  throw data(null, { status: 404, statusText: 'Not Found' });
}
