/** Loads that failed offline, each as the function that retries it. */
let failed: readonly (() => void)[] = [];
const changed = 'late-code';

/**
 * Loads code of a part that is loaded after the page. A failed load is retried when the connection returns or the
 * shopper asks, and the promise stays pending until then, so that the page around the part stays.
 */
export const loadLate = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(
    () =>
      new Promise<Code>((resolve) => {
        const again = () => {
          load().then(
            (code) => {
              removeEventListener('online', again);
              setFailed(failed.filter((one) => one !== again));
              resolve(code);
            },
            () => null,
          );
        };
        addEventListener('online', again);
        setFailed([...failed, again]);
      }),
  );

export const retryLateCode = () => failed.forEach((again) => again());

/** For `useSyncExternalStore`. */
export const lateCodeFailed = () => failed.length > 0;
export function onLateCode(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

function setFailed(next: typeof failed): void {
  failed = next;
  dispatchEvent(new Event(changed));
}
