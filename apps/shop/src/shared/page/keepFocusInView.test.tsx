import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusInView } from './keepFocusInView.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an element that gets keyboard focus scrolls to the middle of its row, unless it is visible', async () => {
  const places: Record<string, number> = { first: -99.75, second: 20, third: 250 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('ul') ? new DOMRect(0, 0, 300, 50) : new DOMRect(places[this.id], 0, 100, 50);
  });
  render(
    <ul onFocus={keepFocusInView}>
      {Object.keys(places).map((id) => (
        <li key={id}>
          <a id={id} href={`#${id}`}>
            {id}
          </a>
        </li>
      ))}
    </ul>,
  );
  const row = screen.getByRole('list');
  row.scrollLeft = 500;
  const goTo = (name: string) => screen.getByRole('link', { name }).focus();
  goTo('first');
  expect(row.scrollLeft).toBe(500 - 199.75);
  goTo('second');
  expect(row.scrollLeft).toBe(300.25);
  goTo('third');
  expect(row.scrollLeft).toBe(450.25);
});
