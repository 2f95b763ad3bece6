import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { generatedFile } from '../../../generated-file.ts';
import type { Push } from '../push.ts';
import { fcmSender } from './fcm.ts';
import { type PushSettings, publicKeyOf, type VapidKeys } from './push-settings.ts';
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

/** The store's VAPID keys, created once in `DATA_DIR`. Losing them loses every subscription. */
export function storedPushKeys(dataDir: string): VapidKeys {
  const privateKey = generatedFile(join(dataDir, 'push-key.txt'), newPrivateKey).trim();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

export function newPushKeys(): VapidKeys {
  const privateKey = newPrivateKey();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A key may start with zero bytes, which the curve omits.
  const key = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return key.toString('base64url');
}
