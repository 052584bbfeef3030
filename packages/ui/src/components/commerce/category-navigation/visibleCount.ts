export type VisibleCountInput = {
  /** Natural widths of the cells, in order, in px. */
  widths: readonly number[];
  /** Width for all cells together, 'Meer' included, in px. */
  room: number;
  /** Width of the 'Meer' cell, in px. */
  moreWidth: number;
};

/** How many cells show: all if they fit, else as many as leave space for 'Meer', but at least one. */
export function visibleCount({ widths, room, moreWidth }: VisibleCountInput): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return Math.max(count, Math.min(1, widths.length));
}
