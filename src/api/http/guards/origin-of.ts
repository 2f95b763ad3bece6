import { isIPv6 } from 'node:net';

/** What counts as one origin: an address of IPv4 however it is written, and of IPv6 the /64 that one customer has. */
export function originOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
