const loading = new Map<string, Promise<void>>();

/**
 * Loads a part of the site with its styles. The build calls it around each dynamic import, in place of Vite's function,
 * which also serves scripts, nonces and relative URLs: 0.5 KB of every first view. A failure is told by the same event
 * as there, and thrown; the next call tries again.
 */
export async function __vitePreload<T>(load: () => Promise<T>, styles: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(styles.map(loadStyle));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

async function loadStyle(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file;
  if (!loading.has(href) && document.querySelector(`link[rel=stylesheet][href="${href}"]`) === null)
    loading.set(href, linked(href));
  await loading.get(href);
}

function linked(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((done, failed) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      failed(new Error(href));
    });
  });
}
