/**
 * The faults of the category navigation: categories that are cut off, missing, or hidden although they fit. Runs in the
 * page.
 */
export function navigationFaults(navigation: Element): string[] {
  const more = navigation.querySelector('[data-slot=more]');
  const categories = [...navigation.querySelectorAll<HTMLElement>('[data-slot=aisle]')];
  const shown = categories.filter((category) => getComputedStyle(category).visibility === 'visible');
  const first = categories[0]?.getBoundingClientRect();
  const end = (
    more && getComputedStyle(more).visibility === 'visible' ? more : navigation
  ).getBoundingClientRect();
  const edge = more && getComputedStyle(more).visibility === 'visible' ? end.left : end.right;
  const faults = shown
    .filter((category) => {
      const place = category.getBoundingClientRect();
      return place.right > edge + 1 || place.top !== first?.top;
    })
    .map((category) => `${category.textContent} is cut`);
  const range = more?.querySelector('button > span')?.textContent ?? '';
  const hidden = categories.length - shown.length;
  if (hidden > 0 && !range.includes(String(categories.length)))
    faults.push(`${hidden} are lost, 'Meer' says ${range}`);
  return faults;
}
