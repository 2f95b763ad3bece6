import { useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { layout as t } from '#texts/layout';
import type { PageHandle } from '../page-module.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import css from './layout.module.css';
import { Header } from './header.tsx';
import { MiniSheetHost } from './mini-sheet-host.tsx';
import { Notice } from './notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { PendingPage } from './pending-page.tsx';

/** What stands around every page. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  useNavigationFocus(content);
  const { bare, quiet } = usePageLooks();
  const rereads = useRereads();
  return (
    <div className={css.frame} data-bare={bare || undefined}>
      <a className={`visually-hidden ${css.skip}`} href="#main">
        {t.skip}
      </a>
      <Notice />
      <Header quiet={quiet} />
      <OfflineBanner />
      <main id="main" ref={content} tabIndex={-1} className={css.main} aria-busy={rereads || undefined}>
        <Outlet />
      </main>
      <Footer quiet={quiet} />
      {!bare && <BottomBar />}
      <MiniSheetHost />
      <PendingPage />
    </div>
  );
}

function usePageLooks(): { bare: boolean; quiet: boolean } {
  // Every leaf route carries the handle that routes.ts gives it; the frame's own routes carry none.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return { bare: handle?.bare ?? false, quiet: handle?.quiet ?? false };
}

/** The same page with other filters: the content stays, muted, until the new one is there. */
function useRereads(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next?.pathname === pathname;
}
