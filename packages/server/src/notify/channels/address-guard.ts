/**
 * Guards requests to addresses entered by people against internal hosts (SSRF). An address is resolved once and every
 * result is checked. The connection goes to the checked result, not to the name.
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Reachable addresses. Both flags are false except for tests and for operators who run everything on one network. */
export interface ReachPolicy {
  /** Also without TLS. */
  readonly allowHttp: boolean;
  /** Also addresses of this machine and its networks. */
  readonly allowInternal: boolean;
}

/** An address that may not be requested; the message is for the person who entered it. */
export class UnreachableError extends Error {}

/** A name without an address, at least at the moment. */
export class UnknownHostError extends UnreachableError {}

/** A checked address. */
export interface CheckedAddress {
  readonly url: URL;
  readonly address: string;
  readonly family: 4 | 6;
}

/** Resolves a host name to addresses. */
export type ResolveName = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** IPv4 ranges not public on the internet (RFC 6890 and later); cloud metadata is link-local. */
const INTERNAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata services of Azure and Oracle.
  ['168.63.129.16', 32],
];

/** IPv6 ranges within the assigned 2000::/3 that are no host addresses or contain IPv4 ones. */
const INTERNAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const internalIpv4 = new BlockList();
for (const [net, bits] of INTERNAL_IPV4) internalIpv4.addSubnet(net, bits, 'ipv4');
const assignedIpv6 = new BlockList();
assignedIpv6.addSubnet('2000::', 3, 'ipv6');
const internalIpv6 = new BlockList();
for (const [net, bits] of INTERNAL_IPV6) internalIpv6.addSubnet(net, bits, 'ipv6');

/**
 * True if an IP address is public. Of IPv6 only addresses assigned to hosts are. This excludes loopback, unique local,
 * link-local and multicast. It excludes IPv4 mapped, compatible or translated (::ffff:0:0/96, ::/96, 64:ff9b::/96).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !internalIpv4.check(address, 'ipv4');
  if (family === 6)
    return !address.includes('%') && assignedIpv6.check(address, 'ipv6') && !internalIpv6.check(address, 'ipv6');
  return false;
}

/** Services on lower ports might mistake a request for another protocol. */
const LOWEST_PORT = 1024;

/**
 * Parses an address entered by a person. Throws {@link UnreachableError} for one that is never requested, regardless of
 * its DNS entries.
 */
export function readUrl(text: string, reach: ReachPolicy): URL {
  if (text.length > 2048) throw new UnreachableError('This address is too long.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new UnreachableError('This is not an address of the form https://…');
  if (url.protocol !== 'https:' && !(reach.allowHttp && url.protocol === 'http:'))
    throw new UnreachableError('The address must begin with https://.');
  if (url.username || url.password) throw new UnreachableError('The address must not contain a name or password.');
  const port = Number(url.port || 0);
  if (port !== 0 && port < LOWEST_PORT && port !== 443 && !reach.allowInternal)
    throw new UnreachableError(`Port ${port} is not allowed.`);
  const literal = bareHost(url);
  if (isIP(literal) && !reach.allowInternal && !isPublicAddress(literal))
    throw new UnreachableError('This address is not on the public internet.');
  url.hash = '';
  return url;
}

/**
 * Resolves an address and checks every result. A single internal one rejects all, so that a name cannot choose. Throws
 * {@link UnreachableError}.
 */
export async function checkAddress(
  text: string,
  reach: ReachPolicy,
  resolve: ResolveName = resolveByDns,
): Promise<CheckedAddress> {
  const url = readUrl(text, reach);
  const name = bareHost(url);
  const family = isIP(name);
  const found = family ? [{ address: name, family }] : await lookUp(name, resolve);
  if (!reach.allowInternal && found.some(({ address }) => !isPublicAddress(address)))
    throw new UnreachableError('This address is not on the public internet.');
  const [first] = found;
  if (!first) throw new UnknownHostError('This address does not exist.');
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

async function lookUp(name: string, resolve: ResolveName) {
  try {
    return await resolve(name);
  } catch {
    throw new UnknownHostError('This address does not exist.');
  }
}

const resolveByDns: ResolveName = (name) => lookup(name, { all: true });

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
