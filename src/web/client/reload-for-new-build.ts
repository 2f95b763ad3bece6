const STORED = 'reloaded-for-build';
const AGAIN_MS = 60_000;

/**
 * Reloads the page when a part of its code is gone, as that belongs to an older build. Not while the store cannot be
 * reached: the browser would show its own error instead of the page. Once a minute: while a build is replaced, the document
 * that comes may name the same missing part.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(STORED)) < AGAIN_MS) return;
    fetch('/health/live', { method: 'HEAD' }).then(
      () => {
        sessionStorage.setItem(STORED, String(Date.now()));
        location.reload();
      },
      () => null,
    );
  });
}
