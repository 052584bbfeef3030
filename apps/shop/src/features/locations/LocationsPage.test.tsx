import type { Location } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const location = (number: number, differences: Partial<Location> = {}): Location => ({
  customerNumber: String(200_000 + number),
  name: `Locatie ${number}`,
  city: 'Utrecht',
  userId: number,
  carts: [],
  lastOrder: null,
  openApprovals: null,
  deliveries: [],
  spent: { orders: 0, total: cents(0) },
  ...differences,
});

const open = (
  locations: readonly Location[],
  role: Role = 'administrator',
  capabilities = ['locations', 'lists'],
) =>
  renderRoute('/profiel/locaties', {
    viewer: 'customer',
    role,
    others: ['/'],
    stubs: [
      stub('capabilities', capabilities),
      stub('switchableCompanies', [{ userId: 1, customerNumber: '200001', name: 'Locatie 1', city: '' }]),
      stub('locations', locations),
    ],
  });
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => /Locatie \d+/.exec(textContent)?.[0]);

test('shows carts, last order, deliveries and spending, and a link that orders for a location', async () => {
  await open([
    location(1, {
      carts: [
        { own: true, person: 'Egel', units: 3, total: cents(4500), changedAt: '2026-11-18T10:00:00Z' },
        { own: false, person: 'Das', units: 1, total: cents(1500), changedAt: '2026-11-17T10:00:00Z' },
      ],
      lastOrder: { number: 'KKN000000042', placedAt: '2026-11-16T10:00:00Z', total: cents(20_000) },
      openApprovals: 2,
      deliveries: [{ date: '2026-11-19', orders: 1, total: cents(20_000) }],
      spent: { orders: 2, total: cents(50_000) },
    }),
  ]);
  const text = screen.getByRole('row', { name: /Locatie 1/ }).textContent.replaceAll(/\s/g, ' ');
  expect(text).toContain('3 artikelen, € 45,00van jou, 18 nov');
  expect(text).toContain('1 artikel, € 15,00van Das, 17 nov');
  expect(text).toContain('€ 200,00KKN000000042op 16 nov');
  expect(text).toContain('2 open');
  expect(text).toContain('do 19 nov: € 200,00');
  expect(text).toContain('€ 500,002 bestellingen');
  expect(
    row(/Locatie 1/)
      .getByRole('link', { name: 'Bestel voor Locatie 1' })
      .getAttribute('href'),
  ).toBe('/switch/1');
  expect(screen.getByRole('link', { name: 'Bestel één lijst voor meerdere locaties' })).toBeTruthy();
});

test('a closed location has no link, and its cart stays; the current one says so', async () => {
  const cart = { own: false, person: 'Das', units: 2, total: cents(3000), changedAt: '2026-11-17T10:00:00Z' };
  await open([location(1, { userId: null, carts: [cart] }), location(2, { customerNumber: '100001' })]);
  expect(screen.queryByText('Goedkeuring')).toBeNull();
  expect(row(/Locatie 1/).getByText('Gesloten')).toBeTruthy();
  expect(row(/Locatie 1/).getByText(/2 artikelen/)).toBeTruthy();
  expect(row(/Locatie 1/).queryByRole('link')).toBeNull();
  expect(row(/Locatie 2/).getByText('Je bestelt hier nu voor')).toBeTruthy();
});

test('locations are sorted by a column, and searched when there are more than ten', async () => {
  const { router } = await open(
    Array.from({ length: 11 }, (_, index) =>
      location(index + 1, { spent: { orders: 1, total: cents((index * 7) % 11) } }),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deze maand' }));
  await waitFor(() => expect(names()[0]).toBe('Locatie 1'));
  expect(names()[1]).toBe('Locatie 9');
  fireEvent.input(screen.getByRole('searchbox', { name: 'Zoek een locatie' }), {
    target: { value: '200011' },
  });
  await waitFor(() => expect(names()).toEqual(['Locatie 11']));
  expect(router.state.location.search).toBe('?zoek=200011');
});

test('a requester sees no spending', async () => {
  await open([location(1, { spent: null })], 'requester');
  expect(screen.queryByText('Deze maand')).toBeNull();
});

test.each(['/profiel/locaties', '/profiel/locaties/bestellen'])(
  'without the capability %s leads home, and nothing links to it',
  async (path) => {
    const { place } = await renderRoute(path, {
      viewer: 'customer',
      places: { [paths.home.pattern]: () => null },
      stubs: [stub('capabilities', []), stub('switchableCompanies', [])],
    });
    expect(place()).toBe('/');
    expect(screen.queryByRole('link', { name: 'Locaties' })).toBeNull();
  },
);
