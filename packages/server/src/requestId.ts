import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Letters, figures, '-' and '_' alone: it ends no line of a log, no comment of a statement and no attribute of a page. */
const shape = /^[\w-]{8,64}$/;

/**
 * The id that a request has in all logs: the one that a proxy before this server gave it, or a new one.
 *
 * @param given the header `X-Request-Id`.
 * @param isFromProxy whether it comes from a proxy that is trusted: whoever else sends one would choose what stands in
 *   the logs, also the id of somebody else's request.
 */
export const requestIdOf = (given: string | undefined, isFromProxy: boolean): string =>
  isFromProxy && given !== undefined && shape.test(given) ? given : randomUUID();

/** Does work on behalf of a request, whose id `currentRequestId` then gives, however late. */
export const runAsRequest = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work);

/** The id of the request that is worked for; undefined outside one. */
export const currentRequestId = (): string | undefined => requests.getStore();
