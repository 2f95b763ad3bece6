import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type NavigationType,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { cart as t } from '#texts/cart';
import { checkout } from '#texts/checkout';
import { language } from '#texts/language';
import type { Cart } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { callFrom } from '../../../client/call-from.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { ProductStrip } from '../../catalog/browse/product-strip.tsx';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import { closeMiniSheet } from '../../layout/mini-sheet-host.tsx';
import { noteCart } from '../../layout/shopper.ts';
import { clearDraft } from '../checkout/draft.ts';
import { loadCheckout, type CartData, type CheckoutData } from '../checkout/load-checkout.ts';
import { findLostOrder } from '../checkout/place-order.ts';
import { cacheShown, leaveTurn, loadShown } from '../checkout/step-turn.ts';
import { placedPath, stepPath } from '../checkout/steps.ts';
import { ConfirmationStep } from '../checkout/steps/confirmation-step.tsx';
import { DeliveryStep } from '../checkout/steps/delivery-step.tsx';
import { BuyBar, Columns, Continue, TurnNotice } from '../checkout/steps/layout.tsx';
import { OrderSummary } from '../checkout/steps/order-summary.tsx';
import { PaymentStep } from '../checkout/steps/payment-step.tsx';
import { Placed } from '../checkout/steps/placed.tsx';
import { CartLine } from './cart-line.tsx';
import css from './cart-page.module.css';
import { OrderLimitNote } from './order-limit-note.tsx';
import { SavedLines } from './saved-lines.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<CheckoutData> {
  const { pathname, search, searchParams } = new URL(request.url);
  return loadShown(pathname + search, () => loadCheckout(callFrom(context), searchParams));
}

/** The cart, the three steps and the placed order share one URL path (specification section 2). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  useStepFocus(data.step);
  useEffect(() => cacheShown(pathname + search, data), [pathname, search, data]);
  useEffect(() => leaveTurn, [data.step]);
  switch (data.step) {
    case 'cart':
      return <CartStep data={data} />;
    case 'delivery':
      return <DeliveryStep data={data} />;
    case 'confirmation':
      return <ConfirmationStep key="confirmation" data={data} />;
    case 'payment':
      return <PaymentStep data={data} />;
    case 'placed':
      return <Placed order={data.order} />;
  }
}

/** Steps share a path, so scroll and focus are handled here: forward to the top, Back to the old position. */
function useStepFocus(step: string): void {
  const type: `${NavigationType}` = useNavigationType();
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // An offer to undo a change of the cart is dismissed with it.
    closeMiniSheet();
    if (type === 'POP') return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step, type]);
}

/** The cart step: editable lines, summary, and the next step once no line has an issue. */
function CartStep({ data }: { data: CartData }) {
  const [cart, setCart] = useCart(data);
  const online = useOnline();
  const { items, itemsCount, couponIssue } = cart;
  const blocked = items.some(({ issue }) => issue !== null);
  useLostOrder(items.length === 0);
  const saved = <SavedLines items={cart.saved} locked={!online} onCart={setCart} />;
  // A closed place does not block: the order may go to another.
  const waits = blocked || (cart.orderLimit !== null && cart.orderLimit.code !== 'DELIVERY_PAUSED');
  return (
    <div className="wrap">
      <Head title={t.title} noIndex />
      <header className={css.head}>
        <h1 className="display">{t.title}</h1>
        {itemsCount > 0 && <p role="status">{t.pieces(itemsCount)}</p>}
      </header>
      {items.length === 0 ? (
        <EmptyCart favorites={data.favorites}>{saved}</EmptyCart>
      ) : (
        <>
          <Columns
            aside={
              <div className={css.aside}>
                <OrderSummary cart={cart} totals={cart} coupon={cart.coupon?.title} />
                {couponIssue && (
                  <p className={css.issue}>
                    {t.couponOff} {couponIssue.message}
                  </p>
                )}
                <div className={css.way}>
                  <ContinueButton blocked={waits} />
                </div>
              </div>
            }
          >
            {blocked && (
              <div className={css.blocked}>
                <Banner tone="error">{t.blocked}</Banner>
              </div>
            )}
            <TurnNotice />
            <OrderLimitNote cart={cart} />
            <FreeDelivery cart={cart} />
            {!online && <p className={css.issue}>{t.connect}</p>}
            <ul className={css.lines}>
              {items.map((item) => (
                <CartLine key={lineKey(item)} item={item} locked={!online} onCart={setCart} />
              ))}
            </ul>
          </Columns>
          {saved}
          <BuyBar label={t.total} total={cart.total}>
            <ContinueButton blocked={waits} />
          </BuyBar>
        </>
      )}
    </div>
  );
}

/** If the cart is empty because an order's answer was lost, navigates to that order. */
function useLostOrder(isEmpty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEmpty) return undefined;
    let isCurrent = true;
    void findLostOrder().then(async (order) => {
      if (order === null || !isCurrent) return;
      await navigate(placedPath(order._id), { replace: true });
      clearDraft();
    });
    return () => {
      isCurrent = false;
    };
  }, [isEmpty, navigate]);
}

/** How far the cart is from free delivery; nothing where it is never free, or always. */
function FreeDelivery({ cart: { subTotal, delivery } }: { cart: Cart }) {
  const { freeDeliveryFrom } = useFacts();
  if (!freeDeliveryFrom) return null;
  const left = delivery === 0 ? 0 : Math.max(0, freeDeliveryFrom - subTotal);
  return (
    <p className={css.free}>
      {left === 0 ? t.freeReached : t.freeFrom(formatMoney(left, language))}
      <progress max={freeDeliveryFrom} value={freeDeliveryFrom - left} aria-hidden="true" />
    </p>
  );
}

/** Stays enabled while something blocks checkout, and then leads to the first issue. */
function ContinueButton({ blocked }: { blocked: boolean }) {
  if (!blocked) return <Continue to={stepPath('delivery')} />;
  const show = () =>
    document
      .querySelector('main [role="alert"], main [data-order-limit]')
      ?.scrollIntoView({ block: 'center' });
  return (
    <Button wide tone="secondary" onClick={show}>
      {checkout.continue}
    </Button>
  );
}

/** The cart from the loader, or from the latest answer; updates the header's count. */
function useCart(data: CartData) {
  const [held, hold] = useState({ data, cart: data.cart });
  const setCart = (cart: Cart) => {
    hold({ data, cart });
    noteCart(cart);
  };
  return [held.data === data ? held.cart : data.cart, setCart] as const;
}

/** An empty cart: a link to the shop, what was saved for later, and favorites. */
function EmptyCart({ favorites, children }: { favorites: readonly ProductCard[]; children: ReactNode }) {
  return (
    <>
      <EmptyState
        icon="shopping-bag"
        title={t.emptyTitle}
        text={t.emptyText}
        action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
      />
      {children}
      {favorites.length > 0 && <ProductStrip title={t.fromFavorites} products={favorites} />}
    </>
  );
}
