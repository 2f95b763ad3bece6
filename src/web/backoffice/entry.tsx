import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import './ui/console.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reloadForNewBuild } from '../client/reload-for-new-build.ts';
import { ignoreSecondPresses } from '../ui/second-press.ts';
import { applyTheme } from '../ui/theme.ts';
import { routes } from './routes.ts';

const router = createBrowserRouter(routes, { basename: '/console' });

addEventListener('console:out', () => {
  const path = location.pathname.replace(/^\/console/, '');
  if (path === '/sign-in') return;
  void router.navigate(`/sign-in?next=${encodeURIComponent(path + location.search)}`);
});
reloadForNewBuild();
ignoreSecondPresses();
// Preloaded: when requests fail, the code that shows errors could not be loaded either.
addEventListener('load', () => void import('../ui/overlays/toaster.tsx'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
applyTheme();

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<RouterProvider router={router} />);
