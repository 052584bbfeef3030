import {
  isFromProxy,
  type Logger,
  limitLines,
  requestIdOf,
  runAsRequest,
  type TrustedProxies,
  traceRequest,
} from '@magazijn/server';
import type { MiddlewareHandler } from 'hono';
import { matchPattern, paths, reportsPath } from '../../src/shared/links/paths.ts';
import { TooBusy } from './TooBusy.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The log of this request: each of its lines has the request's id. */
    log: Logger;
    requestId: string;
  }
}

/** The log line of a request. The route is a pattern, without search term and query string. */
export interface RequestLine {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

const folders = ['/api/v1/', '/img/', '/assets/'];

/** The route's pattern of an address; '*' for an unknown one. */
export function routeOf(pathname: string): string {
  const folder = folders.find((name) => pathname.startsWith(name));
  if (folder) return `${folder}*`;
  if (pathname === reportsPath) return reportsPath;
  return Object.values(paths).find(({ pattern }) => matchPattern(pattern, pathname))?.pattern ?? '*';
}

/**
 * Gives each request a logger with its id, from a trusted proxy or new, and writes one line and one trace at
 * its end. Requests refused because of too many waiting pages share one line a second.
 */
export function requestLog(
  logger: Logger,
  proxies: TrustedProxies,
  onRequest: (line: RequestLine) => void,
): MiddlewareHandler {
  const refused = limitLines((line) => logger.warn(line));
  return async (context, next) => {
    const started = performance.now();
    // Reads Node's request from Hono's; tests have none.
    const peer: string | undefined = context.env?.incoming?.socket?.remoteAddress;
    const requestId = requestIdOf(context.req.header('x-request-id'), isFromProxy(proxies, peer));
    const log = logger.child({ requestId });
    context.set('log', log);
    context.set('requestId', requestId);
    await traceRequest(context.req.raw.headers, async () => {
      await runAsRequest(requestId, next);
      context.header('x-request-id', requestId);
      const line: RequestLine = {
        method: context.req.method,
        route: routeOf(context.req.path),
        status: context.res.status,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
      };
      onRequest(line);
      if (context.error instanceof TooBusy) refused({ event: 'page-refused', requestId, ...line });
      else log[line.status >= 500 ? 'error' : 'info'](line);
      return { ...line, requestId };
    });
  };
}
