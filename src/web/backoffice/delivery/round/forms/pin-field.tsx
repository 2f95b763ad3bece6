import { useId } from 'react';
import { round as t } from '#texts/round';
import type { Stop } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { digitsOf } from '../../../../ui/fields/digits.ts';
import css from '../round.module.css';
import own from './forms.module.css';

/** As many as the shop's rules allow. */
const MOST_PINS = 5;

/** A typed PIN, or the reason for delivering without one. */
export type Proof = { pin: string } | { noPin: keyof typeof t.noPins | null };

type Left = Pick<Stop, 'triesLeft'>;
// A run that an earlier version of the page stored does not say.
const isOver = ({ triesLeft }: Left) => triesLeft === 0;

export const isProven = (proof: Proof, stop: Left): boolean =>
  'pin' in proof ? !isOver(stop) && /^\d{4}$/.test(proof.pin) : proof.noPin !== null;

type PinFieldProps = { stop: Stop; proof: Proof; onChange: (proof: Proof) => void };

/** The field for the customer's PIN, or for the reason without one: after too many wrong PINs only for that. */
export function PinField({ stop, proof, onChange }: PinFieldProps) {
  const id = useId();
  const reasonOf = 'noPin' in proof ? proof.noPin : null;
  if ('noPin' in proof || isOver(stop))
    return (
      <fieldset className={css.choices}>
        <legend>{isOver(stop) ? t.pinOver : t.noPin}</legend>
        {keysOf(t.noPins).map((reason) => (
          <label key={reason} className={own.choice}>
            <input
              type="radio"
              name="noPin"
              checked={reasonOf === reason}
              onChange={() => onChange({ noPin: reason })}
            />
            {t.noPins[reason]}
          </label>
        ))}
        {!isOver(stop) && (
          <button type="button" className={own.switch} onClick={() => onChange({ pin: '' })}>
            {t.withPin}
          </button>
        )}
      </fieldset>
    );
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t.pin}</label>
      <div className={own.pinRow}>
        <input
          id={id}
          className={css.pin}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={4}
          value={proof.pin}
          onChange={(event) => onChange({ pin: digitsOf(event.currentTarget.value) })}
        />
        <button type="button" className={own.switch} onClick={() => onChange({ noPin: null })}>
          {t.noPin}
        </button>
      </div>
      <p>{stop.triesLeft < MOST_PINS ? t.pinLeft(stop.triesLeft) : t.pinHint}</p>
    </div>
  );
}

/** The proof as the event carries it. */
export function proofOf(proof: Proof) {
  if ('pin' in proof) return { pin: proof.pin };
  return proof.noPin === null ? {} : { noPin: proof.noPin };
}
