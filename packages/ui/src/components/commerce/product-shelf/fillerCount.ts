/** The number of empty places in the last row: 2 for ten items in rows of four. */
export function fillerCount(items: number, columns: number): number {
  return (columns - (items % columns)) % columns;
}
