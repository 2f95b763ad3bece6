import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import type { Cart, Totals } from '../../../../../shop/buying/cart/contract.ts';
import type { PayingWith } from '../../../../../shop/buying/orders/contract.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { addressLine } from '../../../../../shop/people/account/address-line.ts';
import { formatPromisedDay } from '../../../../../shop/time/days.ts';
import { addDays, storeDateOf } from '../../../../../shop/time/store-time.ts';
import { call } from '../../../../client/call.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { RadioCard, RadioCards } from '../../../../ui/choices/radio-card.tsx';
import { phoneGroups } from '../../../../ui/fields/phone-groups.ts';
import { AddressCard } from '../../../../ui/order/address-card.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useLate } from '../../../../ui/use-late.ts';
import { useFacts } from '../../../layout/facts.ts';
import { noteCart, noteSession } from '../../../layout/shopper.ts';
import { deliveryNote } from '../../../people/account/address/delivery-note.ts';
import { placeOf } from '../destination.ts';
import { clearDraft, writeDraft } from '../draft.ts';
import type { StepData } from '../load-checkout.ts';
import { type Payment, placeOrder } from '../place-order.ts';
import { placedPath, stepPath } from '../steps.ts';
import { usePlace } from '../use-place.ts';
import { FeeLost } from './delivery-terms.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { StepLayout } from './layout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { changedTotals, isOrderLimit, isPaused, PayProblem, SlowOrder } from './pay-problem.tsx';
import css from './payment-step.module.css';

/** The failure, and the total shown at that time. */
type Problem = {
  error: unknown;
  before: number;
};

/** Destination, date, payment method, and the cash amount as the largest number. */
export function PaymentStep({ data }: { data: StepData }) {
  const { quote, refusal } = data;
  const facts = useFacts();
  const { draft, destination, asking, onRetry } = usePlace(data);
  const { busy, problem, cart, totals, place, showCart } = usePlacing(data);
  const late = useLate(busy || null);
  const { address } = destination;
  const { kind = 'home' } = address;
  const usualDay = addDays(storeDateOf(data.now), facts.estimateDays);
  const isSooner = quote !== null && quote.estimatedDelivery.to < usualDay;
  const coupon = cart.couponIssue ? null : cart.coupon;
  const payment: Payment = {
    address,
    couponId: coupon?._id ?? null,
    expectedTotal: totals.total,
    ...(kind === 'home' && draft.notes && { payingWith: draft.notes }),
  };
  // A total that is not this address's must not be agreed to.
  const pay = () => (asking ? toast.blank(t.feeComing) : void place(payment));

  const dropCoupon = async () =>
    showCart((await call('applyCoupon', { couponId: null, ...placeOf(destination) })).cart);

  return (
    <StepLayout
      step="payment"
      said={{ delivery: addressLine(address), confirmation: coupon?.title ?? t.noCoupon }}
      // What the refusal below says is not said twice.
      cart={isOrderLimit(problem?.error) ? { ...cart, orderLimit: null } : cart}
      total={totals.total}
      busy={asking}
      aside={<OrderSummary cart={cart} totals={totals} coupon={coupon?.title} busy={asking} big thumbnails />}
      action={
        <Button wide busy={busy > 0} aria-disabled={asking || undefined} onClick={pay}>
          {busy ? t.placing : t.place}
        </Button>
      }
    >
      {problem && <PayProblem {...problem} onRetry={pay} onDropCoupon={dropCoupon} />}
      {late && <SlowOrder onRetry={() => void place(payment, { again: true })} />}
      <FeeLost onRetry={onRetry} />
      <AddressCard
        title={t.address}
        line={addressLine(address)}
        note={deliveryNote(address)}
        phone={address.phone ? `+963 ${phoneGroups(address.phone)}` : undefined}
        action={
          <Link to={stepPath('delivery')} className={`text-link ${css.change}`}>
            {t.change}
          </Link>
        }
      />
      {!isPaused(problem?.error) && (
        <p className={css.estimate}>
          <Icon name="calendar" size={24} />
          <span>
            {refusal ? (
              <b>{refusal}</b>
            ) : (
              quote && (
                <b>{t.arrivesIn(formatPromisedDay(quote.estimatedDelivery, language), address.city)}</b>
              )
            )}
            {!refusal && (
              <small>{isSooner ? t.sooner(facts.estimateDays) : t.estimateDays(facts.estimateDays)}</small>
            )}
          </span>
        </p>
      )}
      <RadioCards legend={t.method}>
        <RadioCard name="method" title={t.cash} defaultChecked aside={<Icon name="banknote" size={24} />}>
          {(facts.showOldPounds ? t.cashWhy : t.cashWhyNew)[kind]}
        </RadioCard>
      </RadioCards>
      {kind === 'home' && <NotesChoice value={draft.notes} />}
      {facts.doorFee && totals.delivery !== 0 && <p className={css.agree}>{t.doorFee}</p>}
      {facts.doorRecheck && (coupon !== null || totals.delivery === 0) && (
        <p className={css.agree}>{t.doorRecheck}</p>
      )}
      <GoodToKnow kind={kind} />
      <p className={css.agree}>
        {t.agree}{' '}
        <Link to="/terms" className="text-link">
          {t.terms}
        </Link>
      </p>
    </StepLayout>
  );
}

/** Sends one payment at a time; its failure and new totals stay until the page reloads its data. */
function usePlacing(data: StepData) {
  // How many requests are under way: the shopper may send another where the first takes long.
  const [busy, setBusy] = useState(0);
  const loaded: Placing = { data, cart: data.cart, totals: data.totals, problem: null };
  const [state, setState] = useState(loaded);
  const { cart, totals, problem } = state.data === data ? state : loaded;
  const underWay = useRef(0);
  const isPlaced = useRef(false);
  const navigate = useNavigate();
  const count = (change: number) => setBusy((underWay.current += change));

  const place = async (payment: Payment, { again = false } = {}) => {
    // A ref: the state changes a render too late for a second tap.
    if (underWay.current > 0 && !again) return;
    count(1);
    try {
      const order = await placeOrder(payment);
      if (isPlaced.current) return;
      isPlaced.current = true;
      noteCart({ itemsCount: 0 });
      // Its address may have become the profile's: the next page reads the shopper again.
      if (data.saved === null) noteSession(true);
      await navigate(placedPath(order._id), { replace: true });
      clearDraft();
    } catch (error) {
      const problem = { error, before: totals.total };
      count(-1);
      if (underWay.current > 0) return;
      const now = changedTotals(error);
      setState({ data, cart: { ...cart, ...now }, totals: now ?? totals, problem });
      // Another tab may have put other pieces in.
      const changed = now && (await call('displayCart').catch(() => null));
      if (changed)
        setState((shown) =>
          shown.problem === problem ? { ...shown, cart: { ...changed.cart, ...now } } : shown,
        );
    }
  };
  const showCart = (cart: Cart) => setState({ data, cart, totals: cart, problem: null });
  return { busy, problem, cart, totals, place, showCart };
}

type Placing = { data: StepData; cart: Cart; totals: Totals; problem: Problem | null };

const kinds = ['exact', 'largest', 'old'] as const satisfies readonly PayingWith[];

/** The banknotes the shopper will pay with; optional, so that the courier brings change. */
function NotesChoice({ value }: { value: PayingWith | null }) {
  const { largestNote, showOldPounds } = useFacts();
  const offered = kinds.filter((kind) => kind !== 'old' || showOldPounds);
  return (
    <fieldset className={css.notes}>
      <legend>{t.notes}</legend>
      <p>{t.notesWhy}</p>
      <div className={css.kinds}>
        {offered.map((kind) => (
          <ChipToggle
            key={kind}
            name="notes"
            checked={value === kind}
            onChange={() => writeDraft({ notes: value === kind ? null : kind })}
          >
            {t.notesKinds[kind](formatNumber(largestNote))}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}
