import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { bringIntoView, useCurrentInView } from './useCurrentInView.ts';

const empty = { x: 0, y: 0, top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, toJSON: () => '' };

function Row({ current, names = ['a', 'b'] }: { current: string | undefined; names?: readonly string[] }) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, current, names);
  return (
    <ul ref={row}>
      {names.map((name) => (
        <li key={name} aria-current={name === current || undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Choice({ chosen }: { chosen: string }) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, chosen);
  return (
    <div ref={row} role="listbox" tabIndex={-1}>
      {['a', 'b'].map((name) => (
        <button key={name} type="button" role="option" aria-selected={name === chosen}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** A row of 300 px at 0; the second cell starts at 500, the first at 0. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.textContent === 'b' ? 500 : 0;
    const width = this.matches('ul, div') ? 300 : 100;
    return { ...empty, left, width, right: left + width };
  });
}

test('the current cell moves to the left third of its row', () => {
  layOut();
  const { container } = render(<Row current="b" />);
  expect(container.querySelector('ul')?.scrollLeft).toBe(400);
});

test('a cell that comes later does not push the current one out of view', () => {
  layOut();
  const { container, rerender } = render(<Row current="b" names={['b']} />);
  const row = container.querySelector('ul') as Element;
  row.scrollLeft = 0;
  rerender(<Row current="b" names={['a', 'b']} />);
  expect(row.scrollLeft).toBe(400);
});

test('a row whose current cell is visible does not scroll', () => {
  layOut();
  const { container } = render(<Row current="a" />);
  expect(container.querySelector('ul')?.scrollLeft).toBe(0);
});

test('a row without a current cell does not scroll', () => {
  const { container } = render(<Row current={undefined} />);
  expect(container.querySelector('ul')?.scrollLeft).toBe(0);
});

test('a selected cell is kept visible as a current one is', () => {
  layOut();
  const { container } = render(<Choice chosen="b" />);
  expect(container.querySelector('[role=listbox]')?.scrollLeft).toBe(400);
});

test('a focused cell is scrolled into view in both directions', async () => {
  layOut();
  const { container } = render(<Choice chosen="a" />);
  const row = container.querySelector('[role=listbox]');
  await userEvent.tab();
  expect(row?.scrollLeft).toBe(0);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('b');
  expect(row?.scrollLeft).toBe(400);
  // A third of the row before the first cell, which is partly left of it.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.textContent === 'a' ? -100 : 0;
    const width = this.matches('div') ? 300 : 100.25;
    return { ...empty, left, width, right: left + width };
  });
  await userEvent.tab({ shift: true });
  expect(row?.scrollLeft).toBe(200);
});

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
