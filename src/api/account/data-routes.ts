import { answer } from '../http/answer.ts';
import { bindingOf } from '../http/browser.ts';
import type { Store } from '../store.ts';
import { checkCode } from './check-code.ts';
import { type CloseOrders, eraseShopper } from './erase.ts';
import { exportData } from './export-data.ts';
import { keepTokens } from './session.ts';
import { readUser } from './user.ts';

/** What a shopper may ask of their own data: a copy, and the end of it. */
export function dataRoutes(store: Store, closeOrders: CloseOrders): void {
  const { db } = store;

  answer(store, 'exportData', async ({ shopper, language, now }) =>
    exportData(db, shopper.id, language, now),
  );

  answer(store, 'deleteAccount', async ({ input, shopper, now, request, reply }) => {
    const { phoneNumber } = await readUser(db, shopper.id);
    const refusal = await checkCode(store, phoneNumber, bindingOf(store, request), input.verificationCode);
    if (refusal !== null) return refusal;
    const notErased = await eraseShopper(store, shopper.id, closeOrders, now);
    if (notErased !== null) return notErased;
    keepTokens(store, reply, null);
    return null;
  });
}
