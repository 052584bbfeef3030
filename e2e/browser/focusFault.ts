/**
 * Whether the focus is lost, off screen or covered; null when it is visible. Runs in the page, so it uses nothing from
 * this module.
 */
export function focusFault(): string | null {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return 'is on nothing';
  // A native control may be invisible inside the label that is drawn for it.
  const shown = focused.closest('label') ?? focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const { innerHeight: height, innerWidth: width } = window;
  const what = focused.outerHTML.slice(0, 200);
  if (right - left < 2 || bottom - top < 2) return `is visually hidden: ${what}`;
  if (bottom <= 0 || top >= height || right <= 0 || left >= width) return `is off screen: ${what}`;
  const x = (Math.max(left, 0) + Math.min(right, width)) / 2;
  const [first, last] = [Math.max(top, 0), Math.min(bottom, height)];
  const isMet = [first + 2, (first + last) / 2, last - 2].some((y) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (shown.contains(met) || met.contains(shown));
  });
  return isMet ? null : `is covered: ${what}`;
}
