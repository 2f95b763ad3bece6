import { matchRoutes } from 'react-router';
import type { PageHandle } from './page-module.ts';
import { routes } from './routes.ts';

/** The code of a page sets off when a finger or a pointer comes to a link to it, unless the shopper saves data. */
export function prefetchPages(): void {
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
