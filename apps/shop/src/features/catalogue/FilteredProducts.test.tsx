import type { FacetedProducts, ProductFilters } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import { EmptyState } from '@magazijn/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useParams } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useQuery } from '../../shared/data/useQuery.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { FilteredProducts } from './FilteredProducts.tsx';
import { noFilters, readFilters } from './productListUrl.ts';

function ListPage() {
  const { term = '' } = useParams();
  const { search } = useLocation();
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  const { data: list = null } = useQuery('searchProducts', term, page, readFilters(search));
  return (
    <FilteredProducts
      list={list}
      href={`/lijst/${term}`}
      ownOrder="Meest verkocht"
      empty={<EmptyState title="0 producten gevonden" />}
    />
  );
}
const places = { '/lijst/:term': ListPage };

const products = Array.from({ length: 2 }, (_, index) =>
  buildProduct({ id: index + 1, path: `a/b/p-${index}` }),
);
const facets = {
  brands: [
    { name: 'Pukkie', count: 20 },
    { name: '<b>Wolkje</b>', count: 8 },
  ],
  onOffer: 3,
  inStock: 25,
  prices: { from: 1.5, until: 80 },
};
const asked: ProductFilters[] = [];
const answer = (list: Partial<FacetedProducts> = {}) =>
  stub('searchProducts', (_, __, filters = noFilters) => {
    asked.push(filters);
    return { total: 28 - 8 * filters.brands.length, products, facets, ...list };
  });
afterEach(() => {
  asked.length = 0;
  vi.useRealTimers();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chips = () =>
  within(screen.getByRole('list', { name: 'Gekozen filters' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

test('a filter changes the address, returns to the first page and is announced; the focus stays', async () => {
  const { place } = await renderRoute('/lijst/x?page=2', { places, stubs: [answer()] });
  box(/^Pukkie ?\(20\)$/).focus();
  fireEvent.click(box(/^Pukkie/));
  await waitFor(() => expect(place()).toBe('/lijst/x?merk=Pukkie'));
  expect(asked.at(-1)?.brands).toEqual(['Pukkie']);
  expect(document.activeElement).toBe(box(/^Pukkie/));
  expect(box(/^Pukkie/).checked).toBe(true);
  await waitFor(() => expect(chips()).toEqual(['Verwijder filter: Merk: Pukkie']));
  await waitFor(() => expect(screen.getByText('20 producten gevonden')).toBeTruthy());
});

test('brands, offer, stock and sort combine, and are removed one by one or all at once', async () => {
  const { place } = await renderRoute('/lijst/x?sorteer=naam', { places, stubs: [answer()] });
  for (const name of [/Pukkie/, /Wolkje/, /In de aanbieding/, /Op voorraad/]) fireEvent.click(box(name));
  const address = '/lijst/x?merk=%3Cb%3EWolkje%3C%2Fb%3E&merk=Pukkie&aanbieding=1&voorraad=1&sorteer=naam';
  await waitFor(() => expect(place()).toBe(address));
  expect(chips()).toEqual([
    'Verwijder filter: Merk: <b>Wolkje</b>',
    'Verwijder filter: Merk: Pukkie',
    'Verwijder filter: In de aanbieding',
    'Verwijder filter: Op voorraad',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Verwijder filter: ?Merk: Pukkie$/ }));
  await waitFor(() => expect(place()).not.toContain('Pukkie'));
  fireEvent.click(screen.getByRole('button', { name: 'Wis alle filters' }));
  await waitFor(() => expect(place()).toBe('/lijst/x?sorteer=naam'));
});

test('[R01] a visitor can neither sort nor filter by price, also by the address', async () => {
  await renderRoute('/lijst/x?sorteer=prijs&vanaf=5', {
    places,
    stubs: [answer({ facets: { ...facets, prices: null } })],
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer op' });
  expect([...select.options].map(({ label }) => label)).toEqual([
    'Meest verkocht',
    'Naam (A–Z)',
    'Nieuw eerst',
  ]);
  expect(select.value).toBe('');
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Gekozen filters' })).toBeNull();
});

test('a customer sorts and filters by price; a range applies half a second after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { place } = await renderRoute('/lijst/x', { places, viewer: 'customer', stubs: [answer()] });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sorteer op' }), {
    target: { value: 'prijs-aflopend' },
  });
  await waitFor(() => expect(place()).toBe('/lijst/x?sorteer=prijs-aflopend'));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  type('Vanaf', '1');
  type('Vanaf', '12');
  await pass(400);
  type('Vanaf', '12.5');
  await pass(400);
  expect(place()).toBe('/lijst/x?sorteer=prijs-aflopend');
  await pass(200);
  expect(place()).toBe('/lijst/x?vanaf=12.5&sorteer=prijs-aflopend');
  expect(chips()).toEqual(['Verwijder filter: Vanaf €\u00a012,50']);
  // An inverted range shows an error and does not apply.
  type('Tot en met', '3');
  await pass(600);
  // At its fields, and in the live region.
  expect(screen.getAllByText('De laagste prijs is hoger dan de hoogste.')).toHaveLength(2);
  expect(place()).toBe('/lijst/x?vanaf=12.5&sorteer=prijs-aflopend');
});

test('filters without results show a message, and can be removed', async () => {
  await renderRoute('/lijst/x?merk=Niemand', { places, stubs: [answer({ total: 0, products: [] })] });
  expect(screen.getByText('0 producten gevonden')).toBeTruthy();
  expect(screen.getByText('Met deze filters blijft er niets over.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wis alle filters' }).getAttribute('href')).toBe('/lijst/x');
  expect(box(/^Niemand ?\(0\)$/).checked).toBe(true);
});

/** jsdom has no modal dialogs. */
function stubDialogs() {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

test('on a phone a button with the number of selected filters opens them as a bottom sheet', async () => {
  stubDialogs();
  const { place } = await renderRoute('/lijst/x?merk=Pukkie&voorraad=1', { places, stubs: [answer()] });
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters (2)' }));
  // Applied at once: the sheet stays open, and shows the number of results.
  fireEvent.click(sheet.getByRole('checkbox', { name: /Wolkje/ }));
  await waitFor(() => expect(place()).toContain('Wolkje'));
  expect(await sheet.findByRole('button', { name: 'Toon 12 producten' })).toBeTruthy();
  await waitFor(() => expect(sheet.getByRole('status').textContent).toBe('12 producten gevonden'));
  fireEvent.click(sheet.getByRole('button', { name: 'Wis alles' }));
  await waitFor(() => expect(place()).toBe('/lijst/x'));
  expect(sheet.getByRole('button', { name: 'Wis alles' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await sheet.findByRole('button', { name: 'Toon 28 producten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the form requests the same addresses without scripts', async () => {
  await renderRoute('/lijst/x?merk=Pukkie&sorteer=naam', { places, stubs: [answer()] });
  const form = box(/Pukkie/).form;
  expect(form?.getAttribute('action')).toBe('/lijst/x');
  expect(form?.querySelector('[type=submit]')?.textContent).toBe('Pas toe');
  expect(form && new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe(
    'sorteer=naam&merk=Pukkie',
  );
});

test('with a back end without facets the list has no filters, and a page beyond the last shows a message', async () => {
  await renderRoute('/lijst/x?page=9', { places, stubs: [answer({ facets: undefined, products: [] })] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Pagina 9 is er niet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar de laatste pagina' }).getAttribute('href')).toBe(
    '/lijst/x?page=3',
  );
});

test('filters and products stay while the next list loads', async () => {
  let arrive = () => {};
  const slow = stub('searchProducts', async (_, __, filters) => {
    if (filters?.inStock) await new Promise<void>((resolve) => (arrive = resolve));
    return { total: 28, products, facets };
  });
  await renderRoute('/lijst/x', { places, stubs: [slow] });
  fireEvent.click(box(/Op voorraad/));
  await waitFor(() => expect(box(/Op voorraad/).checked).toBe(true));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await act(async () => arrive());
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
});

test('two quick changes both apply, and going back removes both', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { place } = await renderRoute('/lijst/x', { places, viewer: 'customer', stubs: [answer()] });
  act(() => {
    box(/Pukkie/).click();
    box(/Op voorraad/).click();
  });
  expect([box(/Pukkie/).checked, box(/Op voorraad/).checked]).toEqual([true, true]);
  await waitFor(() => expect(place()).toBe('/lijst/x?merk=Pukkie&voorraad=1'));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Vanaf' }), { target: { value: '5' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(place()).toBe('/lijst/x?merk=Pukkie&voorraad=1&vanaf=5');
  fireEvent.click(screen.getByRole('button', { name: 'Wis alle filters' }));
  await waitFor(() => expect(place()).toBe('/lijst/x'));
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect([place(), box(/Pukkie/).checked]).toEqual(['/lijst/x', false]);
});

test('consecutive sort changes leave one history entry', async () => {
  const { place, router } = await renderRoute('/lijst/x', { places, stubs: [answer()] });
  const sort = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Sorteer op' }), { target: { value } });
  sort('naam');
  await waitFor(() => expect(place()).toBe('/lijst/x?sorteer=naam'));
  sort('nieuw');
  await waitFor(() => expect(place()).toBe('/lijst/x?sorteer=nieuw'));
  await act(() => router.navigate(-1));
  expect(place()).toBe('/lijst/x');
});

test('‘Toon nog’ moves the focus to the first option that it reveals', async () => {
  const brands = Array.from({ length: 12 }, (_, index) => ({ name: `Merk ${index + 1}`, count: 20 - index }));
  await renderRoute('/lijst/luiers', { stubs: [answer({ facets: { ...facets, brands } })], places });
  const [more] = screen.getAllByRole('button', { name: /^Toon nog/ });
  const known = new Set(screen.getAllByRole('checkbox'));
  more?.focus();
  fireEvent.click(more as HTMLElement);
  const fresh = screen.getAllByRole('checkbox').filter((box) => !known.has(box));
  expect(fresh.length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(fresh[0]));
});
