import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';

/** What a page's module exports. */
export type PageModule = {
  /** Plain JSON: it travels to the browser with the page. */
  loader?: (args: LoaderFunctionArgs) => unknown;
  Component: ComponentType;
  /** Instead of the frame's own error page. */
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** What the frame knows about a route before its module is there. */
export type PageHandle = {
  /** `home/home`: the module is `home/home-page.tsx`. */
  name: string;
  load: () => Promise<PageModule>;
  /** Pages with an action of their own at the bottom show no bottom bar. */
  bare?: boolean;
  /** Checkout and sign-in: nothing around that leads away. */
  quiet?: boolean;
};
