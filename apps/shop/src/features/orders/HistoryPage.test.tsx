import type { OrderSummary } from '@magazijn/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildSummary } from '../../testing/buildSummary.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const open = (given: readonly OrderSummary[], query = '') =>
  renderRoute(`/profiel/bestelhistorie${query}`, {
    viewer: 'customer',
    stubs: [stub('orders', given), stub('switchableCompanies', [])],
  });

test('[E03] number, date in the Netherlands, products and total; each opens its order', async () => {
  await open([buildSummary()]);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelhistorie' })).toBeTruthy();
  const row = screen.getByRole('row', { name: /KKN000000042/ }).textContent;
  for (const text of ['19 november 2026', '7', '€\u00a01.234,50']) expect(row).toContain(text);
  const link = screen.getByRole('link', { name: 'KKN000000042' });
  expect(link.getAttribute('href')).toBe('/order/42');
});

test('[E03] newest first, as the server gives them', async () => {
  await open([buildSummary({ id: 43, number: '000000043' }), buildSummary()]);
  expect(numbers()).toEqual(['000000043', 'KKN000000042']);
});

test('[E03] the filter is what the address says, also when a link leads to the whole history', async () => {
  const { place } = await open([buildSummary()], '?zoek=xyzzy');
  expect(numbers()).toEqual([]);
  const sidebar = screen.getByRole('navigation', { name: 'Jouw overzicht' });
  fireEvent.click(within(sidebar).getByRole('link', { name: 'Bestelhistorie' }));
  expect(await screen.findByRole('rowheader')).toBeTruthy();
  expect(place()).toBe('/profiel/bestelhistorie');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('an order whose payment a bank decides, or has refused, says so; only what was placed has an invoice', async () => {
  await open([
    buildSummary({ id: 44, number: 'KKN000000044', state: 'pending' }),
    buildSummary({ id: 43, number: 'KKN000000043', state: 'refused' }),
    buildSummary(),
  ]);
  const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
  expect(row('KKN000000044').textContent).toContain('Betaling in behandeling');
  expect(row('KKN000000043').textContent).toContain('Betaling geweigerd');
  expect(row('KKN000000042').textContent).not.toMatch(/Betaling|betaald/);
  expect(screen.getAllByRole('button', { name: /Factuur/ })).toHaveLength(1);
  expect(within(row('KKN000000042')).getByRole('button', { name: /Factuur/ })).toBeTruthy();
});

test('the buyer’s reference stands under the number, where there is one', async () => {
  await open([
    buildSummary({ id: 43, number: 'KKN000000043', reference: 'Groep Zon' }),
    buildSummary({ reference: '' }),
  ]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'KKN000000043Referentie: Groep Zon',
    'KKN000000042',
  ]);
});

test('without orders there is a way to the shelves', async () => {
  await open([]);
  expect(screen.getByText('Je hebt nog niets besteld')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk de best verkochte producten' }).getAttribute('href')).toBe(
    '/',
  );
});

const numbers = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent);

test('[E03] it is searched by product, order number and reference; the address keeps what is searched', async () => {
  const other = buildSummary({ id: 43, number: 'KKN000000043', reference: 'Zolder', lines: [] });
  const { place } = await open([other, buildSummary()]);
  const search = screen.getByRole('searchbox', { name: 'Zoek in je bestellingen' });
  for (const [words, found] of [
    ['luiers', ['KKN000000042']],
    ['000043', ['KKN000000043']],
    ['zolder', ['KKN000000043']],
    ['xyzzy', []],
  ] as const) {
    fireEvent.change(search, { target: { value: words } });
    expect(numbers()).toEqual(found);
    await waitFor(() => expect(place()).toBe(`/profiel/bestelhistorie?zoek=${words}`));
  }
  expect(screen.getByText('Geen bestellingen gevonden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Toon alle bestellingen' }));
  expect(numbers()).toHaveLength(2);
  await waitFor(() => expect(place()).toBe('/profiel/bestelhistorie'));
});

test('[E03] a period of the address is chosen; one that nobody knows shows everything', async () => {
  const old = buildSummary({ id: 1, number: 'KKN000000001', createdAt: '2001-05-05T10:00:00.000Z' });
  const first = await open([old], '?periode=vorig-jaar');
  expect(screen.getByText('Geen bestellingen gevonden')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Periode' }).value).toBe('vorig-jaar');
  first.unmount();
  await open([old], '?periode=ooit');
  expect(numbers()).toEqual(['KKN000000001']);
});

test('[E03] what shows is saved for the bookkeeper, with the VAT per percentage', async () => {
  const saved: { name: string; blob: Blob | null } = { name: '', blob: null };
  URL.createObjectURL = (blob) => {
    saved.blob = blob instanceof Blob ? blob : null;
    return 'blob:orders';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.name = this.download;
  });
  await open([buildSummary(), buildSummary({ id: 43, number: 'KKN000000043', lines: [] })], '?zoek=luiers');
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan als CSV' }));
  click.mockRestore();
  expect(saved.name).toMatch(/^bestellingen-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await saved.blob?.text();
  expect(text).toContain('KKN000000042;2026-11-19;Groep Zon;7;500,00;45,00;569,83;119,67;1234,50');
  expect(text).not.toContain('KKN000000043');
});
