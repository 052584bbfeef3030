import { expect, test } from 'vitest';
import { bringIntoView } from './bringIntoView.ts';

/** An element that stands where it is told, 300 px wide or as given. */
function elementAt(left: number, width: number) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 50);
  return element;
}

test.for([
  { title: 'past the right edge', left: 500, scrolled: 400 },
  { title: 'cut at the right edge', left: 250, scrolled: 150 },
  { title: 'in sight', left: 150, scrolled: 0 },
])('a cell $title leaves the row scrolled by $scrolled px', ({ left, scrolled }) => {
  const row = elementAt(0, 300);
  bringIntoView(row, elementAt(left, 100));
  expect(row.scrollLeft).toBe(scrolled);
});
