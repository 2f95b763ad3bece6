import { escapeHtml } from '../../../shop/escape-html.ts';

/** A sentence in which `backticked words` are code. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
