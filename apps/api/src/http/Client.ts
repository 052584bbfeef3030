import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress, isFromProxy } from '@magazijn/server';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { ApiSettings } from '../settings/ApiSettings.ts';

const deviceCookie = 'known-device';
/** A year, close to the maximum that browsers keep a cookie. */
const maxCookieAge = 365 * 24 * 60 * 60;
/** The maximum number of users remembered per browser. */
const maxUsers = 8;

export interface KnownDevice {
  readonly id: string;
  readonly users: readonly number[];
}

/** With https the name has the prefix `__Host-`, so that no other host can set it. */
const isSecure = ({ publicOrigin }: ApiSettings): boolean => publicOrigin.startsWith('https:');

/** A separate key, so that device cookies and access tokens are not interchangeable. */
const secretOf = ({ jwtSecret }: ApiSettings): string => `known-device:${jwtSecret}`;

/** A signed HttpOnly cookie that gives no rights: it exempts known browsers from lockouts by strangers (OWASP). */
async function readKnownDevice(context: Context, settings: ApiSettings): Promise<KnownDevice | null> {
  const value = isSecure(settings)
    ? await getSignedCookie(context, secretOf(settings), deviceCookie, 'host')
    : await getSignedCookie(context, secretOf(settings), deviceCookie);
  const [, id = '', users = ''] = (value && /^([0-9a-f-]{36})\.([\d.]+)$/.exec(value)) || [];
  return id === '' ? null : { id, users: users.split('.').map(Number) };
}

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

export interface Client {
  readonly address: string;
  /** Whether the request came through the shop's server or another trusted proxy. */
  readonly isProxied: boolean;
  /** The browser's User-Agent, at most 300 characters. */
  readonly userAgent: string;
  /** The Authorization header, unchecked; null without one. */
  readonly authorization: string | null;
  readonly knownDevice: () => Promise<KnownDevice | null>;
  /** Marks its browser as one in which a user has logged in. */
  readonly rememberDevice: (userId: number) => Promise<void>;
}

/** The address of the socket; undefined without one, as in a test. */
const socketAddress = (context: Context): string | undefined =>
  context.env?.incoming ? getConnInfo(context).remote.address : undefined;

/** Reads the client of a request. The middleware does so once; handlers use `context.get('client')`. */
export function readClient(context: Context, settings: ApiSettings): Client {
  const { trustedProxies } = settings;
  const sender = socketAddress(context);
  return {
    address: clientAddress(trustedProxies, sender, context.req.header('x-forwarded-for')),
    isProxied: isFromProxy(trustedProxies, sender),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    authorization: context.req.header('authorization') ?? null,
    knownDevice: () => readKnownDevice(context, settings),
    rememberDevice: (userId) => rememberDevice(context, settings, userId),
  };
}
