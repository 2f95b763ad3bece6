import { Fragment, type ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import css from './address-card.module.css';

// Between the parts of an address line. Each part keeps its own direction, so that none of the dashes moves.
const dash = ' - ';

/** A delivery address as the courier reads it: one line, note, phone. Typed text keeps its own direction. */
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
  /** For display: `+963 944 123 456`. */
  phone?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <address className={css.card}>
      <Icon name="map-pin" size={20} />
      <span className={css.words}>
        {title && <b>{title}</b>}
        <span>
          {line.split(dash).map((part, place) => (
            <Fragment key={place}>
              {place > 0 && dash}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </span>
        {note && <span className={css.note}>{note}</span>}
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
