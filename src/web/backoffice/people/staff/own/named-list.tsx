import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import css from '../staff.module.css';

export type NamedRow = { _id: string; name: string; detail: string };

export type NamedListProps = {
  title: string;
  text: string;
  rows: readonly NamedRow[];
  removeLabel: string;
  /** The accessible name of a row's button. */
  removeOf: (name: string) => string;
  onRemove: (id: string) => void;
  /** What adds another. */
  children: ReactNode;
};

/** Passkeys or shared laptops: each with its name, a detail, and a button that removes it. */
export function NamedList({ title, text, rows, removeLabel, removeOf, onRemove, children }: NamedListProps) {
  return (
    <section className={css.form} aria-label={title}>
      <h2 className="card-title">{title}</h2>
      <p>{text}</p>
      {rows.length > 0 && (
        <ul className={css.devices}>
          {rows.map(({ _id: id, name, detail }) => (
            <li key={id}>
              <span>
                <b dir="auto">{name}</b>
                <span className={css.seen}>{detail}</span>
              </span>
              <Button
                tone="quiet"
                small
                icon="trash-2"
                aria-label={removeOf(name)}
                onClick={() => onRemove(id)}
              >
                {removeLabel}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
