import { useEffect, useState } from 'react';
import { guestChoices as t } from '#texts/guest-choices';
import {
  forgetGuestChoices,
  type GuestChoices,
  readGuestChoices,
} from '../../../client/storage/guest-choices.ts';
import { Thumbnails } from '../../buying/cart/line-item.tsx';
import css from './waiting-choices.module.css';

/** A guest's stored choices; renders nothing without any, and before hydration. */
export function WaitingChoices() {
  const [choices, setChoices] = useState<GuestChoices | null>(null);
  useEffect(() => setChoices(readGuestChoices()), []);
  if (choices === null) return null;
  const { lines, favorites } = choices;
  const forget = () => {
    forgetGuestChoices();
    setChoices(null);
  };
  return (
    <section className={css.waiting}>
      {lines.length > 0 && (
        <>
          <p>{t.pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0))}</p>
          <Thumbnails items={lines} />
        </>
      )}
      {favorites.length > 0 && <p>{t.favorites(favorites.length)}</p>}
      <button type="button" className={`text-link ${css.forget}`} onClick={forget}>
        {t.forget}
      </button>
    </section>
  );
}
