/**
 * What is wrong with where the focus is: lost, out of sight or covered; null where it is seen. Runs in the page, so it may
 * use nothing from outside.
 */
export function focusFault(): string | null {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return 'is on nothing';
  // A native control may lie invisible under what is drawn for it, such as a ticket with a radio button in it.
  const shown = focused.closest('label') ?? focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const { innerHeight: height, innerWidth: width } = window;
  const what = focused.outerHTML.slice(0, 200);
  if (right - left < 2 || bottom - top < 2) return `is for the ear alone: ${what}`;
  if (bottom <= 0 || top >= height || right <= 0 || left >= width) return `is out of sight: ${what}`;
  const x = (Math.max(left, 0) + Math.min(right, width)) / 2;
  const [first, last] = [Math.max(top, 0), Math.min(bottom, height)];
  const isMet = [first + 2, (first + last) / 2, last - 2].some((y) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (shown.contains(met) || met.contains(shown));
  });
  return isMet ? null : `is covered: ${what}`;
}
