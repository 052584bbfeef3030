import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { checkOrigin } from './checkOrigin.ts';
import { Refusal } from './Refusal.ts';
import { isXsrfToken, xsrfCookie } from './xsrfToken.ts';

/**
 * Refuses a write from a foreign origin, and one whose XSRF header does not repeat its cookie (decision "XSRF"). The
 * bearer is the authority: without a cookie, as inside a third-party frame, it and the origin suffice.
 */
export function checkWrite(context: Context, settings: ApiSettings): void {
  checkOrigin(context.req.raw.headers, settings);
  const cookie = getCookie(context, xsrfCookie);
  if (cookie === undefined) return;
  if (context.req.header('x-xsrf-token') !== cookie || !isXsrfToken(cookie, settings.xsrfSecret)) {
    throw new Refusal(403, 'The XSRF token does not match.');
  }
}
