import { accountProfile as t } from '#texts/account-profile';
import { addressLine } from '../../../shop/account/address-line.ts';
import { displayPhone } from '../../../shop/account/phone-display.ts';
import css from './parcel-label.module.css';

/** The label on the parcel as the courier will read it, written while the form is filled in. */
export function ParcelLabel({
  name,
  phone,
  address,
}: {
  name: string;
  /** E.164. */
  phone: string;
  address: { city: string; area: string; street: string; notes: string };
}) {
  const line = addressLine({ ...address, additionalDetails: address.notes });
  return (
    <figure className={css.figure}>
      <figcaption className="small">{t.asRead}</figcaption>
      <div className={css.label}>
        <p className={name ? css.name : css.empty}>
          <bdi>{name || t.name}</bdi>
        </p>
        {phone && (
          <p>
            <bdi dir="ltr">{displayPhone(phone)}</bdi>
          </p>
        )}
        <p className={line ? undefined : css.empty}>
          <bdi>{line || t.asReadEmpty}</bdi>
        </p>
      </div>
    </figure>
  );
}
