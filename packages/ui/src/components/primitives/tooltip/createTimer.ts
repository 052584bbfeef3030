/** One thing that is to happen later; starting another takes its place. */
export interface Timer {
  start(milliseconds: number, act: () => void): void;
  stop(): void;
}

/** A timer that stands still. */
export function createTimer(): Timer {
  let running: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(running);
  return {
    start(milliseconds, act) {
      stop();
      running = setTimeout(act, milliseconds);
    },
    stop,
  };
}
