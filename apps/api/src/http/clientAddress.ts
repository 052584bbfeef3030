import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Client } from './Client.ts';

const thisMachine = /^(::1|(::ffff:)?127\.)/;

function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Without a socket, as in a test, there is no address.
    return '';
  }
}

/** One customer has 2^64 addresses of IPv6: they count as one. */
const network = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * The network address that a request came from. A proxy on this machine (the shop's own server) is believed about whom
 * it speaks for; nobody else is, since anyone can write that header.
 */
export function clientAddress(context: Context): string {
  const address = socketAddress(context);
  if (address !== '' && !thisMachine.test(address)) return network(address);
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return network(forwarded || address || 'unknown');
}

/** Whom a request comes from. */
export const readClient = (context: Context): Client => ({
  address: clientAddress(context),
  userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
});
