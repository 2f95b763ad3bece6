import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { savesData } from '../client/device/line-cost.ts';
import { reloadForNewBuild } from '../client/reload-for-new-build.ts';
import { ignoreSecondPresses } from '../ui/second-press.ts';
import { applyTheme } from '../ui/theme.ts';
import { setFacts } from './layout/facts.ts';
import { followSession } from './layout/session-events.ts';
import { handleOf } from './page-module.ts';
import { readState, stateElementId } from './page-state.ts';
import { routes } from './routes.ts';

// Not awaited: pages import from this module's chunk, so the two would deadlock.
start().catch(() => {
  // What the server rendered stays, but answers to no press.
  document.getElementById('start-failed')?.removeAttribute('hidden');
});

/** Hydrates the server's page: same URL, same data, with the page's code preloaded. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById(stateElementId)?.textContent;
  if (!root || !state) return;
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => settle(route)));
  const router = createBrowserRouter(routes, { hydrationData: readState(state) });
  // The layout's loader brought them.
  setFacts(router.state.loaderData['store'] as Parameters<typeof setFacts>[0]);
  followSession(router);
  prefetchPages();
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
}

/** A route that is still lazy at hydration would be rendered again. */
async function settle(route: RouteObject): Promise<void> {
  const handle = handleOf(route);
  if (!handle) return;
  const { Component, ErrorBoundary, shouldRevalidate } = await handle.load();
  Object.assign(route, { Component, ErrorBoundary, shouldRevalidate, lazy: undefined });
}

reloadForNewBuild();
ignoreSecondPresses();

/** Preloads a page's code when its link is hovered or touched, unless the shopper saves data. */
function prefetchPages(): void {
  if (savesData()) return;
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('touchstart', prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  handleOf(matchRoutes(routes, link.pathname)?.at(-1)?.route)
    ?.load()
    .catch(() => null);
}
