import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { readClient } from './Client.ts';
import { createXsrfToken, isXsrfToken, xsrfCookie } from './checkWrite.ts';
import { HttpError } from './HttpError.ts';

/** TRACE repeats what it is sent, cookies included; nothing here is put or patched. */
const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

declare module 'hono' {
  interface ContextVariableMap {
    /** Who makes the request, once that is known; for the log. */
    viewer?: Viewer;
  }
}

const ownRequestId = /^[\w-]{8,64}$/;

/** What every answer carries. Set before the handler: after it, Hono would build each answer anew. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The first and only middleware: request id, security headers, the XSRF cookie when it is missing, the log. */
export function frame(parts: ApiParts): MiddlewareHandler {
  const { settings, log } = parts;
  const secure = settings.publicOrigin.startsWith('https:') ? '; Secure' : '';
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header('x-request-id');
    const requestId = given !== undefined && ownRequestId.test(given) ? given : randomUUID();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (secure) context.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    context.header('x-request-id', requestId);
    const isImage = context.req.path.includes('/img/');
    const cookie = isImage ? undefined : getCookie(context, xsrfCookie);
    if (!isImage && (cookie === undefined || !isXsrfToken(cookie, settings.xsrfSecret))) {
      const token = createXsrfToken(settings.xsrfSecret);
      context.header('set-cookie', `${xsrfCookie}=${token}; Path=/; SameSite=Strict${secure}`);
    }
    if (methods.includes(context.req.method)) await next();
    else
      context.res = context.json({ message: 'No call has this method.' }, 405, { allow: methods.join(', ') });
    const viewer = context.get('viewer');
    log({
      time: new Date().toISOString(),
      requestId,
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      address: readClient(context, settings).address,
      ...(viewer && {
        user: viewer.userId,
        originalUser: viewer.originalUserId,
        company: viewer.customerNumber,
      }),
      ...(context.error && context.res.status >= 500
        ? { error: context.error.stack ?? String(context.error) }
        : {}),
    });
  };
}

/** Refuses what says that it is too large: looking at the body itself, as Hono’s does first, costs as much as a read. */
const refuse = (): never => {
  throw new HttpError(413, 'The body is larger than 256 kB.');
};

/**
 * Refuses bodies of more than so many bytes. Node holds a body to the length that its header names; one that comes in
 * chunks, without a length, is counted while it comes.
 *
 * @throws HttpError 413
 */
export function limitBody(most: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: most, onError: refuse });
  return (context, next) => {
    const { headers } = context.req.raw;
    const length = headers.get('content-length');
    if (length === null || headers.has('transfer-encoding')) return counted(context, next);
    // No number is no length: only what is proven to be small passes.
    return Number(length) <= most ? next() : refuse();
  };
}
