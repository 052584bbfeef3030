/**
 * The faults of the category navigation: categories that are cut off, missing, or hidden although they fit. Runs in the
 * page.
 */
export function boardFaults(board: Element): string[] {
  const more = board.querySelector('[data-slot=more]');
  const aisles = [...board.querySelectorAll<HTMLElement>('[data-slot=aisle]')];
  const shown = aisles.filter((aisle) => getComputedStyle(aisle).visibility === 'visible');
  const first = aisles[0]?.getBoundingClientRect();
  const end = (
    more && getComputedStyle(more).visibility === 'visible' ? more : board
  ).getBoundingClientRect();
  const edge = more && getComputedStyle(more).visibility === 'visible' ? end.left : end.right;
  const faults = shown
    .filter((aisle) => {
      const place = aisle.getBoundingClientRect();
      return place.right > edge + 1 || place.top !== first?.top;
    })
    .map((aisle) => `${aisle.textContent} is cut`);
  const range = more?.querySelector('button > span')?.textContent ?? '';
  const hidden = aisles.length - shown.length;
  if (hidden > 0 && !range.includes(String(aisles.length)))
    faults.push(`${hidden} are lost, 'Meer' says ${range}`);
  return faults;
}
