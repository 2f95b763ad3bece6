/**
 * Reloads the page when a part of its code is gone, as that belongs to an older build. Not while the store cannot be
 * reached: the browser would show its own error instead of the page.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    fetch('/health/live', { method: 'HEAD' }).then(
      () => location.reload(),
      () => null,
    );
  });
}
