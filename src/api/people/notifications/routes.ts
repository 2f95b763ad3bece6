import { answer } from '../../platform/http/answer.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { isPushed, writePreferences, markRead, readInbox, readPreferences } from './notifications.ts';
import { pushTokenOf, storePushToken } from './push-token.ts';

/** The shopper's inbox and notification preferences. */
export function notificationRoutes(store: Store): void {
  const { db, integrations } = store;
  const preferencesOf = async (shopperId: string) =>
    readPreferences(db, shopperId, (await store.settings()).orderNewsBy);

  answer(store, 'getNotifications', async ({ input, shopper, language }) => {
    const { notifications, total, unread } = await readInbox(db, shopper.id, input, language);
    return { notifications, pagination: paginationOf(input, total), unread };
  });

  answer(store, 'readNotifications', async ({ input, shopper, now }) => ({
    unread: await markRead(db, shopper.id, input, now),
  }));

  answer(store, 'getNotificationWishes', async ({ shopper }) => ({
    wishes: await preferencesOf(shopper.id),
    push: await isPushed(db, shopper.sessionId),
  }));

  answer(store, 'setNotificationWishes', async ({ input, shopper }) => {
    await writePreferences(db, shopper.id, input);
    return { wishes: await preferencesOf(shopper.id) };
  });

  answer(store, 'setPushToken', async ({ input, shopper }) => {
    const token = pushTokenOf(integrations.push.read, input.token);
    if (token === '' && isAToken(input.token))
      return refuse('VALIDATION', { errors: ['"token" must be a push subscription'] });
    await storePushToken(db, shopper.sessionId, token);
    return { push: token !== '' };
  });

  answer(store, 'getPushKey', async () => ({ publicKey: integrations.push.publicKey }));
}

// An empty token, or the specification's word for none, removes the device.
const isAToken = (given: string | undefined) =>
  given !== undefined && given !== '' && given !== 'web-fallback-token';
