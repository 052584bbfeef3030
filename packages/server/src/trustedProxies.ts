import { BlockList, isIP } from 'node:net';

/** The error message for `TRUSTED_PROXIES`. */
export const trustedProxiesText =
  'must be addresses and CIDR ranges with commas between them, such as 10.0.0.0/8,2001:db8::7';

export interface TrustedProxies {
  readonly trusts: (address: string) => boolean;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** An address without port, brackets and zone, IPv4-mapped ones as IPv4; null for other text. */
function plainAddress(text: string): string | null {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '');
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/** The prefix length of a CIDR range; 0 is refused, since it would trust every address. */
const isPrefix = (bits: string, address: string): boolean =>
  /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);

/**
 * Loopback is always trusted: the shop server forwards its visitors from there. @throws {Error} for an invalid value.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const proxies = parseProxies(text);
  if (!proxies) throw new Error(`TRUSTED_PROXIES ${trustedProxiesText}.`);
  return proxies;
}

/** Whether a text is a valid `TRUSTED_PROXIES`. */
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
 * The last address in X-Forwarded-For that is not a trusted proxy, since clients can forge those before it.
 *
 * @param socketAddress undefined without a socket, as in tests, which counts as loopback.
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

/** Whether the sender of a request is a trusted proxy. @param socketAddress as for `clientAddress` */
export function isFromProxy(proxies: TrustedProxies, socketAddress: string | undefined): boolean {
  const peer = plainAddress(socketAddress ?? '');
  return peer === null || proxies.trusts(peer);
}
