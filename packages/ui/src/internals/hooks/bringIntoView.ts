/**
 * Scrolls a row sideways so that a cell of it starts at its left third, unless the cell is in sight already.
 * Not `scrollIntoView`, which moves the page as well.
 */
export function bringIntoView(row: Element, cell: Element) {
  const frame = row.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  if (left < frame.left || right > frame.right) row.scrollLeft += left - frame.left - frame.width / 3;
}
