import { type Logger, limitLines, requestIdOf, runAsRequest, traceRequest } from '@magazijn/server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { type DatabaseOutage, databaseOutage } from '../database/databaseOutage.ts';
import { type Client, readClient } from './Client.ts';
import { createXsrfToken, isXsrfToken, xsrfCookie } from './checkWrite.ts';
import { TooManyWaiting } from './createTurns.ts';
import { HttpError } from './HttpError.ts';
import type { Viewer } from './Viewer.ts';

declare module 'hono' {
  interface ContextVariableMap {
    client: Client;
    /** The viewer, once known; for the log. */
    viewer?: Viewer;
    /** The request's log, whose lines have the request id. */
    log: Logger;
  }
}

/** The log line of a request. It has the route's pattern, never its values, so no secrets. */
export interface RequestLine {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string;
  /** The user, the original user and the company's customer number; absent for visitors. */
  readonly user?: number;
  readonly originalUser?: number;
  readonly company?: string;
  /** The error code of a database outage, for searching the log. */
  readonly event?: 'database-unavailable';
  readonly code?: DatabaseOutage['code'];
  /** The stack of a fault; one sentence for a database outage. */
  readonly error?: string;
}

export interface LogEntry extends RequestLine {
  readonly time: string;
  readonly level: string;
  readonly requestId: string;
  /** The number of equal lines of one second that this one represents; see `limitLines`. */
  readonly count?: number;
}

function failureOf(error: Error): Pick<RequestLine, 'event' | 'code' | 'error'> {
  const outage = databaseOutage(error);
  if (outage === null) return { error: error.stack ?? String(error) };
  return { event: 'database-unavailable', code: outage.code, error: outage.text };
}

/** The headers of every response. Set before the handler: after it, Hono would rebuild each response. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Request id, security headers, the XSRF cookie when it is missing, log and trace. */
export function apiMiddleware(dependencies: ApiDependencies): MiddlewareHandler {
  const { settings, logger, onRequest } = dependencies;
  const secure = settings.publicOrigin.startsWith('https:') ? '; Secure' : '';
  const refused = limitLines((line) => logger.warn(line));
  return async (context, next) => {
    const started = performance.now();
    const client = readClient(context, settings);
    context.set('client', client);
    const requestId = requestIdOf(context.req.header('x-request-id'), client.isProxied);
    const log = logger.child({ requestId });
    context.set('log', log);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (secure) context.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    context.header('x-request-id', requestId);
    const isImage = context.req.path.includes('/img/');
    const cookie = isImage ? undefined : getCookie(context, xsrfCookie);
    if (!isImage && (cookie === undefined || !isXsrfToken(cookie, settings.xsrfSecret))) {
      const token = createXsrfToken(settings.xsrfSecret);
      context.header('set-cookie', `${xsrfCookie}=${token}; Path=/; SameSite=Strict${secure}`);
    }
    await traceRequest(context.req.raw.headers, async () => {
      await (settings.sqlComments ? runAsRequest(requestId, next) : next());
      const viewer = context.get('viewer');
      const { status } = context.res;
      const line: RequestLine = {
        method: context.req.method,
        route: routePath(context, -1),
        status,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
        address: client.address,
        ...(viewer && {
          user: viewer.userId,
          originalUser: viewer.originalUserId,
          company: viewer.customerNumber,
        }),
        ...(context.error && status >= 500 ? failureOf(context.error) : {}),
      };
      onRequest(line);
      if (context.error instanceof TooManyWaiting)
        refused({ requestId, ...line, event: 'turn-refused', error: undefined });
      else log[status >= 500 ? 'error' : 'info'](line);
      return { ...line, requestId };
    });
  };
}

/** Refuses by Content-Length: reading the body first, as Hono's own check does, costs as much as parsing it. */
const refuse = (): never => {
  throw new HttpError(413, 'The body is larger than 256 kB.');
};

/** Node enforces Content-Length; a chunked body is counted while it arrives. @throws HttpError 413 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    const { headers } = context.req.raw;
    const length = headers.get('content-length');
    if (length === null || headers.has('transfer-encoding')) return counted(context, next);
    // Negated, so that NaN is refused.
    return Number(length) <= maxBytes ? next() : refuse();
  };
}
