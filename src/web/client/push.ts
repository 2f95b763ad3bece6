import { call } from './call.ts';
import { fcmToken } from './stored.ts';

/** The one script that may speak for the shop while it is closed. */
const WORKER = '/sw.js';

/** What came of asking: `on`, a no for good, a no for now, or something that did not work. */
export type PushAnswer = 'on' | 'denied' | 'dismissed' | 'failed';

/** Can this browser be told while the shop is closed, and has its owner not said no? */
export function canPush(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied'
  );
}

/** Where this browser is reached, as `fcmToken` of sign-in wants it. */
export const pushToken = fcmToken;

/** Is this browser told? */
export const isPushed = (): boolean => pushToken() !== NO_TOKEN && Notification.permission === 'granted';

/**
 * Asks whether this browser may be told and, where it may, tells the store where. Only ever called by a press: a browser that
 * is asked on arrival says no for good.
 */
export async function askForPush(): Promise<PushAnswer> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  try {
    const { publicKey } = await call('getPushKey');
    if (publicKey === null) return 'failed';
    const token = JSON.stringify(await subscribe(publicKey));
    await call('setPushToken', { token });
    localStorage.setItem(KEPT, token);
    return 'on';
  } catch {
    return 'failed';
  }
}

/** This browser is told no more; the inbox goes on. */
export async function stopPush(): Promise<void> {
  await call('setPushToken', {});
  localStorage.removeItem(KEPT);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

const KEPT = 'fcmToken';
const NO_TOKEN = 'web-fallback-token';

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(trusted(WORKER), { scope: '/' });
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The shop has other keys than it had: a browser holds on to those it subscribed with.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

type TrustedTypes = {
  createPolicy: (
    name: 'worker',
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

// Browsers that know trusted types refuse a script's address that no policy has made.
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('worker', {
    createScriptURL: (given) => (given === WORKER ? given : null),
  });
  return policy.createScriptURL(url);
}
