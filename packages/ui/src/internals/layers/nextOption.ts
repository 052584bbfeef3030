/**
 * The option that a key makes active, from the active one (−1 for none). Arrow keys wrap around through −1; without an
 * active option Home and End belong to the text field (ARIA APG, editable combobox).
 *
 * @returns `null` when the key has no effect.
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
