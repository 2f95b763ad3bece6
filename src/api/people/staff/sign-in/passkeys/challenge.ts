import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Secrets } from '../../../../secrets.ts';

/** How long a challenge can be answered. */
const LIFETIME_SECONDS = 120;
const [RANDOM, EXPIRY] = [16, 6];

/** What a challenge is for. `holder` is the browser or session that was given it. */
export type ChallengeUse = { purpose: 'use' | 'add'; holder: string };

/**
 * A challenge that needs no row: random bytes, its expiry, and a signature over both and over the holder. So thousands
 * of requests store nothing.
 */
export function newChallenge({ pepper }: Secrets, use: ChallengeUse, now: Date): string {
  const body = Buffer.alloc(RANDOM + EXPIRY);
  randomBytes(RANDOM).copy(body);
  body.writeUIntBE(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS, RANDOM, EXPIRY);
  return Buffer.concat([body, signature(pepper, use, body)]).toString('base64url');
}

/** When this challenge ends, if the store made it for this use and it has not ended; else null. */
export function challengeEnd(
  { pepper }: Secrets,
  use: ChallengeUse,
  challenge: string,
  now: Date,
): Date | null {
  const given = Buffer.from(challenge, 'base64url');
  const [body, proof] = [given.subarray(0, RANDOM + EXPIRY), given.subarray(RANDOM + EXPIRY)];
  const right = signature(pepper, use, body);
  if (proof.length !== right.length || !timingSafeEqual(proof, right)) return null;
  const end = new Date(body.readUIntBE(RANDOM, EXPIRY) * 1000);
  return end > now ? end : null;
}

/** Uses a challenge up. False: it was answered before. */
export async function spendChallenge(tx: Tx, challenge: string, end: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_spent_challenges')
    .values({ challenge, expires_at: end })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const signature = (pepper: string, { purpose, holder }: ChallengeUse, body: Buffer) =>
  createHmac('sha256', pepper).update(`passkey ${purpose} ${holder} `).update(body).digest();
