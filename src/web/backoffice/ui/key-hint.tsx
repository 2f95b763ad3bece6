import css from './key-hint.module.css';

/** The key that presses a button, printed in it on desks. */
export function KeyHint({ name }: { name: string }) {
  return (
    <kbd className={css.hint} aria-hidden="true">
      {name}
    </kbd>
  );
}
