import { type ApiClient, ApiError } from '@magazijn/api-client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { buildRun, buildStandingOrder } from '../../testing/buildStandingOrder.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Given {
  readonly api?: Partial<ApiClient>;
  readonly capabilities?: readonly string[];
  readonly path?: string;
}

async function open({ api = {}, capabilities = ['standing-orders'], path = '/herhaalorders' }: Given = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute(path, {
    viewer: 'customer',
    stubs: [stub('capabilities', capabilities), stub('categories', [])],
    api: {
      standingOrders: async () => ({ allowed: true, standingOrders: [] }),
      lists: async () => [
        buildShoppingList({ productCount: 24 }),
        buildShoppingList({ id: 10, name: 'Leeg', productCount: 0 }),
      ],
      ...api,
    },
  });
}

const fill = (name: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Naam/ }), { target: { value: name } });
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Maak herhaalorder' }));

test('every standing order leads to its page, with its rhythm, its next delivery and what it waits for', async () => {
  await open({
    api: {
      standingOrders: async () => ({
        allowed: true,
        standingOrders: [
          buildStandingOrder(),
          buildStandingOrder({
            id: 6,
            name: 'Fruit',
            rhythm: { unit: 'month', every: 1, day: 31, startsOn: '2026-11-18' },
            run: buildRun({ status: 'waiting', deliveryOn: '2026-11-30' }),
          }),
          buildStandingOrder({ id: 7, name: 'Zomer', status: 'paused', nextDeliveryOn: null }),
        ],
      }),
    },
  });
  expect(screen.getByRole('link', { name: 'Elke week' }).getAttribute('href')).toBe('/herhaalorders/5');
  expect(screen.getByRole('row', { name: /Elke week/ }).textContent).toMatch(
    /Elke dinsdag.*di 24 nov.*Actief/,
  );
  expect(screen.getByRole('row', { name: /Fruit/ }).textContent).toMatch(
    /Elke maand op de 31e.*ma 30 nov.*Wacht op jou/,
  );
  expect(screen.getByRole('row', { name: /Zomer/ }).textContent).toContain('Gepauzeerd');
});

test.each([
  ['a back end without the capability', {}, []],
  [
    'a back end that names it and has no such call',
    { standingOrders: async () => null },
    ['standing-orders'],
  ],
])('%s leads home', async (_what, api, capabilities) => {
  const { place } = await open({ api, capabilities });
  expect(place()).toBe('/');
});

test('a company that pays by card sees why it has no form', async () => {
  await open({ api: { standingOrders: async () => ({ allowed: false, standingOrders: [] }) } });
  expect(screen.getByText(/op rekening of met automatische incasso/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Maak herhaalorder' })).toBeNull();
});

test('a company without a filled list gets a link to its lists', async () => {
  await open({ api: { lists: async () => [] } });
  expect(screen.getByText('Maak eerst een lijst met wat je elke keer bestelt.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Maak herhaalorder' })).toBeNull();
});

test('a standing order of a list is made, and opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') });
  const createStandingOrder = vi.fn(async () => 5);
  const { place } = await open({ api: { createStandingOrder } });
  fill(' Luiers ');
  const lists = within(screen.getByRole('combobox', { name: /Wat bestel je/ }));
  expect(lists.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Kies een lijst',
    'Egels (24 producten)',
  ]);
  choose(/Wat bestel je/, '9');
  choose(/Hoe vaak/, 'week-2');
  choose(/Bezorgdag/, '4');
  choose(/Begin/, '1');
  choose(/prijsstijging/, '10');
  submit();
  await waitFor(() => expect(place()).toBe('/herhaalorders/5'));
  expect(createStandingOrder).toHaveBeenCalledWith({
    name: 'Luiers',
    source: { list: 9 },
    rhythm: { unit: 'week', every: 2, day: 4, startsOn: '2026-11-25' },
    maxPriceRise: 10,
    reference: '',
  });
});

test('a monthly one has a day of the month', async () => {
  const createStandingOrder = vi.fn(async () => 5);
  await open({ api: { createStandingOrder }, path: '/herhaalorders?lijst=9' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Egels');
  choose(/Hoe vaak/, 'month-1');
  choose(/Dag van de maand/, '31');
  submit();
  await waitFor(() =>
    expect(createStandingOrder).toHaveBeenCalledWith(
      expect.objectContaining({
        source: { list: 9 },
        rhythm: expect.objectContaining({ unit: 'month', every: 1, day: 31 }),
      }),
    ),
  );
});

test('the order in the address is chosen, also without a list', async () => {
  const createStandingOrder = vi.fn(async () => 5);
  await open({
    api: { createStandingOrder, lists: async () => [] },
    path: '/herhaalorders?bestelling=12',
  });
  fill('Als toen');
  submit();
  await waitFor(() =>
    expect(createStandingOrder).toHaveBeenCalledWith(expect.objectContaining({ source: { order: 12 } })),
  );
});

test('a name and a list are required', async () => {
  const createStandingOrder = vi.fn();
  await open({ api: { createStandingOrder } });
  submit();
  expect(screen.getByText('Geef de herhaalorder een naam.')).toBeDefined();
  expect(screen.getByText('Kies wat je wilt bestellen.')).toBeDefined();
  // The button is far below it on a phone.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Naam/ }));
  expect(createStandingOrder).not.toHaveBeenCalled();
});

test('without a connection typed values stay, and a second press shows that it exists already', async () => {
  const createStandingOrder = vi
    .fn<ApiClient['createStandingOrder']>()
    .mockRejectedValueOnce(new ApiError('unreachable', 'No answer'))
    .mockRejectedValueOnce(
      new ApiError('refused', 'Er is al een herhaalorder met deze naam.', { status: 422 }),
    );
  await open({ api: { createStandingOrder }, path: '/herhaalorders?lijst=9' });
  submit();
  await screen.findByText(/De herhaalorder kon niet worden gemaakt\./);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Egels');
  submit();
  await screen.findByText('Er is al een herhaalorder met deze naam.');
});
