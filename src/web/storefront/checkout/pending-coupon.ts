// Only ever filled in the browser, by the shopper's own choices.
let last: Promise<unknown> = Promise.resolve();

/** Sends a choice of coupon after the one before it, so that the last choice is the one that stays. */
export function sendInTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send, send);
  last = answer;
  return answer;
}

/** Waits for the choice that is under way: the next step must not read a cart whose coupon is about to change. */
export async function settleCoupon(): Promise<void> {
  await last.catch(() => {});
}
