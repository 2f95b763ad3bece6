import type { Push } from '../push.ts';
import { fcmSender } from './fcm.ts';
import { storedPushKeys } from './push-keys.ts';
import type { PushSettings } from './push-settings.ts';
import { readSubscription } from './push-subscription.ts';
import { sendWebPush } from './web-push.ts';

/** FCM's device tokens; a browser's subscription is JSON. */
const DEVICE = /^[\w:.-]{20,400}$/;

/** Push by the environment: browsers always, native apps with an FCM account. */
export function openPush(settings: PushSettings, dataDir: string, clock: () => Date): Push {
  const { subject, services, fcm } = settings;
  const keys = settings.keys ?? storedPushKeys(dataDir);
  const sendFcm = fcm === null ? null : fcmSender(fcm, clock);
  return {
    publicKey: keys.publicKey,
    read: (given) => {
      if (DEVICE.test(given)) return sendFcm === null ? null : given;
      const subscription = readSubscription(given, services);
      return subscription === null ? null : JSON.stringify(subscription);
    },
    send: async (token, note) => {
      if (!DEVICE.test(token)) return sendWebPush({ keys, subject, services }, token, note);
      return sendFcm === null ? 'gone' : sendFcm(token, note);
    },
  };
}
