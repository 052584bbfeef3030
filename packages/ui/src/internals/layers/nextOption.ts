/**
 * Where a key leads in a list of suggestions, from the active one (−1: none, the keyboard is in the text). Arrows go
 * round by way of the text; Home and End belong to the text while nothing is active (ARIA APG, editable combobox).
 *
 * @returns `null` when the key does nothing in the list.
 * @example
 * nextOption('ArrowDown', -1, 3); // 0
 * nextOption('ArrowDown', 2, 3); // -1
 */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  if (active === -1) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
