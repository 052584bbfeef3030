/**
 * The index that a key moves to, or `null` for any other key. Does not wrap around.
 *
 * @example
 * nextIndex('ArrowDown', 0, 3); // 1
 * nextIndex('End', 0, 3); // 2
 * nextIndex('Tab', 0, 3); // null
 */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
