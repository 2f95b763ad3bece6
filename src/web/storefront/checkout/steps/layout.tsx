import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { cart as words } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { layout } from '#texts/layout';
import type { Cart } from '../../../../shop/cart/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { CheckoutSteps } from '../../../ui/order/checkout-steps.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Money } from '../../../ui/product/price.tsx';
import { OrderLimitNote } from '../../cart/order-limit-note.tsx';
import { Head } from '../../head.tsx';
import { namedSteps, placeOf, type Step, stepBefore, stepPath } from '../steps.ts';
import css from './layout.module.css';

/** Two columns: content and summary; stacked on phones. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.content}>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}

export type StepLayoutProps = {
  step: Exclude<Step, 'cart'>;
  cart: Cart;
  total: number;
  /** A one-line summary of the finished steps. */
  said?: Partial<Record<Step, string>> | undefined;
  /** The total is being reloaded. */
  busy?: boolean | undefined;
  aside: ReactNode;
  /** The next button: sticky at the bottom of phones, below the step on wide screens. */
  action: ReactNode;
  children: ReactNode;
};

/** A step's layout: progress segments on phones, rows of steps with links on wide screens. */
export function StepLayout({ step, cart, total, said, busy, aside, action, children }: StepLayoutProps) {
  const now = placeOf(step);
  const back = (
    <ButtonLink tone="quiet" icon="arrow-left" to={stepPath(stepBefore(step))}>
      {t.back}
    </ButtonLink>
  );
  return (
    <div className="wrap">
      <Head title={t.steps[step]} noIndex />
      <h1 className={`display ${css.title}`}>{t.title}</h1>
      <div className={css.segments}>
        <CheckoutSteps steps={namedSteps} now={now} />
      </div>
      <Columns aside={aside}>
        <Link to={stepPath('cart')} className={css.pieces}>
          <Icon name="shopping-bag" size={20} />
          <span>{t.piecesFor(words.pieces(cart.itemsCount), formatMoney(cart.subTotal, language))}</span>
          <span className={`text-link ${css.change}`}>{t.change}</span>
        </Link>
        {namedSteps.map(({ step: named, label, to }, place) => (
          <section key={named} className={css.step} data-state={stateOf(place, now)}>
            <h2 className={css.head}>
              <span className={css.number}>{place < now ? <Icon name="check" size={16} /> : place + 1}</span>
              <span>{label}</span>
              {place < now && said?.[named] && <bdi className={css.said}>{said[named]}</bdi>}
              {place < now && (
                <Link to={to} className={`text-link ${css.change}`}>
                  {t.change}
                </Link>
              )}
            </h2>
            {place === now && (
              <div className={css.body}>
                <OrderLimitNote cart={cart} />
                {children}
                <div className={css.actions}>
                  {action}
                  {back}
                </div>
              </div>
            )}
          </section>
        ))}
      </Columns>
      <div className={css.back}>{back}</div>
      <BuyBar label={words.total} total={total} busy={busy}>
        {action}
      </BuyBar>
    </div>
  );
}

/** Whether the page of a URL is being loaded after a press. */
export function useIsLoading(path: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname + location.search === path;
}

/** Without a line nothing is left for the next step: the shopper is told, and stays where everything typed is. */
export function isOffline(): boolean {
  if (!navigator.onLine) toast.error(layout.network);
  return !navigator.onLine;
}

/** The link to the next step. */
export function Continue({ to }: { to: string }) {
  return (
    <ButtonLink
      wide
      to={to}
      busy={useIsLoading(to)}
      onClick={(event) => isOffline() && event.preventDefault()}
    >
      {t.continue}
    </ButtonLink>
  );
}

function stateOf(place: number, now: number): 'done' | 'now' | 'next' {
  if (place === now) return 'now';
  return place < now ? 'done' : 'next';
}

/** Total and next button, sticky at the bottom of phones. */
export function BuyBar({
  label,
  total,
  busy,
  children,
}: {
  label: string;
  total: number;
  busy?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={css.bar} data-buy-bar="" data-uncovered="">
      <p className={classes(css.total, busy && css.busy)}>
        <small>{label}</small>
        <Money amount={total} />
      </p>
      <div className={css.buyBarActions}>{children}</div>
    </div>
  );
}
