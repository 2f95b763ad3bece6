import { classes } from '../../ui/classes.ts';
import css from './key-hint.module.css';

/** The key that presses a button, printed in it on desks. `ofRow`: only in the row that has the focus. */
export function KeyHint({ name, ofRow = false }: { name: string; ofRow?: boolean }) {
  return (
    <kbd className={classes(css.hint, ofRow && css.ofRow)} aria-hidden="true">
      {name}
    </kbd>
  );
}
