import { BlockList, isIP } from 'node:net';

/** What is wrong with a value of `TRUSTED_PROXIES`. */
export const trustedProxiesText =
  'must be addresses and CIDR ranges with commas between them, such as 10.0.0.0/8,2001:db8::7';

/** The proxies whose X-Forwarded-For is believed. */
export interface TrustedProxies {
  readonly trusts: (address: string) => boolean;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** An address without port, brackets, zone and the form in which IPv6 writes IPv4; null for anything else. */
function plainAddress(text: string): string | null {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '');
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/** A whole number of bits, as a CIDR range has it; every address there is would be no range of proxies. */
const isPrefix = (bits: string, address: string): boolean =>
  /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);

/**
 * Reads `TRUSTED_PROXIES`. This machine is always believed: the shop's own server speaks for its visitors from there.
 *
 * @throws {Error} for a wrong value.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const proxies = parseProxies(text);
  if (!proxies) throw new Error(`TRUSTED_PROXIES ${trustedProxiesText}.`);
  return proxies;
}

/** Whether a text can be read as `TRUSTED_PROXIES`. */
export const areTrustedProxies = (text: string): boolean => parseProxies(text) !== null;

function parseProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  list.addAddress('::1', 'ipv6');
  for (const entry of text === '' ? [] : text.split(',')) {
    const [given = '', bits, ...rest] = entry.trim().split('/');
    if (isIP(given) === 0 || given.includes('%') || rest.length > 0) return null;
    const address = plainAddress(given) ?? given;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else if (isPrefix(bits, address)) list.addSubnet(address, Number(bits), familyOf(address));
    else return null;
  }
  return { trusts: (address) => list.check(address, familyOf(address)) };
}

/**
 * The network address that a request comes from: the last one that no trusted proxy wrote. What stands before it in
 * X-Forwarded-For anybody can have made up.
 *
 * @param socketAddress who sent the request here; undefined without a socket, as in a test, which counts as this machine.
 * @param forwardedFor the header: `client, proxy, next proxy`.
 */
export function clientAddress(
  proxies: TrustedProxies,
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
): string {
  let client = plainAddress(socketAddress ?? '');
  if (client !== null && !proxies.trusts(client)) return client;
  for (const text of (forwardedFor ?? '').split(',').toReversed()) {
    const address = plainAddress(text);
    if (address === null) break;
    client = address;
    if (!proxies.trusts(address)) break;
  }
  return client ?? 'unknown';
}

/** Whether who sent a request here is a trusted proxy. @param socketAddress as for `clientAddress` */
export function isFromProxy(proxies: TrustedProxies, socketAddress: string | undefined): boolean {
  const peer = plainAddress(socketAddress ?? '');
  return peer === null || proxies.trusts(peer);
}
