/** Shows push notifications and opens their link, of this origin only. */
declare const self: ServiceWorkerGlobalScope;
const worker = self;

worker.addEventListener('push', (event) => {
  const { title, text, href, tag, language } = noteOf(event.data);
  const options = {
    body: text,
    tag,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    icon: `/assets/${language}/icon-192.png`,
    data: { href },
  };
  // Browsers revoke push permission when a push shows nothing, so there is always a notification.
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pageOf(event.notification.data)));
});

type Note = { title: string; text: string; href: string; tag: string; language: 'en' | 'ar' };

function noteOf(data: PushMessageData | null): Note {
  const given = read(data);
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  return {
    title: text(given['title'], '') || worker.location.host,
    text: text(given['text'], ''),
    href: text(given['href'], '/profile#inbox'),
    tag: text(given['tag'], 'minwal'),
    language: given['language'] === 'en' ? 'en' : 'ar',
  };
}

function read(data: PushMessageData | null): Record<string, unknown> {
  try {
    const given: unknown = data?.json();
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

function pageOf(data: unknown): string {
  const { href }: { href?: unknown } = { ...(typeof data === 'object' && data) };
  const page = new URL(typeof href === 'string' ? href : '/', worker.location.origin);
  return page.origin === worker.location.origin ? page.href : worker.location.origin;
}

// Browsers refuse to navigate a tab this worker does not control; a window is opened then.
async function openPage(page: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window' });
  try {
    if (open === undefined) throw new Error('no page is open');
    await open.focus();
    await open.navigate(page);
  } catch {
    await worker.clients.openWindow(page);
  }
}
