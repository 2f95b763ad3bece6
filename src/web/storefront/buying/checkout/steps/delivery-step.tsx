import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { statuses } from '#texts/statuses';
import type { AddressInput, HalfDay } from '../../../../../shop/people/account/contract.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { RadioCard, RadioCards } from '../../../../ui/choices/radio-card.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { nationalDigits } from '../../../../ui/fields/phone-groups.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { DeliveryKinds } from '../../../people/account/address/delivery-kinds.tsx';
import { AddressFields, type AddressPart } from '../address-fields.tsx';
import { type AddressProblems, problemsOf, showProblem } from '../address-problems.ts';
import { type Draft, writeDraft } from '../draft.ts';
import type { StepData } from '../load-checkout.ts';
import { useStepTurn } from '../step-turn.ts';
import { stepPath } from '../steps.ts';
import { usePlace } from '../use-place.ts';
import css from './delivery-step.module.css';
import { DeliveryTerms } from './delivery-terms.tsx';
import { isOffline, StepLayout } from './layout.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The destination: the profile's address or another one, with fee and delivery date. */
export function DeliveryStep({ data }: { data: StepData }) {
  const { cart, saved, addresses, totals, quote } = data;
  const { draft, destination, asking, onRetry } = usePlace(data);
  // A refusal of the place before must not hold this one up; the server decides.
  const refusal = asking ? '' : data.refusal;
  const terms = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<AddressProblems>({});
  const [keeping, setKeeping] = useState(false);
  const hydrated = useHydrated();
  const next = stepPath('confirmation');
  const { turn, go } = useStepTurn();
  const isLoading = turn?.path === next && turn.failure === null;
  const form = useId();
  const { to, address } = destination;
  // At an office the city of an address is what counts.
  const isOffice = draft.kind === 'office';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || keeping || isOffline()) return;
    const found = problemsOf(destination);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) showProblem(event.currentTarget, first);
    else if (refusal) {
      terms.current?.scrollIntoView({ block: 'center' });
      terms.current?.focus({ preventScroll: true });
    }
    if (first || refusal) return;
    setKeeping(true);
    if (to === 'other' && !isOffice) await keep(draft.keepAs.trim(), address);
    setKeeping(false);
    await go(next);
  };
  const change = (news: Partial<Draft>) => {
    writeDraft(news);
    setProblems({});
  };
  // A pin is valid only for the city it was set in.
  const write = (part: AddressPart, text: string) =>
    change({ other: { ...draft.other, ...(part === 'city' && { lat: '', lng: '' }), [part]: text } });
  const otherFields = (
    <AddressFields address={draft.other} kind={draft.kind} problems={problems} onChange={write} />
  );

  return (
    <StepLayout
      step="delivery"
      cart={cart}
      total={totals.total}
      busy={asking}
      aside={
        <OrderSummary cart={cart} totals={totals} coupon={cart.coupon?.title} busy={asking} thumbnails />
      }
      action={
        // Before hydration the form would submit natively, with phone and recipient in the URL.
        hydrated ? (
          <Button type="submit" form={form} wide busy={isLoading || keeping}>
            {t.continue}
          </Button>
        ) : (
          <ButtonLink to={next} wide>
            {t.continue}
          </ButtonLink>
        )
      }
    >
      <form id={form} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <DeliveryKinds kind={draft.kind} onChoose={(kind) => change({ kind })} />
        {saved || addresses.length > 0 ? (
          <RadioCards legend={isOffice ? t.whichCity : t.whereTo}>
            {saved && (
              <RadioCard
                name="to"
                checked={to === 'saved'}
                onChange={() => change({ to: 'saved', phone: null, recipient: '' })}
                title={t.savedAddress}
              >
                <bdi>{isOffice ? saved.city : saved.fullAddress}</bdi>
              </RadioCard>
            )}
            {to === 'saved' && !isOffice && <MapLink label={t.changeOnMap} />}
            {addresses.map((kept) => (
              <RadioCard
                key={kept._id}
                name="to"
                checked={to === 'kept' && draft.kept?._id === kept._id}
                onChange={() => change({ to: 'kept', kept, phone: null, recipient: kept.recipient ?? '' })}
                title={<bdi>{kept.name}</bdi>}
              >
                <bdi>{isOffice ? kept.city : kept.fullAddress}</bdi>
              </RadioCard>
            ))}
            <RadioCard
              name="to"
              checked={to === 'other'}
              onChange={() => change({ to: 'other' })}
              title={t.otherAddress}
            />
            {to === 'other' && (
              <>
                {otherFields}
                {!isOffice && (
                  <TextField
                    name="keepAs"
                    dir="auto"
                    label={t.keepAs}
                    hint={t.keepAsHint}
                    optional
                    maxLength={40}
                    autoComplete="off"
                    value={draft.keepAs}
                    onChange={(event) => change({ keepAs: event.currentTarget.value })}
                  />
                )}
              </>
            )}
          </RadioCards>
        ) : (
          <>
            {!isOffice && <MapLink label={t.byMap} />}
            {otherFields}
            {!isOffice && !draft.recipient.trim() && <p className={css.note}>{t.becomesYours}</p>}
          </>
        )}
        <DeliveryTerms
          ref={terms}
          quote={quote}
          fee={totals.delivery}
          city={address.city}
          refusal={refusal}
          busy={asking}
          onRetry={onRetry}
        />
        <PhoneField
          key={to}
          label={t.phone}
          optional
          name="phone"
          hint={isOffice ? t.phoneWhyOffice : t.phoneWhy}
          defaultValue={draft.phone ?? address.phone}
          error={problems.phone}
          onDigits={(phone) => change({ phone: nationalDigits(phone) })}
        />
        <TextField
          name="recipient"
          dir="auto"
          label={t.recipient}
          hint={t.recipientWhy}
          optional
          maxLength={100}
          autoComplete="off"
          value={draft.recipient}
          onChange={(event) => change({ recipient: event.currentTarget.value })}
        />
        {!isOffice && <HalfDays half={draft.halfDay} onChoose={(halfDay) => change({ halfDay })} />}
      </form>
    </StepLayout>
  );
}

/** Saves the typed address under a name. A failure is shown and does not block the order. */
async function keep(name: string, address: AddressInput): Promise<void> {
  if (name === '') return;
  try {
    const { addresses } = await call('saveAddress', { ...address, name });
    const kept = addresses.find((one) => one.name === name) ?? null;
    writeDraft({ keepAs: '', ...(kept && { to: 'kept', kept }) });
  } catch (error) {
    toast.error(failureText(error, t.saveFailed));
  }
}

function HalfDays({
  half: chosen,
  onChoose,
}: {
  half: HalfDay | null;
  onChoose: (half: HalfDay | null) => void;
}) {
  return (
    <fieldset className={css.half}>
      <legend>{t.halfDay}</legend>
      <p>{t.halfDayWhy}</p>
      <div>
        {(['morning', 'afternoon'] as const).map((half) => (
          <ChipToggle
            key={half}
            name="halfDay"
            checked={chosen === half}
            onChange={() => onChoose(chosen === half ? null : half)}
          >
            {statuses.halfDays[half]}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}

function MapLink({ label }: { label: string }) {
  return (
    <Link to="/checkout/add-address" className={`text-link ${css.map}`}>
      {label}
    </Link>
  );
}
