import { send } from './send.ts';
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens.ts';
import { wireOf } from './wire.ts';

let running: Promise<string | undefined> | undefined;

/**
 * A new access token for one that was refused. One refresh runs at a time, in all tabs of this browser; whoever asks
 * meanwhile gets its token, or nothing when it fails. A refused refresh ends the session (`auth:unauthorized`);
 * a lost network leaves it as it is.
 */
export function refreshSession(refused: string | undefined): Promise<string | undefined> {
  running ??= alone(() => exchange(refused))
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function exchange(refused: string | undefined): Promise<string | undefined> {
  const kept = readTokens();
  if (kept && kept.accessToken !== refused) return kept.accessToken; // another tab was faster
  const { status, body } = kept ? await askForTokens() : { status: 401, body: null };
  const tokens = status >= 200 && status < 300 ? tokensIn(body) : undefined;
  if (tokens) storeTokens({ refreshToken: kept?.refreshToken, ...tokens });
  else clearTokens('auth:unauthorized');
  return tokens?.accessToken;
}

/** A 403 may only mean a stale XSRF pair, and then brings a fresh one: asked once more. */
async function askForTokens() {
  const wire = wireOf('refreshTokens', { platform: 'web' });
  const first = await send(wire, {}, undefined);
  return first.status === 403 ? send(wire, {}, undefined) : first;
}

/** The specification knows the token at `data.accessToken` and at `data.data.accessToken`. */
function tokensIn(body: unknown): Tokens | undefined {
  // An answer from outside: every step of the way may be missing.
  const data = (body as { data?: Partial<Tokens> & { data?: Partial<Tokens> } } | null)?.data;
  const { accessToken, refreshToken } = data?.accessToken ? data : (data?.data ?? {});
  return accessToken ? { accessToken, ...(refreshToken && { refreshToken }) } : undefined;
}

/** Web Locks span tabs; an old browser without them still has one refresh a tab. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  // Typed as always there, but missing on plain http and in old browsers.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('session-refresh', work) : work();
}
