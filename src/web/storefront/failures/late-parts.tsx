import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { storeVisits } from '../../client/device/store-visits.ts';
import { applyTheme } from '../../ui/theme.ts';
import { followSession } from '../layout/session-events.ts';
import { routes } from '../routes.ts';
import { SavedNote } from './saved-note.tsx';

export { ErrorPage } from './error-page.tsx';

/** What begins after the first view: storing what is visited, and the note on pages that were stored. */
export function startLate(): void {
  const root = document.getElementById('root');
  if (root?.childElementCount === 0) startShell(root);
  // A root of its own, as the layout comes before this code.
  const note = document.createElement('div');
  document.body.prepend(note);
  createRoot(note).render(<SavedNote />);
  void storeVisits();
}

/** A page that the worker gave without content: its data comes from stored answers. */
function startShell(root: HTMLElement): void {
  const router = createBrowserRouter(routes);
  followSession(router);
  applyTheme();
  createRoot(root).render(<RouterProvider router={router} />);
}
