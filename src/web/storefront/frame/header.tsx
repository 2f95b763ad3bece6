import { Suspense, lazy, type MouseEvent, useState } from "react";
import { Form, NavLink } from "react-router";
import { frame as t } from "#texts/frame";
import { IconButton, IconLink } from "../../ui/icon-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Drawer } from "./drawer.tsx";
import css from "./header.module.css";
import { Logo } from "./logo.tsx";
import { SearchField } from "./search-field.tsx";
import { useShopper } from "./shopper.ts";

const SearchSheet = lazy(async () => ({
  default: (await import("./search-sheet.tsx")).SearchSheet,
}));

type Over = "menu" | "search" | null;

/** The header of every page; `quiet` pages (checkout, sign-in) leave out what leads away. */
export function Header({ quiet }: { quiet: boolean }) {
  const [over, setOver] = useState<Over>(null);
  const { cartCount } = useShopper();
  const close = () => setOver(null);
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <div className={css.phoneOnly}>
          <IconButton
            icon="menu"
            label={t.menu}
            aria-haspopup="dialog"
            onClick={() => setOver("menu")}
          />
        </div>
        <div className={css.logo}>
          <Logo />
        </div>
        {!quiet && <Navigation />}
        {!quiet && <Search onPress={() => setOver("search")} />}
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
      <Drawer open={over === "menu"} onClose={close} />
      {over === "search" && (
        <Suspense>
          <SearchSheet onClose={close} />
        </Suspense>
      )}
    </header>
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

/** A field where there is room, a link to the search page on phones, where a script makes it a sheet. */
function Search({ onPress }: { onPress: () => void }) {
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <Form action="/SearchProducts" role="search" className={css.search}>
        <SearchField />
      </Form>
      <span className={css.phoneSearch}>
        <IconLink to="/SearchProducts" icon="search" label={t.search} onClick={openSheet} />
      </span>
    </>
  );
}
