import { Link, useLocation } from 'react-router';
import { layout as t } from '#texts/layout';
import { IconLink } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { DetailsMenu } from '../../../ui/overlays/details-menu.tsx';
import { signInPath } from '../../next-path.ts';
import { useShopper } from '../shopper.ts';

/** Sign-in for a guest; account links and sign-out for a shopper. Works without script. */
export function AccountMenu() {
  const { authenticated, user } = useShopper();
  const { pathname, search, key } = useLocation();
  if (!authenticated)
    return <IconLink to={signInPath(pathname + search)} icon="user-round" label={t.signIn} />;
  return (
    <DetailsMenu key={key} label={t.account} icon="user-round">
      <Link to="/profile">{t.profile}</Link>
      <Link to="/profile#inbox">{t.messages(user?.unread ?? 0)}</Link>
      <Link to="/orders">{t.orders}</Link>
      <Link to="/#coupons">{t.coupons}</Link>
      {/* Few visits need its code, which comes with the drawer's. */}
      <button
        type="button"
        onClick={() => void import('../../../client/session/sign-out.ts').then(({ signOut }) => signOut())}
      >
        <Icon name="log-out" size={16} />
        {t.signOut}
      </button>
    </DetailsMenu>
  );
}
