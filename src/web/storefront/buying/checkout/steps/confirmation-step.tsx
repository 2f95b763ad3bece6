import { type ComponentProps, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { coupons as words } from '#texts/coupons';
import { language } from '#texts/language';
import { points as pointsWords } from '#texts/points';
import type { Cart, Coupon, Totals, CartItem } from '../../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../../shop/buying/cart/line-key.ts';
import type { CouponOffer } from '../../../../../shop/buying/coupons/contract.ts';
import { redeemValue, spendablePoints } from '../../../../../shop/buying/points/redeem.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { addressLine } from '../../../../../shop/people/account/address-line.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { BlockFailure } from '../../../failures/load-failure.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { LineItem } from '../../cart/line-item.tsx';
import { type Destination, placeOf } from '../destination.ts';
import type { StepData } from '../load-checkout.ts';
import { stepPath } from '../steps.ts';
import { usePlace } from '../use-place.ts';
import css from './confirmation-step.module.css';
import { CouponCode, CouponOffers } from './coupon-choice.tsx';
import { FeeLost } from './delivery-terms.tsx';
import { Continue, StepLayout } from './layout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { sendInTurn } from './pending-coupon.ts';

/** The coupon, applied to the total at once, and the order's lines. */
export function ConfirmationStep({ data }: { data: StepData }) {
  const { cart } = data;
  const { destination, asking, onRetry } = usePlace(data);
  const { coupon, totals, offers, applying, choose, applyCode, spend } = useCoupon(data, destination);
  const busy = asking || applying;
  return (
    <StepLayout
      step="confirmation"
      said={{ delivery: addressLine(destination.address) }}
      cart={cart}
      total={totals.total}
      busy={busy}
      aside={<OrderSummary cart={cart} totals={totals} coupon={coupon?.title} busy={busy} />}
      action={<Continue to={stepPath('payment')} />}
    >
      <FeeLost onRetry={onRetry} />
      <section className={css.coupons}>
        <h3 className="card-title">{t.coupons}</h3>
        <Offered
          offers={offers}
          chosen={coupon?._id ?? null}
          now={new Date(data.now)}
          onChoose={(offer) => void choose(offer)}
        />
        <CouponCode onApply={applyCode} />
        <PointsOffer
          balance={data.points}
          subTotal={cart.subTotal}
          busy={busy}
          onSpend={(points) => void spend(points)}
        />
      </section>
      <ItemsList items={cart.items} />
    </StepLayout>
  );
}

type OfferedProps = Omit<ComponentProps<typeof CouponOffers>, 'offers'> & {
  offers: readonly CouponOffer[] | undefined;
};

/** The coupons to choose from. If they fail to load, the order can be placed without them. */
function Offered({ offers, ...choice }: OfferedProps) {
  if (offers === undefined) return <BlockFailure>{words.failed}</BlockFailure>;
  if (offers.length === 0) return <p className={css.none}>{t.noCoupons}</p>;
  return <CouponOffers offers={offers} {...choice} />;
}

/** The points that the cart takes, in one press. */
function PointsOffer({
  balance,
  subTotal,
  busy,
  onSpend,
}: {
  balance: number;
  subTotal: number;
  busy: boolean;
  onSpend: (points: number) => void;
}) {
  const { points: terms } = useFacts();
  const points = spendablePoints(balance, subTotal, terms);
  if (points === 0) return null;
  const worth = formatMoney(redeemValue(points, terms), language);
  return (
    <div className={css.points}>
      <p>
        {pointsWords.balance(balance)}
        <small>{t.pointsStay}</small>
      </p>
      <Button tone="secondary" small busy={busy} onClick={() => onSpend(points)}>
        {t.pointsOff(pointsWords.balance(points), worth)}
      </Button>
    </div>
  );
}

type Chosen = {
  coupon: Coupon | null;
  totals: Totals;
  /** Undefined if they could not be loaded. */
  offers: readonly CouponOffer[] | undefined;
};

/** The coupon and its totals. A choice shows at once and is rolled back on refusal; the answer then holds. */
function useCoupon(data: StepData, destination: Destination) {
  const loaded = { coupon: data.cart.couponIssue ? null : data.cart.coupon, totals: data.totals };
  const before: Chosen = { ...loaded, offers: data.offers?.offers };
  const [state, setState] = useState({ data, chosen: before });
  const [applying, setApplying] = useState(false);
  const latest = useRef(0);
  const { revalidate } = useRevalidator();
  const chosen = state.data === data ? state.chosen : before;

  const show = (news: Chosen) => setState({ data, chosen: news });

  /** @throws CallError if the coupon does not apply; the previous choice is restored */
  const apply = async (choice: { code: string } | { couponId: null }, shown: Chosen) => {
    const turn = (latest.current += 1);
    show(shown);
    setApplying(true);
    try {
      const { cart } = await sendInTurn(() => call('applyCoupon', { ...choice, ...placeOf(destination) }));
      if (turn === latest.current) show(answered(cart, chosen.offers, data));
      if (cart.couponIssue) toast.error(cart.couponIssue.message);
      else toast.success(cart.coupon ? t.couponOn : t.couponOff);
    } catch (error) {
      if (turn === latest.current) show(chosen);
      throw error;
    } finally {
      if (turn === latest.current) setApplying(false);
    }
  };

  const choose = async (offer: CouponOffer | null) => {
    const totals = (offer ? offer.totals : data.offers?.base) ?? chosen.totals;
    try {
      // Applied by code, which also claims a coupon not claimed yet.
      await apply(offer ? { code: offer.coupon.code } : { couponId: null }, {
        ...chosen,
        coupon: offer?.coupon ?? null,
        totals,
      });
    } catch (error) {
      toast.error(failureText(error, t.couponFailed));
    }
  };

  /** The points become a coupon on the cart; the page then reads cart, offers and balance again. */
  const spend = async (points: number) => {
    if (applying) return;
    setApplying(true);
    try {
      await sendInTurn(() => call('spendPoints', { points }));
      toast.success(t.couponOn);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error, t.couponFailed));
    }
    setApplying(false);
  };

  return { ...chosen, applying, choose, spend, applyCode: (code: string) => apply({ code }, chosen) };
}

/** What to show after a coupon was put on the cart; one that was not offered is added to the offers. */
function answered(cart: Cart, offers: Chosen['offers'], { offers: loaded }: StepData): Chosen {
  const { coupon, couponIssue } = cart;
  // Put on the cart, yet without a discount: it is for another place.
  const inForce = couponIssue === null ? coupon : null;
  const isNew = coupon !== null && !offers?.some((offer) => offer.coupon._id === coupon._id);
  if (!isNew || !offers || !loaded) return { coupon: inForce, totals: cart, offers };
  if (couponIssue !== null) {
    const refused = { coupon, totals: null, saves: 0, issue: couponIssue };
    return { coupon: null, totals: cart, offers: [...offers, refused] };
  }
  const joining = { coupon, totals: cart, saves: loaded.base.total - cart.total, issue: null };
  return { coupon, totals: cart, offers: [joining, ...offers] };
}

/** The order's lines, read-only. */
function ItemsList({ items }: { items: readonly CartItem[] }) {
  return (
    <section>
      <h3 className="card-title">{t.yourPieces}</h3>
      <ul className={css.items}>
        {items.map((line) => (
          <li key={lineKey(line)}>
            <LineItem line={line} brief />
          </li>
        ))}
      </ul>
    </section>
  );
}
