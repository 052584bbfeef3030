import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { ApiSettings } from '../settings/ApiSettings.ts';

const cookie = 'known-device';
/** A year: browsers keep no cookie much longer. */
const maxAge = 365 * 24 * 60 * 60;
/** People who share a browser. */
const max = 8;

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
export async function readKnownDevice(context: Context, settings: ApiSettings): Promise<KnownDevice | null> {
  const value = isSecure(settings)
    ? await getSignedCookie(context, secretOf(settings), cookie, 'host')
    : await getSignedCookie(context, secretOf(settings), cookie);
  const [, id = '', users = ''] = (value && /^([0-9a-f-]{36})\.([\d.]+)$/.exec(value)) || [];
  return id === '' ? null : { id, users: users.split('.').map(Number) };
}

/** Makes a browser known as one in which a user has logged in. */
export async function rememberDevice(context: Context, settings: ApiSettings, userId: number): Promise<void> {
  const device = await readKnownDevice(context, settings);
  const others = (device?.users ?? []).filter((user) => user !== userId);
  const value = [device?.id ?? randomUUID(), userId, ...others.slice(0, max - 1)].join('.');
  await setSignedCookie(context, cookie, value, secretOf(settings), {
    ...(isSecure(settings) ? { prefix: 'host' } : { path: '/' }),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge,
  });
}
