import { ECDH } from 'node:crypto';
import { z } from 'zod';

/** What a browser gives to be reached: an address at its maker's push service, and keys for what is sent there. */
const PushSubscription = z.object({
  // As it will be asked: what reads an address in another way must not find another host in it.
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

/**
 * The subscription a token holds, if it leads to a push service; else null. The address comes from a browser, so anybody
 * can write one: only those services are asked that browsers are known to use, by https, and the store's own `services`.
 */
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
