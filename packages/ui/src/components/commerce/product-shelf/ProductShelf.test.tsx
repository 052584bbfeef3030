import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductShelf } from './ProductShelf.tsx';
import { ProductShelfSkeleton } from './ProductShelfSkeleton.tsx';

const cards = ['Appelsap', 'Melk', 'Zinkzalf', 'Pindakaas', 'Slabben'].map((name) => (
  <article key={name}>{name}</article>
));

describeConformance(<ProductShelf title="Best verkocht">{cards}</ProductShelf>);
describeConformance(<ProductShelfSkeleton title="Best verkocht" count={2} />);

test('it is one list under its heading, with an item per product', () => {
  render(<ProductShelf title="Best verkocht">{cards}</ProductShelf>);
  const shelf = screen.getByRole('region', { name: 'Best verkocht' });
  expect(within(shelf).getByRole('heading', { level: 2, name: 'Best verkocht' })).toBeDefined();
  expect(within(within(shelf).getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
});

test('the empty places at the end are hidden from screen readers', () => {
  const { container } = render(<ProductShelf columns={4}>{cards}</ProductShelf>);
  expect(container.querySelectorAll('li[aria-hidden="true"]').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('while products load, a text says so', () => {
  render(<ProductShelfSkeleton title="Best verkocht" count={2} />);
  const shelf = screen.getByRole('region', { name: /Best verkocht.*Producten laden/ });
  expect(shelf.getAttribute('aria-busy')).toBe('true');
});
