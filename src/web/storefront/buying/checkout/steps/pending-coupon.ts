import { tabStore } from '../../../../browser/browser-storage.ts';

// Browser only: filled by the shopper's choices.
let last: Promise<unknown> = Promise.resolve();

/** Sends coupon choices one after another, so that the last one wins. */
export function sendInTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send, send);
  last = answer;
  return answer;
}

/** Waits for a running choice: the next step must not read an outdated cart. */
export async function settleCoupon(): Promise<void> {
  await last.catch(() => {});
}

const declinedKey = 'no-coupon';

/** Whether the shopper took the coupon away, until the order is placed: then none is chosen for them. */
export const couponDeclined = {
  read: () => tabStore.get(declinedKey) !== null,
  write: (isDeclined: boolean) =>
    isDeclined ? tabStore.set(declinedKey, '1') : tabStore.remove(declinedKey),
};
