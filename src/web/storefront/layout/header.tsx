import { type FormEvent, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';
import { Form, NavLink } from 'react-router';
import { layout as t } from '#texts/layout';
import { IconButton, IconLink } from '../../ui/buttons/icon-button.tsx';
import { SearchField } from '../catalog/search/search-field.tsx';
import { lazyPart } from '../lazy-part.ts';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { AccountMenu } from './menus/account-menu.tsx';
import { useShopper } from './shopper.ts';

const loadDrawer = async () => (await import('./menus/drawer.tsx')).Drawer;
const Drawer = lazyPart(loadDrawer);
const SearchSheet = lazyPart(async () => (await import('../catalog/search/search-sheet.tsx')).SearchSheet);
const SearchPopover = lazyPart(
  async () => (await import('../catalog/search/search-popover.tsx')).SearchPopover,
);

/** The header; `quiet` pages (checkout, sign-in) omit the search. */
export function Header({ quiet }: { quiet: boolean }) {
  const { cartCount } = useShopper();
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Menu />
        <div className={css.logo}>
          <Logo />
        </div>
        <Navigation />
        {!quiet && <Search />}
        <div className={css.tools}>
          <span className={css.deskOnly}>
            <IconLink to="/my-favorite" icon="heart" label={t.favorites} />
          </span>
          <IconLink
            to="/checkout/delivery"
            icon="shopping-bag"
            label={t.cartWith(cartCount)}
            count={cartCount}
          />
          <span className={css.deskOnly}>
            <AccountMenu />
          </span>
        </div>
      </div>
      <div className={css.selvedge} />
    </header>
  );
}

/** The drawer's code loads when idle, before the first press. */
function Menu() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    const timer = setTimeout(() => void loadDrawer().catch(() => null), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.phoneOnly}>
      <IconButton icon="menu" label={t.menu} aria-haspopup="dialog" onClick={() => setState('open')} />
      {state !== 'never' && (
        <Suspense>
          <Drawer open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function Navigation() {
  return (
    <nav className={css.navigation} aria-label={t.mainNavigation}>
      <NavLink to="/SearchProducts">{t.shopAll}</NavLink>
      <NavLink to="/categories">{t.categories}</NavLink>
      <NavLink to="/orders">{t.orders}</NavLink>
      <NavLink to="/about">{t.about}</NavLink>
      <NavLink to="/contact">{t.contact}</NavLink>
    </nav>
  );
}

/** The search field on wide screens; on phones a link to the search page, which opens a sheet after hydration. */
function Search() {
  const [open, setOpen] = useState<'sheet' | 'popover' | null>(null);
  const [words, setWords] = useState('');
  const close = useCallback(() => setOpen(null), []);
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    setOpen('sheet');
  };
  const openPopover = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    setWords(target.value);
    setOpen('popover');
  };
  return (
    <>
      <Form
        action="/SearchProducts"
        role="search"
        aria-label={t.search}
        className={css.search}
        onFocus={openPopover}
        onInput={openPopover}
        onSubmit={storeSearch}
      >
        <SearchField />
        {open === 'popover' && (
          <Suspense>
            <SearchPopover words={words} onClose={close} />
          </Suspense>
        )}
      </Form>
      <span className={css.phoneSearch}>
        <IconLink to="/SearchProducts" icon="search" label={t.search} onClick={openSheet} />
      </span>
      {open === 'sheet' && (
        <Suspense>
          <SearchSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
}

async function storeSearch({ currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
  const { storeSubmitted } = await import('../catalog/search/recent-searches.ts');
  storeSubmitted(currentTarget);
}
