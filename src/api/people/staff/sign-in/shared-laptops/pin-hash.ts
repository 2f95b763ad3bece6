import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../../secrets.ts';

/** scrypt with 16 MB and some 50 ms a try: a PIN has few digits, so guessing on a copy of the table must be slow. */
const COST = { N: 16_384, r: 8, p: 1 } as const;
const BYTES = 32;

/** `N$r$p$salt$hash`. The key outside the database is mixed in first, so that the table alone reveals nothing. */
export async function hashPin(secrets: Secrets, staffId: string, pin: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await slowHash(keyed(secrets, staffId, pin), salt, COST);
  return [COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the typed PIN is the one of this stored hash. */
export async function isPinOf(secrets: Secrets, staffId: string, typed: string, stored: string) {
  const [N = '', r = '', p = '', salt = '', hash = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await slowHash(keyed(secrets, staffId, typed), Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(given, Buffer.from(hash, 'base64url'));
}

const keyed = ({ pepper }: Secrets, staffId: string, pin: string) =>
  createHmac('sha256', pepper).update(`pin ${staffId} ${pin}`).digest();

const slowHash = (secret: Buffer, salt: Buffer, cost: { N: number; r: number; p: number }) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(secret, salt, BYTES, cost, (error, hash) => (error === null ? resolve(hash) : reject(error))),
  );
