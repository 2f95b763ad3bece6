import { send } from '../send.ts';
import { wireOf } from '../wire.ts';
import { runAlone } from './run-alone.ts';
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens.ts';

let running: Promise<string | undefined> | undefined;

/**
 * Exchanges a refused access token, once at a time across all tabs. A refused refresh ends the session
 * (`auth:unauthorized`); a network failure does not.
 */
export function refreshSession(refused: string | undefined): Promise<string | undefined> {
  running ??= runAlone('session-refresh', () => exchange(refused))
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function exchange(refused: string | undefined): Promise<string | undefined> {
  const stored = readTokens();
  if (stored && stored.accessToken !== refused) return stored.accessToken; // another tab already refreshed it
  const { status, body } = stored ? await askForTokens() : { status: 401, body: null };
  const tokens = status >= 200 && status < 300 ? tokensIn(body) : undefined;
  if (tokens) storeTokens({ refreshToken: stored?.refreshToken, ...tokens });
  else clearTokens('auth:unauthorized');
  return tokens?.accessToken;
}

/** A 403 may only mean a stale XSRF pair, which the answer replaces: retried once. */
async function askForTokens() {
  const wire = wireOf('refreshTokens', { platform: 'web' });
  const first = await send(wire, {}, undefined);
  return first.status === 403 ? send(wire, {}, undefined) : first;
}

/** The specification allows the token at `data.accessToken` and at `data.data.accessToken`. */
function tokensIn(body: unknown): Tokens | undefined {
  // An external answer: every step of the path may be missing.
  const data = (body as { data?: Partial<Tokens> & { data?: Partial<Tokens> } } | null)?.data;
  const { accessToken, refreshToken } = data?.accessToken ? data : (data?.data ?? {});
  return accessToken ? { accessToken, ...(refreshToken && { refreshToken }) } : undefined;
}
