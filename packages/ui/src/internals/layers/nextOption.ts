/**
 * The option that a key makes active (−1 for none), wrapping around through −1; `null` for other keys.
 * Without an active option Home and End belong to the text field (ARIA APG, editable combobox).
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
