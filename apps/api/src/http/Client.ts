import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress } from '@magazijn/server';
import type { Context } from 'hono';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { type KnownDevice, readKnownDevice, rememberDevice } from './knownDevice.ts';

/** Whom a request comes from, as far as the network and the browser say. */
export interface Client {
  readonly address: string;
  /** As the browser sent it, at most 300 characters. */
  readonly userAgent: string;
  /** The header by which it says who is logged in, unchecked; null for none. */
  readonly authorization: string | null;
  readonly knownDevice: () => Promise<KnownDevice | null>;
  /** Makes its browser known as one in which a user has logged in. */
  readonly rememberDevice: (userId: number) => Promise<void>;
}

function socketAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // Without a socket, as in a test, there is no address.
    return undefined;
  }
}

export const readClient = (context: Context, settings: ApiSettings): Client => ({
  address: clientAddress(
    settings.trustedProxies,
    socketAddress(context),
    context.req.header('x-forwarded-for'),
  ),
  userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
  authorization: context.req.header('authorization') ?? null,
  knownDevice: () => readKnownDevice(context, settings),
  rememberDevice: (userId) => rememberDevice(context, settings, userId),
});
