/**
 * The number of empty places in the last row.
 *
 * @example
 * fillerCount(10, 4); // 2: two rows of four, and one of two with two empty places
 * fillerCount(12, 4); // 0
 */
export function fillerCount(items: number, columns: number): number {
  return (columns - (items % columns)) % columns;
}
