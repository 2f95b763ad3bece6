import { Link, NavLink, useLocation } from 'react-router';
import { layout as t } from '#texts/layout';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import { signOut } from '../../../client/session/sign-out.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import { ThemeChoice } from '../../../ui/choices/theme-choice.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { signInPath } from '../../next-path.ts';
import { useShopName, useStoreSentences } from '../facts.ts';
import { type Shopper, useShopper } from '../shopper.ts';
import css from './drawer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

const places: readonly [path: string, icon: IconName, label: string][] = [
  ['/', 'house', t.home],
  ['/SearchProducts', 'shirt', t.shopAll],
  ['/categories', 'layout-grid', t.categories],
  ['/orders', 'package', t.orders],
  ['/my-favorite', 'heart', t.favorites],
  ['/checkout/delivery', 'shopping-bag', t.cart],
  ['/profile', 'user-round', t.profile],
  ['/about', 'info', t.about],
  ['/contact', 'message-circle', t.contact],
  ['/faq', 'circle-question-mark', t.help],
];

/** Navigation that does not fit the header below 1024 px. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shopper = useShopper();
  const sentences = useStoreSentences();
  const shop = useShopName();
  useCloseOnNavigation(onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      place="start"
      title={shopper.user?.name ? t.greeting(shopper.user.name) : t.guestGreeting(shop)}
    >
      <Who shopper={shopper} />
      <nav className={css.places} aria-label={t.mainNavigation}>
        {places.map(([path, icon, label]) => (
          <NavLink key={path} to={path} end>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
        {shopper.authenticated && (
          <Link to="/profile#inbox">
            <Icon name="bell" />
            {t.messages(shopper.user?.unread ?? 0)}
          </Link>
        )}
        <Link to="/#coupons">
          <Icon name="ticket-percent" />
          {t.coupons}
        </Link>
      </nav>
      <div className={css.settings}>
        <LanguageSwitch />
        <ThemeChoice />
      </div>
      <p className={css.support}>{sentences?.support}</p>
      {shopper.authenticated && (
        <Button tone="quiet" icon="log-out" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      )}
    </Sheet>
  );
}

function Who({ shopper: { authenticated, user } }: { shopper: Shopper }) {
  const { pathname, search } = useLocation();
  if (!authenticated) {
    return (
      <ButtonLink to={signInPath(pathname + search)} wide>
        {t.signIn}
      </ButtonLink>
    );
  }
  return user && <bdi className={css.phone}>{displayPhone(user.phoneNumber)}</bdi>;
}
