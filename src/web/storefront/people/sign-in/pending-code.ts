import type { DataOf } from '../../../../shop/endpoints.ts';
import { localStore } from '../../../browser/browser-storage.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';
import { otpPhoneNumber } from '../../../client/storage/stored.ts';

/** A code that was sent: its number and times (milliseconds since 1970). */
export type PendingCode = {
  /** E.164. */
  phone: string;
  expiresAt: number;
  resendAt: number;
};

/** Requests a code for a number in any spelling. @throws CallError */
export async function askForCode(number: string): Promise<PendingCode> {
  return pendingFrom(await call('sendOtp', { number }), Date.now());
}

/** Requests a code and stores number and times, so that the countdown survives a reload. @throws CallError */
export async function sendCode(number: string): Promise<PendingCode> {
  return storePendingCode(await askForCode(number));
}

/** Stores the pending code. */
export function storePendingCode(pending: PendingCode): PendingCode {
  otpPhoneNumber.write(pending.phone);
  localStore.set(timesKey, JSON.stringify(pending));
  return pending;
}

/** When another code may be requested, from the refusal's answer; null if it does not say. */
export function resendAfter(error: unknown): number | null {
  // Refusals of codes carry the same field as successes.
  const wait = error instanceof CallError ? (error.data as Waiting | null)?.resendInSeconds : undefined;
  return wait === undefined ? null : Date.now() + wait * 1000;
}

type Waiting = { resendInSeconds?: number };

/** The pending code, or null. When only the number is known there is no countdown. */
export function readPendingCode(): PendingCode | null {
  const phone = otpPhoneNumber.read();
  if (phone === undefined) return null;
  const stored = storedTimes();
  return stored?.phone === phone ? stored : { phone, expiresAt: Infinity, resendAt: 0 };
}

export function forgetPendingCode(): void {
  otpPhoneNumber.clear();
  localStore.remove(timesKey);
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

const storedTimes = () => storedJson<PendingCode | null>(localStore, timesKey, null);
