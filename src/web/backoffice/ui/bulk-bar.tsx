import type { ReactNode } from 'react';
import { bulk as t } from '#texts/bulk';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import css from './bulk-bar.module.css';

type BulkBarProps = {
  label: string;
  /** How many are ticked, and what they are together. */
  summary: ReactNode;
  /** Ticks all that the list finds, if it finds more. */
  all?: { label: string; onPress: () => void } | undefined;
  busy: boolean;
  onNone: () => void;
  /** The actions, at most three before "More". */
  children: ReactNode;
};

/** Stands at the bottom while rows are ticked, with what can be done with them. */
export function BulkBar({ label, summary, all, busy, onNone, children }: BulkBarProps) {
  return (
    <section className={css.bar} aria-label={label}>
      <p role="status">
        {summary}{' '}
        {all !== undefined && (
          <button type="button" className={css.all} disabled={busy} onClick={all.onPress}>
            {all.label}
          </button>
        )}
      </p>
      <button type="button" className={css.close} aria-label={t.none} onClick={onNone}>
        <Icon name="x" />
      </button>
      <div className={css.actions}>{children}</div>
    </section>
  );
}

type BulkResultProps = {
  title: string;
  text: string;
  refused: readonly { name: ReactNode; message: string | null }[];
  onClose: () => void;
};

/** Rows that were not changed, each with its reason; they stay ticked. */
export function BulkResult({ title, text, refused, onClose }: BulkResultProps) {
  return (
    <Sheet open onClose={onClose} title={title}>
      <p>{text}</p>
      <ul className={css.refused}>
        {refused.map(({ name, message }, place) => (
          <li key={place}>
            <b>{name}</b> {message}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
