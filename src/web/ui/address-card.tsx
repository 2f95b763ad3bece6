import type { ReactNode } from 'react';
import css from './address-card.module.css';
import { Icon } from './icon.tsx';

/** Where a parcel goes: one line as the courier reads it, the note, the phone. People's words keep their direction. */
export function AddressCard({
  title,
  line,
  note,
  phone,
  action,
}: {
  title?: ReactNode;
  line: string;
  note?: string | undefined;
  /** As it is shown: `+963 944 123 456`. */
  phone?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <address className={css.card}>
      <Icon name="map-pin" size={20} />
      <span className={css.words}>
        {title && <b>{title}</b>}
        <bdi>{line}</bdi>
        {note && <bdi className={css.note}>{note}</bdi>}
        {phone && (
          <bdi dir="ltr" className={css.note}>
            {phone}
          </bdi>
        )}
      </span>
      {action}
    </address>
  );
}
