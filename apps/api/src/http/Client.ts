import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress, isFromProxy } from '@magazijn/server';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { ApiSettings } from '../settings/ApiSettings.ts';

const deviceCookie = 'known-device';
/** A year: browsers keep no cookie much longer. */
const maxCookieAge = 365 * 24 * 60 * 60;
/** People who share a browser. */
const maxUsers = 8;

/** A browser in which somebody has logged in before. */
export interface KnownDevice {
  readonly id: string;
  readonly users: readonly number[];
}

/** Under https browsers take the name with its prefix from this very host alone: no host beside it can plant one. */
const isSecure = ({ publicOrigin }: ApiSettings): boolean => publicOrigin.startsWith('https:');

/** Another key than the tokens': neither can stand in for the other. */
const secretOf = ({ jwtSecret }: ApiSettings): string => `known-device:${jwtSecret}`;

/**
 * The browser that a request comes from, by a cookie that no script can read and nobody can make up. It gives no rights:
 * only that strangers' failures do not count for whoever has logged in there (OWASP, device cookies).
 */
async function readKnownDevice(context: Context, settings: ApiSettings): Promise<KnownDevice | null> {
  const value = isSecure(settings)
    ? await getSignedCookie(context, secretOf(settings), deviceCookie, 'host')
    : await getSignedCookie(context, secretOf(settings), deviceCookie);
  const [, id = '', users = ''] = (value && /^([0-9a-f-]{36})\.([\d.]+)$/.exec(value)) || [];
  return id === '' ? null : { id, users: users.split('.').map(Number) };
}

/** Makes a browser known as one in which a user has logged in. */
async function rememberDevice(context: Context, settings: ApiSettings, userId: number): Promise<void> {
  const device = await readKnownDevice(context, settings);
  const others = (device?.users ?? []).filter((user) => user !== userId);
  const value = [device?.id ?? randomUUID(), userId, ...others.slice(0, maxUsers - 1)].join('.');
  await setSignedCookie(context, deviceCookie, value, secretOf(settings), {
    ...(isSecure(settings) ? { prefix: 'host' } : { path: '/' }),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: maxCookieAge,
  });
}

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

/** Whether a request was passed on by the shop's server or another proxy that is trusted. */
export const comesFromProxy = (context: Context, { trustedProxies }: ApiSettings): boolean =>
  isFromProxy(trustedProxies, socketAddress(context));
