/**
 * How many places stay empty on the last shelf.
 *
 * @example
 * fillerCount(10, 4); // 2: two shelves of four, and one of two with two places free
 * fillerCount(12, 4); // 0
 */
export function fillerCount(items: number, columns: number): number {
  return (columns - (items % columns)) % columns;
}
