import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { loadPopover } from '../../primitives/popover/Popover.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import { sampleAisles } from './sampleAisles.ts';

const items = sampleAisles
  .slice(0, 5)
  .map(({ number, label, href }) => ({ number, label, href, current: number === 2 }));
const offers = { label: 'Aanbiedingen', href: '/aanbiedingen' };

describeConformance(<CategoryNavigation offers={offers} items={items} />);

/** jsdom has no layout: cells are 100 px wide, offers 120, 'Meer' 80 unless it is not displayed. */
function layOut(room: number, moreWidth = 80) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const widths: Record<string, number> = { offers: 120, more: moreWidth };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const width = this.querySelector(':scope > ul') ? room : (widths[this.dataset.slot ?? ''] ?? 100);
    return new DOMRect(0, 0, width, 0);
  });
}

test('[S81] every aisle is a link with number and name, after the offers', () => {
  render(<CategoryNavigation offers={offers} items={items} />);
  const board = screen.getByRole('navigation', { name: 'Categorieën' });
  expect(
    within(board)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    '% Aanbiedingen',
    '1 Luiers & verzorging',
    '2 Eten & drinken',
    '3 Schoonmaak',
    '4 Papier & wegwerp',
    '5 Verf & knutselen',
  ]);
});

test('without numbers a category is its name, and Meer shows no range', () => {
  layOut(400);
  const { container } = render(
    <CategoryNavigation items={items.map(({ label, href }) => ({ label, href }))} />,
  );
  const board = screen.getByRole('navigation', { name: 'Categorieën' });
  expect(
    within(board)
      .getAllByRole('link')
      .map((link) => link.textContent?.trim()),
  ).toEqual(items.map(({ label }) => label));
  expect(screen.getByRole('button', { name: 'Meer' })).toBeTruthy();
  expect(container.querySelector('[data-slot=number], [data-category]')).toBeNull();
});

test('the current aisle has aria-current', () => {
  render(<CategoryNavigation items={items} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Eten & drinken');
});

test('[S81] aisles that do not fit are under Meer, which shows their range', async () => {
  layOut(400);
  render(<CategoryNavigation offers={offers} items={items} />);
  const more = screen.getByRole('button', { name: '3–5 Meer' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('link', { name: /Schoonmaak/ })).toHaveLength(1);
  await userEvent.click(more);
  await screen.findByRole('button', { expanded: true });
  const list = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(list?.hidden).toBe(false);
  expect(
    within(list as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['3Schoonmaak', '4Papier & wegwerp', '5Verf & knutselen']);
});

test('Escape closes Meer and returns the focus', async () => {
  layOut(400);
  render(<CategoryNavigation offers={offers} items={items} />);
  const more = screen.getByRole('button', { name: /Meer/ });
  await userEvent.click(more);
  await screen.findByRole('button', { expanded: true });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(more);
});

test('the last cell is outside the row, which is cut to the cells that fit', () => {
  layOut(400);
  const { container } = render(
    <CategoryNavigation
      offers={offers}
      items={items}
      extra={<a href="https://partner.example">Partner</a>}
    />,
  );
  const link = screen.getByRole('link', { name: 'Partner' });
  expect(container.querySelector('[data-slot=extra]')?.contains(link)).toBe(true);
  expect(link.closest('ul')).toBeNull();
});

test('when all fit, nothing is hidden', () => {
  layOut(620);
  const { container } = render(<CategoryNavigation offers={offers} items={items} />);
  expect(container.querySelectorAll('[data-slot=aisle].wide\\:invisible')).toHaveLength(0);
});

test('the lines between the cells count: a cell that fits only without them is under Meer', () => {
  layOut(620);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
  const { container } = render(<CategoryNavigation offers={offers} items={items} />);
  expect(container.querySelectorAll('[data-slot=aisle].wide\\:invisible')).toHaveLength(1);
});

test('on a phone, which does not display Meer, the row scrolls: no cell is hidden, and it renders once', () => {
  layOut(400, 0);
  const onRender = vi.fn();
  const { container } = render(
    <Profiler id="row" onRender={onRender}>
      <CategoryNavigation offers={offers} items={items} />
    </Profiler>,
  );
  expect(container.querySelectorAll('[data-slot=aisle].wide\\:invisible')).toHaveLength(0);
  expect(onRender).toHaveBeenCalledOnce();
});

test('before the measurement a long row already reserves the space of Meer', () => {
  const many = sampleAisles.map(({ number, label, href }) => ({ number, label, href }));
  const more = (aisles: typeof many) => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<CategoryNavigation items={aisles} />);
    return html.querySelector('[data-slot=more]')?.classList.contains('invisible');
  };
  expect(more(many)).toBe(false);
  expect(more(many.slice(0, 5))).toBe(true);
});

test('of five hundred aisles forty are measured, and the rest is under Meer', async () => {
  layOut(720);
  const many = Array.from({ length: 500 }, (_, index) => ({
    number: index + 1,
    label: `Gangpad ${index + 1}`,
    href: `/categorie/${index + 1}`,
  }));
  const { container } = render(<CategoryNavigation offers={offers} items={many} />);
  expect(container.querySelectorAll('[data-slot=aisle]')).toHaveLength(40);
  fireEvent.click(screen.getByText('Meer'));
  await act(loadPopover);
  expect(container.querySelectorAll('[data-slot=more-list] a')).toHaveLength(495);
});
