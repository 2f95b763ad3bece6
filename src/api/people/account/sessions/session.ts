import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/database.ts';
import { bindingOf } from '../../../platform/http/guards/browser.ts';
import { pageAsking } from '../../../platform/http/in-process.ts';
import type { Secrets } from '../../../secrets.ts';
import type { Shopper, Store } from '../../../store.ts';
import { findLiveSession } from './sessions.ts';
import { type AccessClaims, accessTokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The session, proven by the bearer token and, for a browser, its binding cookie; null for a guest. Read once, from `db`
     * where it is given.
     */
    readShopper(db?: Db): Promise<Shopper | null>;
    /** Whose session the token names: signed, not expired, of this browser. It may have been ended since. */
    claimedShopper(): Shopper | null;
  }
}

/** The specification's cookie for the token pair: readable by scripts, of little use without the binding. */
const SESSION_COOKIE = 'user';
const SESSION_COOKIE_SECONDS = 7 * 24 * 3600;

/** Adds the session lookup to every request: one read of the database at most, on first use. */
export function guardSession(store: Store): void {
  const tokens = accessTokens(store.secrets);
  store.app.decorateRequest('readShopper', function readShopper(this: FastifyRequest, db: Db = store.db) {
    const { authorization } = this.headers;
    const asking = pageAsking() ?? this;
    const known = answers.get(asking);
    // A page that refreshed its session calls again with the new token.
    if (known !== undefined && known.authorization === authorization) return known.shopper;
    const shopper = authenticate(this, db);
    answers.set(asking, { authorization, shopper });
    // Not the failure of a transaction that is tried again.
    shopper.catch(() => answers.delete(asking));
    return shopper;
  });
  store.app.decorateRequest('claimedShopper', function claimedShopper(this: FastifyRequest) {
    const claims = claimsOf(this);
    return claims && { id: claims.shopperId, sessionId: claims.sessionId, registered: claims.registered };
  });
  const answers = new WeakMap<
    object,
    { authorization: string | undefined; shopper: Promise<Shopper | null> }
  >();

  function claimsOf(request: FastifyRequest): AccessClaims | null {
    const token = bearerTokenOf(request.headers.authorization);
    const claims = token === undefined ? null : tokens.read(token, store.clock());
    // Checked both ways: a native client's session in a browser's cookie is invalid.
    return claims !== null && claims.binding === bindingOf(store, request) ? claims : null;
  }

  async function authenticate(request: FastifyRequest, db: Db): Promise<Shopper | null> {
    const claims = claimsOf(request);
    if (claims === null) return null;
    const session = await findLiveSession(db, claims.sessionId, store.clock());
    if (
      session === undefined ||
      session.shopper_id !== claims.shopperId ||
      session.binding_hash !== claims.binding
    )
      return null;
    return {
      id: session.shopper_id,
      sessionId: claims.sessionId,
      registered: session.registered_at !== null,
    };
  }
}

/** The session of a request by its token alone: signed and not expired, whether or not it has been ended since. */
export function sessionReader(secrets: Secrets): (request: FastifyRequest, now: Date) => string | null {
  const tokens = accessTokens(secrets);
  return ({ headers }, now) => {
    const token = bearerTokenOf(headers.authorization);
    return token === undefined ? null : (tokens.read(token, now)?.sessionId ?? null);
  };
}

const bearerTokenOf = (authorization = ''): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];

export type StoredTokens = { accessToken: string | null; refreshToken: string | null };

/** The token pair in the `user` cookie; nulls if it is missing or unreadable. */
export function storedTokens(request: FastifyRequest): StoredTokens {
  try {
    const stored: Partial<Record<string, unknown>> = JSON.parse(request.cookies[SESSION_COOKIE] ?? '');
    const { accessToken, refreshToken } = stored;
    return { accessToken: textOrNull(accessToken), refreshToken: textOrNull(refreshToken) };
  } catch {
    return { accessToken: null, refreshToken: null };
  }
}

/** Sets the `user` cookie with the specification's flags and lifetime, or clears it. */
export function setTokensCookie(
  store: Store,
  reply: FastifyReply,
  pair: { accessToken: string; refreshToken: string } | null,
): void {
  const options = { path: '/', sameSite: 'lax', secure: store.config.secure } as const;
  if (pair === null) return void reply.clearCookie(SESSION_COOKIE, options);
  const { accessToken, refreshToken } = pair;
  void reply.setCookie(SESSION_COOKIE, JSON.stringify({ accessToken, refreshToken }), {
    ...options,
    maxAge: SESSION_COOKIE_SECONDS,
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
