import pLimit from 'p-limit';
import { HttpError } from './HttpError.ts';

/** Too many wait for their turn already. */
export class TooManyWaiting extends HttpError {
  constructor() {
    super(503, 'Too many requests of this kind at once.', { 'retry-after': '2' });
  }
}

/** What the API description says of that answer. */
export const tooMany = 'Too many requests of this kind at once; Retry-After says for how many seconds.';

/** Does work when it is its turn. @throws TooManyWaiting 503 with Retry-After when too many are waiting already. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface TurnsOptions {
  /** As many are done at once: fewer than the connections to the database, so that the other calls have some left. */
  readonly atOnce: number;
  /** As many wait for their turn; a request beyond them is refused with 503, instead of waiting until it times out. */
  readonly waiting: number;
}

/** Turns for work that costs much and that anybody may ask for: however many ask, everything else goes on. */
export function createTurns({ atOnce, waiting }: TurnsOptions): Turns {
  const limit = pLimit(atOnce);
  return (work) => {
    if (limit.pendingCount >= waiting) {
      return Promise.reject(new TooManyWaiting());
    }
    return limit(work);
  };
}
