/** Shown in place of what the door asks of the shopper alone. */
const HIDDEN = '••••';

/**
 * A message as others than its reader see it: without the PIN, also an earlier one, wherever the merchant's wording has
 * it. Four digits that belong to no larger number; amounts have a separator.
 */
export const hideCodes = (text: string): string =>
  text.replaceAll(/(?<!\d|\d[,.٬/-])\d{4}(?!\d|[,.٬/-]\d)/g, HIDDEN);
