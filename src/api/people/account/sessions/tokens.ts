import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { type Secrets, tokenKeysAt } from '../../../secrets.ts';

const ACCESS_SECONDS = 10 * 60;
const ISSUER = 'minwal';
const AUDIENCE = 'minwal-shopper';
const KEY_ID = '1';

/** An access token's claims. `binding` is the hash of the browser's cookie, null for a native client. */
export type AccessClaims = {
  shopperId: string;
  sessionId: string;
  binding: string | null;
  registered: boolean;
};

const Payload = z.object({
  typ: z.literal('access'),
  sub: z.string(),
  sid: z.string(),
  b: z.string().nullable(),
  reg: z.boolean(),
  exp: z.number(),
});

/** Signs and verifies access tokens: HS256 only, ten minutes, every claim compared with a fixed value. */
export function accessTokens(secrets: Secrets) {
  const { tokenKey, tokenKeyBefore: before } = secrets;
  const keys = [tokenKey, ...(before === undefined ? [] : [before.key])];
  const tokens = new Map(keys.map((key) => [key, tokensOf(key)]));
  const tokensAt = (now: Date) => tokenKeysAt(secrets, now).flatMap((key) => tokens.get(key) ?? []);
  return {
    sign: (claims: AccessClaims, now: Date): string => {
      const [signing = tokensOf(tokenKey)] = tokensAt(now);
      return signing.sign(claims, now);
    },
    /** The claims of a valid, unexpired token, else null. */
    read: (token: string, now: Date): AccessClaims | null => {
      for (const { read } of tokensAt(now)) {
        const claims = read(token, now);
        if (claims !== null) return claims;
      }
      return null;
    },
  };
}

function tokensOf(key: string) {
  const sign = createSigner({ key, algorithm: 'HS256', kid: KEY_ID, noTimestamp: true });
  // Expiry is checked below by the store's clock, which the library cannot be given.
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    // The library does not check a missing claim.
    requiredClaims: ['iss', 'aud'],
    ignoreExpiration: true,
    complete: true,
  });
  return {
    sign: (claims: AccessClaims, now: Date): string => {
      const { shopperId: sub, sessionId: sid, binding: b, registered: reg } = claims;
      return sign({
        typ: 'access',
        iss: ISSUER,
        aud: AUDIENCE,
        sub,
        sid,
        b,
        reg,
        exp: seconds(now) + ACCESS_SECONDS,
      });
    },
    read: (token: string, now: Date): AccessClaims | null => {
      if (token.length > 1000) return null;
      try {
        const { header, payload } = verify(token);
        const { sub, sid, b, reg, exp } = Payload.parse(payload);
        if (header.kid !== KEY_ID || exp <= seconds(now)) return null;
        return { shopperId: sub, sessionId: sid, binding: b, registered: reg };
      } catch {
        return null;
      }
    },
  };
}

export const newRefreshToken = () => randomBytes(32).toString('base64url');

export const refreshTokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token after `token`, derived with a key outside the database: a lost answer can be repeated. While the key is being
 * rotated, the one by the other key follows.
 */
export const nextRefreshTokens = (secrets: Secrets, token: string, now: Date): string[] =>
  tokenKeysAt(secrets, now).map((key) =>
    createHmac('sha256', key).update(`refresh ${token}`).digest('base64url'),
  );

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);
