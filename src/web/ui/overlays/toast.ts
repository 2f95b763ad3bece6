/** The kinds of toasts; the module that shows them loads with the first one. */
type Kind = 'success' | 'error' | 'blank' | 'loading';

const show = async (kind: Kind, text: string) => (await import('./toaster.tsx')).showToast(kind, text);

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
