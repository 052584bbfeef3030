import pLimit from 'p-limit';
import { HttpError } from './HttpError.ts';

/** The queue is full. */
export class TooManyWaiting extends HttpError {
  constructor() {
    super(503, 'Too many requests of this kind at once.', { 'retry-after': '2' });
  }
}

export const tooMany = 'Too many requests of this kind at once; Retry-After has the seconds to wait.';

/** Runs work when it is its turn. @throws TooManyWaiting 503 with Retry-After when the queue is full. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface TurnsOptions {
  /** Maximum concurrency: below the number of database connections, so that other routes keep some. */
  readonly atOnce: number;
  /** Maximum queue length; further requests get a 503 instead of a timeout. */
  readonly waiting: number;
}

/** Limits the concurrency of expensive public work, so that it cannot block other routes. */
export function createTurns({ atOnce, waiting }: TurnsOptions): Turns {
  const limit = pLimit(atOnce);
  return (work) => {
    if (limit.pendingCount >= waiting) {
      return Promise.reject(new TooManyWaiting());
    }
    return limit(work);
  };
}
