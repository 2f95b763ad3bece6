import type { Settings } from '../settings.ts';

/** How often something may happen within a stretch of time, and for whom it is counted. */
export type OtpLimit = {
  readonly by: 'number' | 'browser' | 'origin' | 'block' | 'store';
  /** `sends`: codes sent; `numbers`: different numbers that codes were sent to. */
  readonly counts: 'sends' | 'numbers';
  readonly most: number;
  readonly seconds: number;
};

const hour = 3_600;
const day = 24 * hour;

/** All limits on sending codes, the narrowest first. Reaching the store's own raises an alarm. */
export function otpLimits(otp: Settings['otp']): OtpLimit[] {
  return [
    { by: 'number', counts: 'sends', most: 1, seconds: otp.resendSeconds },
    { by: 'number', counts: 'sends', most: otp.perHour, seconds: hour },
    { by: 'number', counts: 'sends', most: otp.perDay, seconds: day },
    { by: 'browser', counts: 'numbers', most: otp.perBrowserNumbersPerHour, seconds: hour },
    { by: 'origin', counts: 'sends', most: otp.perOriginPer10Min, seconds: hour / 6 },
    { by: 'origin', counts: 'sends', most: otp.perOriginPerHour, seconds: hour },
    { by: 'block', counts: 'sends', most: otp.perBlockPerHour, seconds: hour },
    { by: 'store', counts: 'sends', most: otp.storeCeilingPerDay, seconds: day },
  ];
}

/** Seconds until a limit lets one more through: 0 now. `sentAt` are the times that count, in any order. */
export function secondsToWait({ most, seconds }: OtpLimit, sentAt: readonly Date[], now: Date): number {
  const since = now.getTime() - seconds * 1000;
  const counted = sentAt.map((at) => at.getTime()).filter((at) => at > since);
  const blocking = counted.toSorted((a, b) => b - a)[most - 1];
  return blocking === undefined ? 0 : Math.ceil((blocking - since) / 1000);
}

/** The thousand numbers that a number belongs to: all but its last three digits. */
export function numberBlock(e164: string): string {
  return e164.slice(0, -3);
}

/**
 * What counts as one origin: an IPv4 address, or the /64 of an IPv6 one, which a single line owns whole. An IPv4
 * address in IPv6 clothes is itself.
 */
export function originOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped?.[1]) return mapped[1];
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
