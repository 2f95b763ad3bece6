// The module that shows toasts comes later, but its styles must be in the first response.
import css from './toaster.module.css';

/** The kinds of toasts; the module that shows them loads after the page. */
type Kind = 'success' | 'error' | 'blank' | 'loading';

const loadToaster = async () => import('./toaster.tsx');

/** Returns what removes it. */
const show = async (kind: Kind, text: string) =>
  loadToaster().then(
    ({ showToast }) => showToast(kind, text),
    () => showPlain(kind, text),
  );

const PLAIN_MS = 4000;

/** The module could not be loaded: the text is shown without it. */
function showPlain(kind: Kind, text: string): () => void {
  const toast = document.createElement('p');
  toast.className = css.toast ?? '';
  toast.dataset['type'] = kind;
  toast.dir = 'auto';
  const stack = document.body.appendChild(document.createElement('div'));
  stack.className = css.stack ?? '';
  stack.role = kind === 'error' ? 'alert' : 'status';
  stack.append(toast);
  // Announced, as it changes after it is in the page.
  toast.textContent = text;
  const hide = () => stack.remove();
  if (kind !== 'loading') setTimeout(hide, PLAIN_MS);
  return hide;
}

// After the first view, but before a connection is lost, which a toast reports.
const LATER_MS = 3000;
if (!import.meta.env.SSR) setTimeout(() => void loadToaster().catch(() => null), LATER_MS);

/** Toasts: 2 s for success, 4 s for errors and the rest (specification section 9). A toast has no action. */
export const toast = {
  success: (text: string): void => void show('success', text),
  error: (text: string): void => void show('error', text),
  blank: (text: string): void => void show('blank', text),
  /** Stays until the returned function is called. */
  loading(text: string): () => void {
    const shown = show('loading', text);
    return () => void shown.then((hide) => hide());
  },
};
