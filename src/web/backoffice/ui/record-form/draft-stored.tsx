import { consoleWords as t } from '#texts/console-words';
import css from './record-form.module.css';

/** Where a draft is stored: on this phone, or on this computer where there is a mouse. */
export function DraftStored() {
  const isComputer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  return <small className={css.kept}>· {isComputer ? t.keptOnComputer : t.keptOnPhone}</small>;
}
