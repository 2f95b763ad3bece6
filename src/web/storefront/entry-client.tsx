import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { applyTheme } from '../ui/theme.ts';
import { followSession } from './layout/session-events.ts';
import type { PageHandle } from './page-module.ts';
import { readState, stateElementId } from './page-state.ts';
import { routes } from './routes.ts';

// Not awaited here: pages import from the chunk this module lives in, and would wait for each other for ever.
void start();

/** Takes over the page the server rendered: same path, same data, the page's code already there. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById(stateElementId)?.textContent;
  if (!root || !state) return;
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => settle(route)));
  const router = createBrowserRouter(routes, { hydrationData: readState(state) });
  followSession(router);
  prefetchPages();
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
}

/** A route that is still lazy while hydrating would be rendered anew. */
async function settle(route: RouteObject): Promise<void> {
  // Every lazy route carries the handle that routes.ts gives it.
  const handle = route.handle as PageHandle | undefined;
  if (!handle) return;
  const { Component, ErrorBoundary, shouldRevalidate } = await handle.load();
  Object.assign(route, { Component, ErrorBoundary, shouldRevalidate, lazy: undefined });
}

// A page's code that is gone belongs to an older build of the shop: the address leads to the new one. Without a line it
// would lead nowhere, and the page that stands can still be read.
addEventListener('vite:preloadError', () => navigator.onLine && location.reload());

/** The code of a page sets off when a finger or a pointer comes to a link to it, unless the shopper saves data. */
function prefetchPages(): void {
  // Known to Chrome only, where most cheap phones are.
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('touchstart', prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  // Every leaf route carries the handle that routes.ts gives it.
  const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as PageHandle | undefined;
  handle?.load().catch(() => null);
}
