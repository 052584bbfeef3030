let first: Element | null;

function check(event: MouseEvent): void {
  const control = (event.target as Element).closest('a, button');
  if (event.detail < 2) first = control;
  else if (first && control !== first) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Ignores the later clicks of a double click that began on a button or link when another element has taken its place:
 * 'Maak ongedaan' appears where 'Leg in je winkelmand' was.
 */
export function ignoreShiftedClicks(): void {
  // A listener that is added twice is called once.
  document.addEventListener('click', check, true);
}
