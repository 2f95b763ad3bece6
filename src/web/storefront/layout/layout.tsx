import { useRef, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation, useMatches, useNavigation, NavLink } from 'react-router';
import { layout as t } from '#texts/layout';
import { lateCodeFailed, onLateCode, retryLateCode } from '../../client/device/late-code.ts';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon, type IconName } from '../../ui/buttons/icon.tsx';
import { Loom } from '../../ui/cloth/loom.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { handleOf } from '../page-module.ts';
import { useStoreSentences } from './facts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { LanguageSwitch } from './menus/language-switch.tsx';
import { ThemeToggle } from './menus/theme-toggle.tsx';
import { MiniSheetHost } from './mini-sheet-host.tsx';
import { useShopper } from './shopper.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** The layout around every page. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  useNavigationFocus(content);
  const { bare, quiet, alone } = usePageLooks();
  const rereads = useRereads();
  if (alone)
    return (
      <main id="main" ref={content} tabIndex={-1}>
        <Outlet />
      </main>
    );
  return (
    <div className={css.frame} data-bare={bare || undefined}>
      <a className={`visually-hidden ${css.skip}`} href="#main">
        {t.skip}
      </a>
      <Notice />
      <Header quiet={quiet} />
      <ConnectionBanner />
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

function usePageLooks(): { bare: boolean; quiet: boolean; alone: boolean } {
  const handle = handleOf(useMatches().at(-1));
  return { bare: handle?.bare ?? false, quiet: handle?.quiet ?? false, alone: handle?.alone ?? false };
}

/** Navigation to the same page with other filters: the content stays, muted, until the new one is loaded. */
function useRereads(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next?.pathname === pathname;
}

const places: readonly [path: string, icon: IconName, label: string][] = [
  ['/', 'house', t.home],
  ['/SearchProducts', 'shirt', t.shopAll],
  ['/my-favorite', 'heart', t.favorites],
  ['/checkout/delivery', 'shopping-bag', t.cart],
  ['/profile', 'user-round', t.me],
];

/** The bottom bar, below 1024 px. */
function BottomBar() {
  const { cartCount, user } = useShopper();
  const counts: Partial<Record<IconName, number>> = {
    'shopping-bag': cartCount,
    'user-round': user?.unread ?? 0,
  };
  return (
    <nav className={css.bar} aria-label={t.quickNavigation}>
      {places.map(([path, icon, label]) => (
        <NavLink key={path} to={path} end>
          <Icon name={icon} />
          {label}
          <Count of={counts[icon] ?? 0} />
        </NavLink>
      ))}
    </nav>
  );
}

const Count = ({ of }: { of: number }) => of > 0 && <bdi className={css.count}>{of > 99 ? '99+' : of}</bdi>;

/** The notice above the header, with language and theme on wide screens. It scrolls away; the header is sticky. */
function Notice() {
  const sentences = useStoreSentences();
  const href = sentences?.noticeHref;
  const words = (
    <>
      <span className={css.long}>{sentences?.notice}</span>
      <span className={css.short}>{sentences?.noticeShort}</span>
    </>
  );
  return (
    <section className={css.notice} aria-label={t.noticeLabel}>
      <div className={`wrap ${css.row}`}>
        <p className={css.promise}>
          {!sentences?.isNoticeWritten && <Icon name="truck" size={16} />}
          {href ? <Link to={href}>{words}</Link> : words}
        </p>
        <div className={css.switches}>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
    </section>
  );
}

/** Under the header: the browser is offline, or a part of the page failed to load, with a retry. */
function ConnectionBanner() {
  const online = useOnline();
  const lacksPart = useSyncExternalStore(onLateCode, lateCodeFailed, () => false);
  if (online && !lacksPart) return null;
  return (
    <div className={css.connection}>
      <Banner
        tone="offline"
        action={
          lacksPart && (
            <Button tone="secondary" small onClick={() => retryOrReload(retryLateCode)}>
              {t.tryAgain}
            </Button>
          )
        }
      >
        {lacksPart ? t.partMissing : t.offline}
      </Banner>
    </div>
  );
}

/** The loading animation over the page when navigation takes longer than 150 ms. */
function PendingPage() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (!next || next.pathname === pathname) return null;
  return (
    <div className={css.waiting} role="status">
      <Loom />
    </div>
  );
}
