/** Milliseconds after one in which the next comes at once: who looks along a row of icons does not wait at each. */
const soon = 300;
let closedAt = Number.NEGATIVE_INFINITY;

/** The last tooltip of the page, whichever it was. */
export const recentTooltip = {
  /** A tooltip goes now. */
  close(): void {
    closedAt = performance.now();
  },
  /** Whether one went just now. */
  exists: (): boolean => performance.now() - closedAt < soon,
};
