/** The maximum number of stock alerts per shopper. */
export const mostAlerts = 50;

/** The facts for a stock alert: whether the variant is in stock, and how many other alerts there are. */
export type AlertFacts = { readonly canBeHad: boolean; readonly waitingForOthers: number };

/** Why a stock alert is refused; null if it is allowed. */
export function alertRefusal({
  canBeHad,
  waitingForOthers,
}: AlertFacts): 'ALERT_NOT_NEEDED' | 'ALERT_LIMIT' | null {
  if (canBeHad) return 'ALERT_NOT_NEEDED';
  return waitingForOthers >= mostAlerts ? 'ALERT_LIMIT' : null;
}
