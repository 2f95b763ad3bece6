import { escapeHtml } from '../../../shop/escape-html.ts';

/** A sentence in which `words like this` are code. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
