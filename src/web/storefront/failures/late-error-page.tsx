import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
// The page loads late, but its styles must be in the first response.
import './error-page.module.css';

const loadErrorPage = async () => (await import('./error-page.tsx')).ErrorPage;
// The server renders in one pass, so it waits for the module here.
const Page = import.meta.env.SSR ? await loadErrorPage() : lazyPart(loadErrorPage);

// Loaded after the page, as most visits never show it, but early enough for a lost connection.
if (!import.meta.env.SSR) setTimeout(() => void loadErrorPage().catch(() => null), 3000);

/** The layout's error page, whose code comes after the first view. */
export function ErrorPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
