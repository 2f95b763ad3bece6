/** So many colors and sizes one shopper waits for at a time. */
export const mostAlerts = 50;

/** What asking to be told of a color and size finds: can it be had now, how many others the shopper waits for. */
export type AlertFacts = { readonly canBeHad: boolean; readonly waitingForOthers: number };

/** Why a shopper is not told when a piece is back; null: they are. */
export function alertRefusal({
  canBeHad,
  waitingForOthers,
}: AlertFacts): 'ALERT_NOT_NEEDED' | 'ALERT_LIMIT' | null {
  if (canBeHad) return 'ALERT_NOT_NEEDED';
  return waitingForOthers >= mostAlerts ? 'ALERT_LIMIT' : null;
}
