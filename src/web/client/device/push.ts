import { localStore } from '../../browser/browser-storage.ts';
import { call } from '../call.ts';
import { fcmToken } from '../storage/stored.ts';
import { subscribe } from './subscribe.ts';

/** The URL of the push service worker. */
const WORKER = '/sw.js';

/** The outcome of a subscription: `on`, permanently denied, dismissed, or failed. */
export type PushAnswer = 'on' | 'denied' | 'dismissed' | 'failed';

/** Whether this browser supports push and the user has not denied it. */
export function canPush(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied'
  );
}

/** This browser's push subscription, in the form sign-in sends as `fcmToken`. */
export const pushToken = fcmToken;

/** Whether this browser is subscribed. */
export const isPushed = (): boolean => pushToken() !== NO_TOKEN && Notification.permission === 'granted';

/** Requests permission and sends the subscription. Only from a press: browsers deny other prompts for good. */
export async function askForPush(): Promise<PushAnswer> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  try {
    const { publicKey } = await call('getPushKey');
    if (publicKey === null) return 'failed';
    const token = JSON.stringify(await subscribe(WORKER, '/', publicKey));
    await call('setPushToken', { token });
    localStore.set(KEPT, token);
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Unsubscribes this browser; the inbox still receives messages. */
export async function stopPush(): Promise<void> {
  await call('setPushToken', {});
  localStore.remove(KEPT);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

const KEPT = 'fcmToken';
const NO_TOKEN = 'web-fallback-token';
