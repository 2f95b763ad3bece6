import type { BrowserContext } from '@playwright/test';

/** Fakes only the subscription at a push service. Permission, worker and notification are the browser's own. */
export async function hasPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${Math.random().toString(36).slice(2)}`;
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    let isSubscribed = false;
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
      getSubscription: async () => (isSubscribed ? subscription : null),
    });
  });
}
