/** Where to go on from sign-in: the path in `?next=`, when it stays on this origin. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return isOwnPath(next) ? next : '/';
}

/** A link to sign-in that comes back to `path`. */
export function signInPath(path: string): string {
  return withNext('/PhoneNumber', path);
}

/** Carries the way back along from step to step; home needs no carrying. */
export function withNext(path: string, next: string): string {
  return next === '/' || !isOwnPath(next) ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** `//host` and `/\host` are other origins to a browser. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f]/.test(path);
}
