import { lookup as resolve } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** Resolves a host and refuses addresses that are not public, against SSRF by a subscription's URL. */
export const publicLookup: LookupFunction = (host, options, found) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, '', 4);
    const open = addresses.filter(({ address, family }) => isPublicAddress(address, family));
    const [first] = open;
    if (first === undefined)
      return found(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '', 4);
    if (options.all === true) return found(null, open);
    return found(null, first.address, first.family);
  });
};

export function isPublicAddress(address: string, family: number): boolean {
  return family === 6 ? !CLOSED_6.check(address, 'ipv6') : !CLOSED_4.check(address, 'ipv4');
}

const CLOSED_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);

// Only 2000::/3 is allocated. A list of its own: in a shared one IPv4 addresses would match ::ffff:0:0.
const CLOSED_6 = blockList('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
  ['2001::', 32],
]);

function blockList(type: 'ipv4' | 'ipv6', networks: readonly [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, type);
  return list;
}
