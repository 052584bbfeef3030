/**
 * Lets at most so many of the given jobs run at once; the others wait their turn.
 *
 * @example const inTurn = limitConcurrency(4); await inTurn(() => hash(password));
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The place goes from hand to hand, so that nobody who comes in between can take it.
      if (next) next();
      else running -= 1;
    }
  };
}
