import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cart as words } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { layout } from '#texts/layout';
import type { Cart } from '../../../../../shop/buying/cart/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CheckoutSteps } from '../../../../ui/order/checkout-steps.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Money } from '../../../../ui/product/price.tsx';
import { useLate } from '../../../../ui/use-late.ts';
import { Head } from '../../../head.tsx';
import { OrderLimitNote } from '../../cart/order-limit-note.tsx';
import { useStepTurn } from '../step-turn.ts';
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
                {/* Whether the chosen place takes orders, the step says itself. */}
                {cart.orderLimit?.code !== 'DELIVERY_PAUSED' && <OrderLimitNote cart={cart} />}
                {children}
                <TurnNotice />
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

/** Offline the next step cannot load: the shopper is told and stays here, with everything typed. */
export function isOffline(): boolean {
  if (!navigator.onLine) toast.error(layout.network);
  return !navigator.onLine;
}

/** The link to the next step. */
export function Continue({ to }: { to: string }) {
  const { turn, go } = useStepTurn();
  const press = (event: MouseEvent) => {
    // To a tab of its own it goes as any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isOffline()) void go(to);
  };
  return (
    <ButtonLink wide to={to} busy={turn?.path === to && turn.failure === null} onClick={press}>
      {t.continue}
    </ButtonLink>
  );
}

/** Why the next step does not come, with another attempt. A failure takes the focus. */
export function TurnNotice() {
  const { turn, go } = useStepTurn();
  const late = useLate(turn?.failure === null ? turn.attempts : null);
  const failure = turn?.failure ?? null;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) banner.current?.focus();
    else if (late) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, late]);
  if (!turn || (!failure && !late)) return null;
  return (
    <Banner
      tone={failure ? 'error' : 'offline'}
      focusRef={banner}
      action={
        <Button small tone="secondary" onClick={() => void go(turn.path)}>
          {layout.tryAgain}
        </Button>
      }
    >
      {failure ? `${failureText(failure, layout.errorText)} ${t.stays}` : t.slow}
    </Banner>
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
    <div className={css.bar} data-step-bar="" data-uncovered="">
      <p className={classes(css.total, busy && css.busy)}>
        <small>{label}</small>
        <Money amount={total} />
      </p>
      <div className={css.buyBarActions}>{children}</div>
    </div>
  );
}
