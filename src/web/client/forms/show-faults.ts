import { flushSync } from 'react-dom';

/** Renders the marks that `mark` sets, and focuses the first field that is wrong: it may be far above the button. */
export function showFaults(form: HTMLFormElement, mark: () => void): void {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
