import type { Store } from '../store.ts';

/** What a proxy names the visitor in. */
const NAMING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Logs once when a request comes through a proxy that is not trusted: all its visitors have the proxy's address then, and
 * every limit that counts by address counts them as one. Anybody can send these headers, so it is a warning and no more.
 */
export function warnOfProxy({ app, config: { trustedProxies } }: Store): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, ips = [] }) => {
    if (isSaid || ips.length > 1 || NAMING.every((name) => headers[name] === undefined)) return;
    isSaid = true;
    const why = trustedProxies.length === 0 ? 'is empty' : 'does not name it';
    app.log.warn(
      `a request came through a proxy and TRUSTED_PROXIES ${why}: all its visitors count as one address, and are refused together`,
    );
  });
}
