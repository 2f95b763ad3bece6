import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * An authenticator secret, 20 bytes, derived with a key outside the database, so that the database alone reveals
 * nothing.
 */
export function totpSecret({ pepper }: Secrets, staffId: string, seed: string): Buffer {
  return createHmac('sha256', pepper).update(`totp ${staffId} ${seed}`).digest().subarray(0, 20);
}

/** The form in which authenticator apps accept a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

export const totpStep = (at: Date) => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** The six digits of a time step. Source: RFC 6238 with RFC 4226's truncation, SHA-1, 30 seconds. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The time step of a typed code, one step early or late included; else null. */
export function matchedStep(secret: Buffer, typed: string, now: Date): number | null {
  const step = totpStep(now);
  return [step, step - 1, step + 1].find((each) => totpCode(secret, each) === typed) ?? null;
}
