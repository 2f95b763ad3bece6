import { NavLink } from 'react-router';
import { layout as t } from '#texts/layout';
import { Icon, type IconName } from '../../ui/icon.tsx';
import css from './bottom-bar.module.css';
import { useShopper } from './shopper.ts';

const places: readonly [path: string, icon: IconName, label: string][] = [
  ['/', 'house', t.home],
  ['/SearchProducts', 'shirt', t.shopAll],
  ['/my-favorite', 'heart', t.favorites],
  ['/checkout/delivery', 'shopping-bag', t.cart],
  ['/profile', 'user-round', t.me],
];

/** The five places a thumb reaches, below 1024 px. */
export function BottomBar() {
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
