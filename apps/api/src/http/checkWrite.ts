import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { HttpError } from './HttpError.ts';

/**
 * Refuses a write from a foreign origin, or with a wrong XSRF header; without a cookie the token and origin suffice.
 */
export function checkWrite(context: Context, settings: ApiSettings): void {
  checkOrigin(context.req.raw.headers, settings);
  const cookie = getCookie(context, xsrfCookie);
  if (cookie === undefined) return;
  if (context.req.header('x-xsrf-token') !== cookie || !isXsrfToken(cookie, settings.xsrfSecret)) {
    throw new HttpError(403, 'The XSRF token does not match.');
  }
}

/** Refuses a GET that changes data when it is a prefetch or cross-site (decision on GETs). */
export function checkChangingGet(headers: Headers): void {
  if (/prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) {
    throw new HttpError(403, 'This call changes something: it is not for prefetching.');
  }
  if (headers.get('sec-fetch-site') === 'cross-site') {
    throw new HttpError(403, 'This call changes something: it is not for other sites.');
  }
}

/** Refuses a request from a page of a foreign origin. Non-browser clients send no Origin header. */
export function checkOrigin(headers: Headers, settings: Pick<ApiSettings, 'publicOrigin'>): void {
  const origin = headers.get('origin');
  if (origin !== null && !isSameOrigin(origin, settings.publicOrigin)) {
    throw new HttpError(403, 'This origin may not write.');
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether two origins are equal; the loopback names count as the same host. */
export function isSameOrigin(given: string, own: string): boolean {
  if (!URL.canParse(given)) return false;
  const a = new URL(given);
  const b = new URL(own);
  const sameHost = a.hostname === b.hostname || (loopback.has(a.hostname) && loopback.has(b.hostname));
  return sameHost && a.protocol === b.protocol && a.port === b.port;
}

/** The cookie that the shop repeats in the header `X-XSRF-TOKEN` of every write (specification, section 6). */
export const xsrfCookie = 'XSRF-TOKEN';

const signatureOf = (value: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(value).digest();

/** A new token: random, and signed so that it cannot be forged. */
export function createXsrfToken(secret: string): string {
  const value = randomBytes(16).toString('base64url');
  return `${value}.${signatureOf(value, secret).toString('base64url')}`;
}

export function isXsrfToken(token: string, secret: string): boolean {
  const [value = '', signature = ''] = token.split('.');
  const expected = signatureOf(value, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
