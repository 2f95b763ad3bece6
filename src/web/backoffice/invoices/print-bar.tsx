import { invoices as t } from '#texts/invoices';
import { language } from '#texts/language';
import type { Invoice } from '../../../shop/invoices/contract.ts';
import { MOST_INVOICES } from '../../../shop/invoices/invoice.ts';
import { ButtonContent, buttonClass } from '../../ui/buttons/button-look.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import type { Selection } from '../ui/selection.ts';
import css from './invoices.module.css';

/** Prints the ticked invoices as one PDF. */
export function PrintBar({ selection }: { selection: Selection<Invoice> }) {
  const ids = [...selection.rows.keys()];
  if (ids.length === 0) return null;
  const printed = ids.slice(0, MOST_INVOICES);
  return (
    <section className={css.bar} aria-label={t.ticked(ids.length)}>
      <p role="status">
        <b>{t.ticked(ids.length)}</b> {ids.length > MOST_INVOICES && t.most(MOST_INVOICES)}
      </p>
      <a
        className={buttonClass({ small: true })}
        href={`/api/console/v1/invoices/print?ids=${printed.join(',')}&lang=${language}`}
        target="_blank"
        rel="noreferrer"
      >
        <ButtonContent look={{ icon: 'printer' }}>{t.print(printed.length)}</ButtonContent>
      </a>
      <button type="button" className={css.close} aria-label={t.untick} onClick={() => selection.set([])}>
        <Icon name="x" />
      </button>
    </section>
  );
}
