import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
// The page loads late, but its styles must be in the first response.
import './error-page.module.css';

const load = () => import('./late-parts.tsx');
// The server renders in one pass, so it waits for the module here: for this one alone, as late parts import the routes,
// which import this module, and two modules that await each other never load.
const Page = import.meta.env.SSR
  ? (await import('./error-page.tsx')).ErrorPage
  : lazyPart(async () => (await load()).ErrorPage);

// After the first view, as most visits never show it, but early enough for a lost connection.
if (!import.meta.env.SSR)
  setTimeout(
    () =>
      load().then(
        ({ startLate }) => startLate(),
        () => null,
      ),
    document.documentElement.dataset['savedAt'] ? 0 : 3000,
  );

/** The layout's error page, whose code comes after the first view. */
export function ErrorPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
