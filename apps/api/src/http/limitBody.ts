import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './Refusal.ts';

/** Refuses what says that it is too large: looking at the body itself, as Hono’s does first, costs as much as a read. */
const refuse = (): never => {
  throw new Refusal(413, 'The body is larger than 256 kB.');
};

/**
 * Refuses bodies of more than so many bytes. Node holds a body to the length that its header names; one that comes in
 * chunks, without a length, is counted while it comes.
 *
 * @throws Refusal 413
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
