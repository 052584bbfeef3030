import type { SwitchableCompany } from '@magazijn/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const open = (companies: readonly SwitchableCompany[], query = '') =>
  renderRoute(`/profiel/overkoepelende-organisatie${query}`, {
    viewer: 'customer',
    stubs: [stub('switchableCompanies', companies)],
  });

test('[S73, E09] a table of companies with customer number and a link that switches', async () => {
  await open([
    { userId: 7, customerNumber: '100002', name: 'De Bij', city: 'Gent' },
    { userId: 8, customerNumber: '100001', name: 'De Vlinder', city: '' },
  ]);
  const table = within(screen.getByRole('table', { name: 'Overkoepelende organisatie' }));
  const row = (name: RegExp) => within(table.getByRole('row', { name }));
  expect(row(/De Bij/).getByText('100002')).toBeTruthy();
  expect(row(/De Bij/).getByText('Gent')).toBeTruthy();
  expect(
    row(/De Bij/)
      .getByRole('link', { name: 'Switch: naar De Bij' })
      .getAttribute('href'),
  ).toBe('/switch/7');
  // The current company has no link.
  expect(row(/De Vlinder/).queryByRole('link')).toBeNull();
  expect(row(/De Vlinder/).getByText('Je bestelt hier nu voor')).toBeTruthy();
});

test('[S73] an account without companies sees a message', async () => {
  await open([]);
  expect(screen.getByText('Er hoort geen andere organisatie bij je account')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeTruthy();
});

const names = ['De Bij', 'De Egel', 'Het Kleine Café'];
const many = (count: number): SwitchableCompany[] =>
  Array.from({ length: count }, (_, index) => ({
    userId: index + 1,
    customerNumber: String(200_001 + index),
    name: `${names[index % 3]} ${index + 1}`,
    city: index === 10 ? 'Sint-Katelijne-Waver' : 'Utrecht',
  }));
const searchField = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Zoek een organisatie' });
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('[S73] ten companies have no search, eleven have one', async () => {
  const { unmount } = await open(many(10));
  expect(searchField()).toBeNull();
  unmount();
  await open(many(11));
  expect(searchField()).not.toBeNull();
});

test('[S73] companies are found by name, place and number, ignoring case and accents', async () => {
  const { router } = await open(many(12));
  const search = async (text: string, found: string) => {
    fireEvent.input(searchField() as HTMLElement, { target: { value: text } });
    await waitFor(() => expect(rows()).toEqual([found]));
    expect(new URLSearchParams(router.state.location.search).get('zoek')).toBe(text);
  };
  await search('cafe 12', 'Het Kleine Café 12');
  expect(screen.getByText('1 van 12 organisaties').getAttribute('role')).toBe('status');
  await search('katelijne', 'De Egel 11');
  await search('200004', 'De Bij 4');
});

test('[S73] a search without results has a button that clears it and focuses the field', async () => {
  await open(many(11), '?zoek=zebra');
  expect(searchField()?.value).toBe('zebra');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Toon alle organisaties' }));
  await waitFor(() => expect(rows()).toHaveLength(11));
  expect(document.activeElement).toBe(searchField());
});
