const WORKERS = /^\/(sw|console\/(round|news)-worker)\.js$/;

type TrustedTypes = {
  createPolicy: (
    name: 'worker',
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The URL of a service worker: browsers with Trusted Types refuse one that no policy created. */
export function workerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('worker', {
    createScriptURL: (given) => (WORKERS.test(given) ? given : null),
  });
  return policy.createScriptURL(url);
}
