import { type ApiClient, ApiError, type LocationPreview, type ShoppingList } from '@magazijn/api-client';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
import { testToken } from '../../testing/testToken.ts';

const days = ['2026-11-19', '2026-11-20'].map(deliveryTimestamp);
const list: ShoppingList = {
  ...{ id: 7, name: 'Weekbestelling', shared: true, own: true, version: 1, productCount: 2, round: null },
  ...{ changedAt: null, hasProduct: false },
  lines: ['Luiers', 'Doekjes'].map((name, index) => ({
    ...{ productId: 11 + index, quantity: 4, kind: 'order', name, articleNumber: '' },
    ...{ priceThen: null, addedAt: null, count: null, product: null },
  })),
};

/** Ten euros for each unit. */
const price = (customerNumber: string, quantities: Readonly<Record<string, number>>): LocationPreview => {
  const units = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
  return {
    customerNumber,
    name: customerNumber,
    lines: Object.entries(quantities).map(([id, quantity]) => ({
      productId: Number(id),
      quantity,
      total: cents(quantity * 1000),
      max: null,
      problem: '',
    })),
    gifts: [],
    problems: [],
    subtotal: cents(units * 1000),
    shipping: cents(0),
    total: cents(units * 1000),
    totalInclusive: cents(units * 1210),
    paysLater: true,
    deliveryDates: customerNumber === 'A' ? days : days.slice(1),
    addresses: [{ id: null, label: 'Hoofdadres', lines: 'Dorpsstraat 1' }],
    cart: { id: 5, version: 3, quantities: { 11: 1 } },
  };
};

const unanswered = () => Promise.reject(new ApiError('unreachable', 'offline'));
const placed = (number: string) => ({ orderId: 1, number, deliveryOn: '2026-11-19' });

stubModalDialogs();

/** The list as the page reads it. */
let shownList = list;
let change: (preview: LocationPreview) => LocationPreview = (preview) => preview;
beforeEach(() => {
  sessionStorage.clear();
  change = (preview) => preview;
  shownList = list;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(cleanup);

async function open(api: Partial<ApiClient> = {}, role: Role = 'administrator') {
  const page = await renderRoute('/profiel/locaties/bestellen', {
    viewer: 'customer',
    role,
    stubs: [
      stub('capabilities', ['locations', 'lists']),
      stub('switchableCompanies', []),
      stub('lists', [list]),
      stub('list', () => shownList),
      stub(
        'locations',
        [
          ['A', 1],
          ['B', 2],
          ['C', null],
        ].map(([name, userId]) => ({
          ...{
            customerNumber: String(name),
            name: `Locatie ${name}`,
            city: '',
            carts: [],
            lastOrder: null,
            openApprovals: null,
          },
          ...{ userId: userId === null ? null : Number(userId), deliveries: [], spent: null },
        })),
      ),
    ],
    api: {
      previewLocations: async (quantities) =>
        Object.entries(quantities).map(([number, products]) => change(price(number, products))),
      ...api,
    },
  });
  return page;
}
const section = (name: string) => screen.queryByLabelText(`Locatie ${name}`, { selector: 'section' });
const card = (name: string) => within(section(name) as HTMLElement);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const priced = () => screen.findByText(/samen €/);

/** Chooses the list, and waits for the prices. */
async function choose() {
  fireEvent.change(screen.getByLabelText('Lijst'), { target: { value: '7' } });
  await priced();
}
async function confirm(label = 'Bestel voor 2 locaties') {
  fireEvent.click(button(label));
  fireEvent.click(await screen.findByText('Plaats de bestellingen'));
}

test('each location has the list, its own days and its price; a closed one is not there', async () => {
  await open();
  await choose();
  expect(section('C')).toBeNull();
  expect(card('A').getByText(/^€\s80,00 excl. btw, €\s96,80 incl. btw$/)).toBeTruthy();
  expect(card('A').getByLabelText<HTMLSelectElement>('Bezorgdag').options).toHaveLength(2);
  expect(card('B').getByLabelText<HTMLSelectElement>('Bezorgdag').options).toHaveLength(1);
  expect(screen.getByText(/^2 locaties, samen €\s193,60 incl. btw$/)).toBeTruthy();
  fireEvent.change(card('A').getByLabelText('Hoeveelheid'), { target: { value: '2' } });
  expect(await card('A').findByText(/^€\s160,00 excl/)).toBeTruthy();
  fireEvent.click(card('B').getByRole('checkbox'));
  expect(await screen.findByText(/^1 locatie, samen €\s193,60/)).toBeTruthy();
});

test('orders for each location what was seen, with one key, after a question', async () => {
  const orderForLocation = vi.fn<ApiClient['orderForLocation']>(async (number) => placed(`KKN${number}`));
  await open({ orderForLocation });
  await choose();
  fireEvent.change(card('A').getByLabelText('Bezorgdag'), { target: { value: String(days[1]) } });
  await confirm();
  expect(await card('B').findByText('Besteld: KKNB. We bezorgen donderdag 19 november.')).toBeTruthy();
  expect(orderForLocation.mock.calls.map(([number, order]) => [number, order.deliveryDate])).toEqual([
    ['A', days[1]],
    ['B', days[1]],
  ]);
  const [first, second] = orderForLocation.mock.calls.map(([, order]) => order);
  expect(first).toMatchObject({ quantities: { 11: 4, 12: 4 }, addressId: null, totalInclusive: 9680 });
  expect(first?.key).toBe(second?.key);
  fireEvent.click(button('Nieuwe bestelling'));
  expect(section('A')).toBeNull();
});

test('a location without an answer is locked, also after a reload, and is repeated with the same key and goods', async () => {
  const orderForLocation = vi.fn<ApiClient['orderForLocation']>(async (number) =>
    number === 'A' ? unanswered() : placed('KKNB'),
  );
  const { unmount } = await open({ orderForLocation });
  await choose();
  await confirm();
  expect(await card('A').findByText(/We weten niet of dit gelukt is/)).toBeTruthy();
  expect(card('B').getByText(/^Besteld: KKNB/)).toBeTruthy();
  unmount();
  orderForLocation.mockResolvedValue(placed('KKNA'));
  // A colleague changes the list meanwhile.
  shownList = { ...list, lines: list.lines.map((line) => ({ ...line, quantity: 9 })) };
  await open({ orderForLocation });
  expect(card('A').getByLabelText<HTMLSelectElement>('Hoeveelheid').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Lijst').disabled).toBe(true);
  await card('A').findByText(/excl. btw/);
  fireEvent.click(card('A').getByRole('button', { name: /Probeer het opnieuw/ }));
  expect(await card('A').findByText(/^Besteld: KKNA/)).toBeTruthy();
  const ofA = orderForLocation.mock.calls.filter(([number]) => number === 'A').map(([, order]) => order);
  expect(ofA).toHaveLength(2);
  expect(ofA[1]).toEqual(ofA[0]);
});

test('a refusal says why at its location, and asks for the prices again', async () => {
  const orderForLocation = vi.fn<ApiClient['orderForLocation']>(async (number) => {
    if (number === 'B') return placed('KKNB');
    throw new ApiError('refused', 'Deze bestelling kost nu € 99,00 incl. btw. Bekijk haar opnieuw.', {
      status: 409,
    });
  });
  await open({ orderForLocation });
  await choose();
  change = (preview) => ({ ...preview, totalInclusive: cents(9900) });
  await confirm();
  expect(await card('A').findByText(/^Niet besteld. Deze bestelling kost nu € 99,00/)).toBeTruthy();
  expect(await card('A').findByText(/€\s99,00 incl. btw$/)).toBeTruthy();
  expect(button('Bestel voor 1 locatie')).toBeTruthy();
});

test('what cannot be ordered blocks the order with its location; a press takes what can', async () => {
  change = (preview) =>
    preview.customerNumber === 'A'
      ? {
          ...preview,
          lines: preview.lines.map((line) =>
            line.productId === 11 && line.quantity > 2
              ? { ...line, max: 2, problem: 'Nog 2 op voorraad' }
              : line,
          ),
        }
      : preview;
  await open();
  await choose();
  fireEvent.click(button('Bestel voor 2 locaties'));
  expect(screen.getAllByText(/^Nog niet te bestellen: Locatie A\./)[0]).toBeTruthy();
  expect(document.activeElement).toBe(card('A').getByRole('checkbox'));
  fireEvent.click(card('A').getByRole('button', { name: 'Maak er 2 van: Luiers, Locatie A' }));
  await waitFor(() => expect(card('A').queryByText(/Nog 2 op voorraad|nog 2 op voorraad/)).toBeNull());
  expect(card('A').getByText(/1 aangepast/)).toBeTruthy();
});

test('a location below the minimum or that pays first cannot be ordered for, but its cart can be filled', async () => {
  change = (preview) => ({ ...preview, paysLater: false });
  const fillLocationCart = vi.fn<ApiClient['fillLocationCart']>(async () => {});
  await open({ fillLocationCart });
  await choose();
  expect(card('A').getByText(/Deze locatie betaalt vooraf/)).toBeTruthy();
  expect(button('Bestel voor 2 locaties').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Zet klaar in de winkelmanden'));
  expect(await card('B').findByText('Klaargezet in je winkelmand voor deze locatie.')).toBeTruthy();
  expect(fillLocationCart.mock.calls.map((call) => call.slice(0, 3))).toEqual([
    ['A', { id: 5, version: 3 }, { 11: 5, 12: 4 }],
    ['B', { id: 5, version: 3 }, { 11: 5, 12: 4 }],
  ]);
});

test('a cart whose answer is missing gets the first request again, not the goods twice', async () => {
  const fillLocationCart = vi.fn<ApiClient['fillLocationCart']>().mockImplementation(async () => {});
  fillLocationCart.mockImplementationOnce(unanswered);
  await open({ fillLocationCart });
  await choose();
  fireEvent.click(card('B').getByRole('checkbox'));
  await screen.findByText(/^1 locatie, samen/);
  // The goods are in the cart by now.
  change = (preview) => ({ ...preview, cart: { id: 5, version: 4, quantities: { 11: 5, 12: 4 } } });
  fireEvent.click(button('Zet klaar in de winkelmanden'));
  await card('A').findByText(/liggen al 9 artikelen/);
  fireEvent.click(await card('A').findByRole('button', { name: /Probeer het opnieuw/ }));
  expect(await card('A').findByText(/^Klaargezet/)).toBeTruthy();
  expect(fillLocationCart.mock.calls[1]?.slice(0, 3)).toEqual(fillLocationCart.mock.calls[0]?.slice(0, 3));
});

test('a requester fills carts and orders nothing; while switched the page says so', async () => {
  const { stores } = await open({}, 'requester');
  await choose();
  expect(screen.queryByText(/^Bestel voor/)).toBeNull();
  expect(button('Zet klaar in de winkelmanden')).toBeTruthy();
  await act(async () => stores.session.switchTo(testToken({ customerNumber: '200001' })));
  expect(await screen.findByText(/^Je bestelt nu voor Kinderopvang De Vlinder. Switch terug/)).toBeTruthy();
  expect(section('A')).toBeNull();
});
