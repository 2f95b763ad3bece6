import { useState, type SubmitEvent } from 'react';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import type { CouponOffer } from '../../../../../shop/buying/coupons/contract.ts';
import { isWithinReach } from '../../../../../shop/buying/coupons/refusal.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Ticket, TicketText } from '../../../../ui/product/ticket.tsx';
import { couponTerms, endsSoon } from '../../coupons/coupon-terms.ts';
import css from './coupon-choice.module.css';

/** How many tickets are shown before "Show all". */
const first = 4;

/** The coupons as a radio group of tickets: the largest saving first, those that do not apply last. */
export function CouponOffers({
  offers,
  chosen,
  now,
  onChoose,
}: {
  offers: readonly CouponOffer[];
  chosen: string | null;
  now: Date;
  onChoose: (offer: CouponOffer | null) => void;
}) {
  const [all, setAll] = useState(offers.length <= first);
  // What is missing for another coupon is said without a press, too.
  const nearest = offers.find(({ issue }) => issue !== null && isWithinReach(issue.code));
  const shown = offers.filter(
    (offer, place) => all || place < first || offer === nearest || offer.coupon._id === chosen,
  );
  return (
    <fieldset className={css.offers}>
      <legend className="visually-hidden">{t.coupons}</legend>
      {shown.map((offer) => {
        const { coupon, totals, saves, issue } = offer;
        const best = offer === offers[0] && saves > 0;
        return (
          <Ticket
            key={coupon._id}
            title={coupon.title}
            text={<TicketText description={coupon.description} terms={couponTerms(coupon, now)} />}
            note={totals ? saves > 0 && t.saves(formatMoney(saves, language)) : issue?.message}
            tag={best ? t.savesMost : endsSoon(coupon, now)}
            state={totals ? 'live' : 'muted'}
            {...(totals && {
              choice: {
                name: 'coupon',
                value: coupon._id,
                checked: coupon._id === chosen,
                onChange: () => onChoose(offer),
              },
            })}
          />
        );
      })}
      {!all && (
        <Button tone="quiet" small onClick={() => setAll(true)}>
          {t.allCoupons(offers.length)}
        </Button>
      )}
      <Checkbox
        type="radio"
        name="coupon"
        value=""
        label={t.noCoupon}
        checked={chosen === null}
        onChange={() => onChoose(null)}
      />
    </fieldset>
  );
}

/** A collapsed field for a code; `onApply` claims the coupon and applies it. */
export function CouponCode({ onApply }: { onApply: (code: string) => Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = fieldText(form, 'code');
    if (busy) return;
    setProblem(code ? undefined : t.codeMissing);
    if (!code) return;
    setBusy(true);
    try {
      await onApply(code);
      form.reset();
    } catch (error) {
      setProblem(failureText(error, t.couponFailed));
    }
    setBusy(false);
  };

  return (
    <Accordion title={t.haveCode} level={4}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="code"
          label={t.code}
          hideLabel
          placeholder={t.code}
          compact
          dir="auto"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          {t.addCode}
        </Button>
      </form>
    </Accordion>
  );
}
