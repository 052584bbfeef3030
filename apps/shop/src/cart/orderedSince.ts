/** How many orders are remembered: more than can be on their way at once. */
const remembered = 20;

/** The orders that were taken out of a cart here, with one more; the earliest is forgotten in time. */
export const orderedSince = (ordered: readonly number[], id: number): readonly number[] =>
  [...ordered, id].slice(-remembered);
