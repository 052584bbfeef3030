import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Letters, digits, '-' and '_' only: safe in a log line, an SQL comment and an HTML attribute. */
const shape = /^[\w-]{8,64}$/;

/**
 * The id of a request in all logs: the one from a trusted proxy, or a new one; other clients could forge log entries.
 */
export const requestIdOf = (given: string | undefined, isFromProxy: boolean): string =>
  isFromProxy && given !== undefined && shape.test(given) ? given : randomUUID();

/** Runs work for a request; `currentRequestId` returns its id, in asynchronous work too. */
export const runAsRequest = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work);

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();
