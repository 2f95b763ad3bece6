import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';

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
  /** `home/home` is the module `home/home-page.tsx`. */
  name: string;
  load: () => Promise<PageModule>;
  /** Hides the bottom bar on pages with an action bar of their own. */
  bare?: boolean;
  /** Checkout and sign-in: no navigation around the page. */
  quiet?: boolean;
};

/** The handle of a route: every leaf route has one, set in routes.ts; layout routes have none. */
export const handleOf = (route: { handle?: unknown } | undefined) => route?.handle as PageHandle | undefined;
