const key = 'magazijn.scroll';

/** Where one was on each entry of the history, kept through a reload. */
export interface ScrollPositions {
  readonly get: (visit: string) => number | undefined;
  readonly set: (visit: string, top: number) => void;
  readonly forget: (visit: string) => void;
  readonly save: () => void;
}

/** Storage that is blocked costs only the position after a reload. */
export function scrollPositions(): ScrollPositions {
  let positions = new Map<string, number>();
  try {
    positions = new Map(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'));
  } catch {
    // Begin empty.
  }
  return {
    get: (visit) => positions.get(visit),
    set: (visit, top) => {
      positions.delete(visit);
      positions.set(visit, top);
    },
    forget: (visit) => {
      positions.delete(visit);
    },
    save: () => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify([...positions].slice(-50)));
      } catch {
        // Nothing to keep it in.
      }
    },
  };
}
