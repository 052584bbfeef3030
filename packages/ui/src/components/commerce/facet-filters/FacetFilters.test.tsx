import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { FacetFilters } from './FacetFilters.tsx';
import { sampleFacets } from './sampleFacets.ts';

describeConformance(<FacetFilters facets={sampleFacets} value={{}} onValueChange={vi.fn()} />);

test('ticking an option reports it with the others', async () => {
  const onValueChange = vi.fn();
  render(<FacetFilters facets={sampleFacets} value={{ brand: ['zacht'] }} onValueChange={onValueChange} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Zacht ?\(22\)$/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pukkie ?\(24\)$/ }));
  expect(onValueChange).toHaveBeenLastCalledWith({ brand: ['zacht', 'pukkie'] }, expect.anything());
  await userEvent.click(screen.getByRole('checkbox', { name: /^Zacht ?\(22\)$/ }));
  expect(onValueChange).toHaveBeenLastCalledWith({}, expect.anything());
});

test('a long facet shows eight options and the selected ones, the rest on request', async () => {
  render(
    <FacetFilters facets={sampleFacets.slice(0, 1)} value={{ brand: ['olm'] }} onValueChange={vi.fn()} />,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Toon nog 1' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
});

test('children are rendered after the facets', () => {
  render(
    <FacetFilters facets={sampleFacets} value={{}} onValueChange={vi.fn()}>
      <p>Prijs</p>
    </FacetFilters>,
  );
  expect(screen.getByRole('region', { name: 'Filters' }).lastElementChild?.textContent).toBe('Prijs');
});

test('a facet without options is omitted', () => {
  render(
    <FacetFilters
      facets={[{ name: 'brand', label: 'Merk', options: [] }]}
      value={{}}
      onValueChange={vi.fn()}
    />,
  );
  expect(screen.queryByText('Merk')).toBeNull();
});

test('an option without a count shows none', () => {
  const options = [{ value: 'zacht', label: 'Zacht', count: null as never }];
  render(<FacetFilters facets={[{ name: 'brand', label: 'Merk', options }]} />);
  expect(screen.getByRole('checkbox', { name: 'Zacht' })).toBeDefined();
});

test('the focus moves to the first revealed option, and stays at an unticked one', async () => {
  render(<FacetFilters facets={sampleFacets.slice(0, 1)} defaultValue={{ brand: ['olm'] }} />);
  const chosen = screen.getAllByRole('checkbox').at(-1) as HTMLElement;
  chosen.focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Toon nog 1' }));
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(10);
  expect(boxes.indexOf(document.activeElement as HTMLElement)).toBeGreaterThan(7);
});

test('a revealed option takes the focus once, and not again after it was hidden', async () => {
  const [brands] = sampleFacets;
  if (!brands) throw new Error('There are no brands.');
  const filters = (count: number) => (
    <FacetFilters facets={[{ ...brands, options: brands.options.slice(0, count) }]} />
  );
  const { rerender } = render(filters(brands.options.length));
  await userEvent.click(screen.getByRole('button', { name: /^Toon nog/ }));
  const first = screen.getAllByRole('checkbox')[0] as HTMLElement;
  await userEvent.click(first);
  rerender(filters(8));
  rerender(filters(brands.options.length));
  expect(document.activeElement).toBe(first);
});
