import type { DataOf } from '../../../shop/endpoints.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { otpPhoneNumber } from '../../client/stored.ts';

/** A code that was sent: where to, and what the clock says about it (milliseconds since 1970). */
export type PendingCode = {
  /** E.164. */
  phone: string;
  expiresAt: number;
  resendAt: number;
};

/**
 * Asks for a code.
 * @param number in any spelling
 * @throws CallError
 */
export async function askForCode(number: string): Promise<PendingCode> {
  return pendingFrom(await call('sendOtp', { number }), Date.now());
}

/**
 * Asks for a code to sign in with and keeps where to and until when, so that a reload goes on counting.
 * @param number in any spelling
 * @throws CallError
 */
export async function sendCode(number: string): Promise<PendingCode> {
  return keepPendingCode(await askForCode(number));
}

/** Keeps the code this browser waits for. */
export function keepPendingCode(pending: PendingCode): PendingCode {
  otpPhoneNumber.write(pending.phone);
  localStorage.setItem(timesKey, JSON.stringify(pending));
  return pending;
}

/** When another code may be asked for, by the answer that refused one; null where it does not say. */
export function resendAfter(error: unknown): number | null {
  // The refusals of codes carry it, as the answer that sends one does.
  const wait = error instanceof CallError ? (error.data as Waiting | null)?.resendInSeconds : undefined;
  return wait === undefined ? null : Date.now() + wait * 1000;
}

type Waiting = { resendInSeconds?: number };

/** The code this browser waits for, or null; where only the number is known, nothing is counted down. */
export function readPendingCode(): PendingCode | null {
  const phone = otpPhoneNumber.read();
  if (phone === undefined) return null;
  const kept = keptTimes();
  return kept?.phone === phone ? kept : { phone, expiresAt: Infinity, resendAt: 0 };
}

export function forgetPendingCode(): void {
  otpPhoneNumber.clear();
  localStorage.removeItem(timesKey);
}

const timesKey = 'otpTimes';

function pendingFrom(
  { phoneNumber, expiresInSeconds, resendInSeconds }: DataOf<'sendOtp'>,
  now: number,
): PendingCode {
  return {
    phone: phoneNumber,
    expiresAt: now + expiresInSeconds * 1000,
    resendAt: now + resendInSeconds * 1000,
  };
}

function keptTimes(): PendingCode | null {
  try {
    // Written by `sendCode` above; anything else is as good as nothing.
    return JSON.parse(localStorage.getItem(timesKey) ?? 'null') as PendingCode | null;
  } catch {
    return null;
  }
}
