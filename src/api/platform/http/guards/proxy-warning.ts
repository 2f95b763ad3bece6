import type { Store } from '../../../store.ts';

/** Headers in which a proxy names the visitor. */
const NAMING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Logs once that an untrusted proxy is used: all its visitors share its rate limits. Headers can be forged. */
export function warnOfProxy({ app, config: { trustedProxies } }: Store): void {
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, ips = [] }) => {
    if (isLogged || ips.length > 1 || NAMING.every((name) => headers[name] === undefined)) return;
    isLogged = true;
    const why = trustedProxies.length === 0 ? 'is empty' : 'does not name it';
    app.log.warn(
      `a request came through a proxy and TRUSTED_PROXIES ${why}: all its visitors count as one address, and are refused together`,
    );
  });
}
