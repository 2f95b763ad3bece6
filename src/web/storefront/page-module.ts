import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  data,
  type LoaderFunction,
  redirect,
} from 'react-router';
import { type Guard, guardRedirect } from '../../shop/people/account/route-guard.ts';
import { CallError } from '../client/call-error.ts';
import { visitorFrom } from '../client/session/visitor.ts';
import { needsProfile } from '../client/storage/stored.ts';
import { nextPath, signInPath, withNext } from './next-path.ts';

/** The exports of a page's module. */
export type PageModule = {
  /** Serializable as JSON: it is sent with the page. */
  loader?: (args: LoaderFunctionArgs) => unknown;
  Component: ComponentType;
  /** Replaces the layout's error page. */
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** What the layout knows about a route before its module is loaded. */
export type PageHandle = {
  load: () => Promise<PageModule>;
  /** Hides the bottom bar on pages with an action bar of their own. */
  bare?: boolean;
  /** Checkout and sign-in: no navigation around the page. */
  quiet?: boolean;
  /** Only the page, for a frame. */
  alone?: boolean;
};

/** The handle of a route: every leaf route has one, set in routes.ts; layout routes have none. */
export const handleOf = (route: { handle?: unknown } | undefined) => route?.handle as PageHandle | undefined;

/** Guards a page's loader, on server and browser: redirects visitors, and API refusals to sign-in, profile or error. */
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

/** The way back: this page if sign-in is required here, else the `next` already in the URL. */
function destination(elsewhere: string, guard: Guard, { request }: LoaderFunctionArgs): string {
  const { pathname, search } = new URL(request.url);
  const next = guard === 'signed-in' ? pathname + search : nextPath(search);
  return elsewhere === '/' ? next : withNext(elsewhere, next);
}

function wayOut({ status, code, message, requestId }: CallError, { request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (status === 401) return redirect(signInPath(pathname + search));
  if (code === 'PROFILE_INCOMPLETE') {
    // The browser may have lost its flag; without it the profile page's guard would redirect back here.
    if (!import.meta.env.SSR) needsProfile.write(true);
    return redirect(withNext('/ProfileInfo', pathname + search));
  }
  return data({ code, message, requestId }, { status: status || 503 });
}
