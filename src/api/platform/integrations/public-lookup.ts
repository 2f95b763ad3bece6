import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const RESOLVE_MS = 2000;

/**
 * Resolves a host and refuses addresses that are not public, against SSRF by a given URL. The connection goes to the
 * address that was checked. Not by `dns.lookup`: a slow name server would hold its few threads, which all the store uses.
 */
export const publicLookup: LookupFunction = (host, options, found) => {
  publicAddressesOf(host).then(
    (addresses) => {
      const fitting = addresses.filter(({ family }) => !options.family || options.family === family);
      const [first] = fitting;
      if (first === undefined) return found(refusal('ENOTPUBLIC'), '', 4);
      if (options.all === true) return found(null, fitting);
      return found(null, first.address, first.family);
    },
    () => found(refusal('ENOTFOUND'), '', 4),
  );
};

const refusal = (code: string) => Object.assign(new Error('not a public address'), { code });

type Address = { address: string; family: 4 | 6 };

/** The public addresses of a host name. @throws if it has no address at all */
async function publicAddressesOf(host: string): Promise<Address[]> {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw new Error('unknown host');
  const addressesOf = (result: PromiseSettledResult<string[]>, family: 4 | 6) =>
    result.status === 'rejected' ? [] : result.value.map((address): Address => ({ address, family }));
  return [...addressesOf(four, 4), ...addressesOf(six, 6)].filter(({ address, family }) =>
    isPublicAddress(address, family),
  );
}

/** Whether a URL's host is a literal address that is not public; no lookup is made for those. */
export function isClosedLiteral({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && !isPublicAddress(address, family);
}

export function isPublicAddress(address: string, family: number): boolean {
  return family === 6 ? !CLOSED_6.check(address, 'ipv6') : !CLOSED_4.check(address, 'ipv4');
}

// Source: IANA's special-purpose address registries.
const CLOSED_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

// Only 2000::/3 is allocated; below it are IPv4-mapped and NAT64 addresses. A list of its own: in a shared one IPv4
// addresses would match ::ffff:0:0.
const CLOSED_6 = blockList('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockList(type: 'ipv4' | 'ipv6', networks: readonly [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, type);
  return list;
}
