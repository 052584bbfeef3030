/** One delayed call; starting another replaces it. */
export interface Timer {
  start(milliseconds: number, act: () => void): void;
  stop(): void;
}

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
