/** The path in `?next=` to continue with after sign-in, if it is on this origin. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return isOwnPath(next) ? next : '/';
}

/** A link to sign-in that returns to `path`. */
export function signInPath(path: string): string {
  return withNext('/PhoneNumber', path);
}

/** Adds `next` to a path of the sign-in flow; not needed for home. */
export function withNext(path: string, next: string): string {
  return next === '/' || !isOwnPath(next) ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Browsers read `//host` and `/\host` as other origins. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f]/.test(path);
}
