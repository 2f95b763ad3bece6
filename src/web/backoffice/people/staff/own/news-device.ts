import { localStore } from '../../../../browser/browser-storage.ts';
import { subscribe } from '../../../../client/device/subscribe.ts';
import { ask } from '../../../client/ask.ts';

const WORKER = '/console/news-worker.js';
const SCOPE = '/console/';
const KEPT = 'news-device';

/** The id under which this browser is told of news; null: it is not. */
export const newsDevice = (): string | null => localStore.get(KEPT);

/** Whether this browser can show alerts, or why not. */
export function canShowNews(): 'yes' | 'denied' | 'never' {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'never';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

/** Asks for permission and subscribes this browser; null where the person did not allow it. */
export async function addThisDevice(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const token = JSON.stringify(await subscribe(WORKER, SCOPE, publicKey));
  const { id, news } = await ask('addNewsDevice', { token });
  localStore.set(KEPT, id);
  return news;
}

/** Forgets this browser, as where somebody signs out of it. */
export async function forgetThisDevice(): Promise<void> {
  localStore.remove(KEPT);
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
