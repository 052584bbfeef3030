import { randomUUID } from 'node:crypto';
import type { Logger } from '@magazijn/server';
import type { MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The log of this request: each of its lines has the request's id. */
    log: Logger;
  }
}

const given = /^[\w-]{8,64}$/;

/** Gives each request a log of its own, under the id that a proxy before this server gave it, or a new one. */
export function requestLog(logger: Logger): MiddlewareHandler {
  return (context, next) => {
    const id = context.req.header('x-request-id');
    const requestId = id !== undefined && given.test(id) ? id : randomUUID();
    context.set('log', logger.child({ requestId }));
    return next();
  };
}
