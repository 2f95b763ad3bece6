import type { ComponentProps } from 'react';
import { checkout as t } from '#texts/checkout';
import { coupons as words } from '#texts/coupons';
import { language } from '#texts/language';
import { points as pointsWords } from '#texts/points';
import type { CartItem } from '../../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../../shop/buying/cart/line-key.ts';
import type { CouponOffer } from '../../../../../shop/buying/coupons/contract.ts';
import { redeemValue, spendablePoints } from '../../../../../shop/buying/points/redeem.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { addressLine } from '../../../../../shop/people/account/address-line.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { BlockFailure } from '../../../failures/load-failure.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { LineItem } from '../../cart/line-item.tsx';
import type { StepData } from '../load-checkout.ts';
import { stepPath } from '../steps.ts';
import { usePlace } from '../use-place.ts';
import css from './confirmation-step.module.css';
import { CouponCode, CouponOffers } from './coupon-choice.tsx';
import { FeeLost } from './delivery-terms.tsx';
import { Continue, StepLayout } from './layout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCoupon } from './use-coupon.ts';

/** The coupon, applied to the total at once, and the order's lines. */
export function ConfirmationStep({ data }: { data: StepData }) {
  const { cart } = data;
  const { destination, asking, onRetry } = usePlace(data);
  const { coupon, totals, offers, isBest, applying, choose, applyCode, spend } = useCoupon(data, destination);
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
        {isBest && coupon && (
          <Banner
            tone="success"
            action={
              <Button tone="quiet" small onClick={() => void choose(null)}>
                {t.takeCouponOff}
              </Button>
            }
          >
            {t.bestChosen(coupon.title)}
          </Banner>
        )}
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
