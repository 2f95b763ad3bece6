import { useId } from 'react';
import { round as t } from '#texts/round';
import { keysOf } from '../../../../shop/keys-of.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import css from '../round.module.css';
import own from './forms.module.css';

/** A typed PIN, or the reason for delivering without one. */
export type Proof = { pin: string } | { noPin: keyof typeof t.noPins | null };

export const isProven = (proof: Proof): boolean =>
  'pin' in proof ? /^\d{4}$/.test(proof.pin) : proof.noPin !== null;

/** The field for the customer's PIN, or for the reason without one. */
export function PinField({ proof, onChange }: { proof: Proof; onChange: (proof: Proof) => void }) {
  const id = useId();
  if ('noPin' in proof)
    return (
      <fieldset className={css.choices}>
        <legend>{t.noPin}</legend>
        {keysOf(t.noPins).map((reason) => (
          <label key={reason} className={own.choice}>
            <input
              type="radio"
              name="noPin"
              checked={proof.noPin === reason}
              onChange={() => onChange({ noPin: reason })}
            />
            {t.noPins[reason]}
          </label>
        ))}
        <button type="button" className={own.switch} onClick={() => onChange({ pin: '' })}>
          {t.withPin}
        </button>
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
      <p>{t.pinHint}</p>
    </div>
  );
}

/** The proof as the event carries it. */
export function proofOf(proof: Proof) {
  if ('pin' in proof) return { pin: proof.pin };
  return proof.noPin === null ? {} : { noPin: proof.noPin };
}
