import { data, type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import { type Guard, guardRedirect } from '../../shop/account/route-guard.ts';
import { CallError } from '../client/call-error.ts';
import { needsProfile } from '../client/stored.ts';
import { visitorFrom } from '../client/visitor.ts';
import { nextPath, signInPath, withNext } from './next-path.ts';
import type { PageModule } from './page-module.ts';

/**
 * A page's loader behind the guard of its route, alike on the server and in the browser. Whoever may not see the page
 * goes where the guard says; what the API refuses becomes a way out (sign-in, profile) or the frame's error page.
 */
export function guarded(guard: Guard, load: () => Promise<PageModule>): LoaderFunction {
  return async (args) => {
    const elsewhere = guardRedirect(guard, visitorFrom(args.context));
    if (elsewhere !== null) return redirect(destination(elsewhere, guard, args));
    try {
      const { loader } = await load();
      return (await loader?.(args)) ?? null;
    } catch (error) {
      throw error instanceof CallError ? wayOut(error, args) : error;
    }
  };
}

/** The way back travels along: the page itself where sign-in is asked for, else the one already carried. */
function destination(elsewhere: string, guard: Guard, { request }: LoaderFunctionArgs): string {
  const { pathname, search } = new URL(request.url);
  const next = guard === 'signed-in' ? pathname + search : nextPath(search);
  return elsewhere === '/' ? next : withNext(elsewhere, next);
}

function wayOut({ status, code, message }: CallError, { request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (status === 401) return redirect(signInPath(pathname + search));
  if (code === 'PROFILE_INCOMPLETE') {
    // The browser may have lost its flag (or never had it): without it the profile's guard would lead back here.
    if (!import.meta.env.SSR) needsProfile.write(true);
    return redirect(withNext('/ProfileInfo', pathname + search));
  }
  return data({ code, message }, { status: status || 503 });
}
