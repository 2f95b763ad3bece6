import { workerUrl } from './worker-url.ts';

/** Subscribes this browser to the store's pushes, which the worker at `worker` shows. */
export async function subscribe(worker: string, scope: string, publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(workerUrl(worker), { scope });
  await activated(registration);
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The store's VAPID key changed: the old subscription must be removed first, because browsers keep its key.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Only an active worker can be subscribed for; `ready` would wait for another one where two have this page in their scope. */
async function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    });
  });
}
