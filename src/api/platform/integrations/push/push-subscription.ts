import { ECDH } from 'node:crypto';
import { z } from 'zod';

/** A browser's push subscription: a URL at its vendor's push service, and encryption keys. */
const PushSubscription = z.object({
  // Normalized exactly as it will be requested: another parser must not find another host in it.
  endpoint: z
    .url()
    .max(1000)
    .transform((address) => new URL(address).href),
  keys: z.object({
    p256dh: z.string().refine(isPoint),
    auth: z.string().refine((text) => isBytes(text, 16)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** The subscription in a token, null unless its URL is https at a known push service or one of `services`. */
export function readSubscription(token: string, services: readonly string[]): PushSubscription | null {
  const { data } = PushSubscription.safeParse(readJson(token));
  return data !== undefined && isPushService(new URL(data.endpoint), services) ? data : null;
}

const KNOWN_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

function isPushService(
  { protocol, hostname, port, username, password, origin }: URL,
  services: readonly string[],
): boolean {
  if (username !== '' || password !== '') return false;
  if (services.includes(origin)) return true;
  return protocol === 'https:' && port === '' && KNOWN_SERVICES.some((service) => service.test(hostname));
}

function isBytes(text: string, length: number): boolean {
  return /^[\w+/=-]+$/.test(text) && Buffer.from(text, 'base64url').length === length;
}

function isPoint(text: string): boolean {
  try {
    return isBytes(text, 65) && ECDH.convertKey(text, 'prime256v1', 'base64url') !== '';
  } catch {
    return false;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
