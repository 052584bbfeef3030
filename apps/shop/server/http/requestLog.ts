import { randomUUID } from 'node:crypto';
import { type Logger, traceRequest } from '@magazijn/server';
import type { MiddlewareHandler } from 'hono';
import { matchPattern, paths, reportsPath } from '../../src/shared/links/paths.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The log of this request: each of its lines has the request's id. */
    log: Logger;
    requestId: string;
  }
}

/** The line that each request gets. The route is a pattern: no search term, no query. */
export interface RequestLine {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

const given = /^[\w-]{8,64}$/;

const folders = ['/api/v1/', '/img/', '/assets/'];

/** Which kind of address it is; '*' for any that the shop does not know. */
export function routeOf(pathname: string): string {
  const folder = folders.find((name) => pathname.startsWith(name));
  if (folder) return `${folder}*`;
  if (pathname === reportsPath) return reportsPath;
  return Object.values(paths).find(({ pattern }) => matchPattern(pattern, pathname))?.pattern ?? '*';
}

/**
 * Gives each request a log of its own, under the id that a proxy before this server gave it, or a new one, and one line
 * and one trace when it is answered. The answer tells the id, and the back end gets it too.
 */
export function requestLog(logger: Logger, onRequest: (line: RequestLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    const id = context.req.header('x-request-id');
    const requestId = id !== undefined && given.test(id) ? id : randomUUID();
    const log = logger.child({ requestId });
    context.set('log', log);
    context.set('requestId', requestId);
    await traceRequest(context.req.raw.headers, async () => {
      await next();
      context.header('x-request-id', requestId);
      const line: RequestLine = {
        method: context.req.method,
        route: routeOf(context.req.path),
        status: context.res.status,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
      };
      onRequest(line);
      log[line.status >= 500 ? 'error' : 'info'](line);
      return { ...line, requestId };
    });
  };
}
