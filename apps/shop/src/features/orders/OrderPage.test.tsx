// Over 300 lines: one page in all its states.

import { type ApiClient, ApiError, type CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { buildOrder } from './testing/buildOrder.ts';
import { reorderState } from './useReorderOnArrival.ts';

const History = () => <h1>De bestelhistorie</h1>;
const places = { [paths.orderHistory.pattern]: History };
const line = (productId: number, name: string, changes = {}) =>
  buildCartLine({ productId, name, ...changes });

/** Every product of an order at its ordered price. */
const cartOf =
  (shown: ReturnType<typeof buildOrder> | null) =>
  ({ quantities }: CartIntent) =>
    buildCart({
      lines: (shown?.cart.lines ?? []).filter((each) => quantities[each.productId] !== undefined),
    });

async function renderOrder(
  shown: ReturnType<typeof buildOrder> | null,
  path = '/order/42',
  priced: (intent: CartIntent) => ReturnType<typeof buildCart> = cartOf(shown),
  api: Partial<ApiClient> = {},
) {
  const asked: number[] = [];
  const recalculateCart = vi.fn(async (intent: CartIntent) => answerCart(intent, priced(intent)));
  const page = await renderRoute(path, {
    places,
    viewer: 'customer',
    others: [paths.order.pattern],
    api: { ...api, recalculateCart },
    stubs: [
      stub('order', (id) => {
        asked.push(id);
        return shown;
      }),
    ],
  });
  return { ...page, asked, recalculateCart };
}

test("'Zet op lijst' shows at an order if the back end has lists", async () => {
  await renderOrder(orderOf(line(1, 'Luiers')), '/order/42', undefined, {
    capabilities: async () => ['lists'],
  });
  expect(await screen.findByRole('button', { name: 'Zet op lijst' })).toBeDefined();
});

test('an order shows unit prices and article numbers, and in print the seller and the buyer', async () => {
  const gift = line(2, 'Krijtjes', { giveAway: true, articleNumber: '20022', unit: 'doos' });
  await renderOrder(
    orderOf(line(1, 'Luiers', { price: cents(2695), unit: 'doos', articleNumber: '10024' }), gift),
  );
  expect(screen.getByText(/^Verkoper: Magazijn/)).toBeTruthy();
  expect(screen.getByText(/^Klant en klantnummer: .*, 100001$/)).toBeTruthy();
  expect(
    screen.getByText('art. 10024, € 26,95 per doos', {
      normalizer: (text) => text.replaceAll('\u00A0', ' '),
    }),
  ).toBeTruthy();
  expect(screen.getByText('art. 20022')).toBeTruthy();
});

const reorder = () => fireEvent.click(screen.getByRole('button', { name: /Opnieuw bestellen$/ }));

test('[S64] the order: number, dates, lines, sums, addresses and payment', async () => {
  await renderOrder(buildOrder());
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling KKN000000042' })).toBeTruthy();
  expect(document.title).toBe('Bestelling KKN000000042 – Magazijn');
  expect(screen.getByText(/18 november 2026.*bezorging dinsdag 24 november/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'In je bestelling' }).textContent).toContain('2 × Luiers maat 4');
  expect(
    within(screen.getByRole('region', { name: 'Overzicht' })).getByText('Totaal incl. btw'),
  ).toBeTruthy();
  expect(screen.getByText('3581 KL Utrecht')).toBeTruthy();
  expect(screen.getByText('3581 KL Zeist')).toBeTruthy();
  expect(screen.getByText('Op rekening')).toBeTruthy();
  expect(screen.getByText('Jouw referentie: Groep 3')).toBeTruthy();
});

test('an order paid at the provider shows the payment method; without one, all methods', async () => {
  const { unmount } = await renderOrder(buildOrder({ payment: 'card', paidWith: 'Mastercard' }));
  expect(screen.getByText('Betaald met Mastercard')).toBeTruthy();
  unmount();
  await renderOrder(buildOrder({ payment: 'card' }));
  expect(screen.getByText('iDEAL, Bancontact of kaart')).toBeTruthy();
});

test.each([
  ['card', 'Terugbetaling: € 120,30'],
  ['on-account', null],
] as const)('a cancelled order paid by %s shows what is paid back', async (payment, text) => {
  await renderOrder(
    buildOrder({
      state: 'cancelled',
      status: 'cancelled',
      payment,
      cart: buildCart({ lines: [line(1, 'Luiers')], totalInclusive: cents(12_030) }),
    }),
  );
  const shown = screen.queryByText(/^Terugbetaling/);
  expect(shown && (shown.textContent ?? '').replaceAll('\u00A0', ' ')).toBe(text);
});

test('an order whose payment the bank took back says so, with the way to pay it', async () => {
  const capabilities = async () => ['invoice-list'];
  const order = buildOrder({ payment: 'card', paidWith: 'iDEAL', chargedBack: cents(12_030) });
  await renderOrder(order, '/order/42', undefined, { capabilities });
  const link = await screen.findByRole('link', { name: 'Naar je facturen' });
  expect(link.getAttribute('href')).toBe('/profiel/facturen');
  expect((link.parentElement?.textContent ?? '').replaceAll('\u00A0', ' ')).toContain(
    'De bank heeft € 120,30 van de betaling bij ons teruggehaald. Dit bedrag staat weer open. Naar je facturen',
  );
  expect(screen.getByText('Betaald met iDEAL, waarvan € 120,30 teruggehaald')).toBeTruthy();
  expect(screen.queryByText('Betaald met iDEAL')).toBeNull();
});

test('[S64] an unknown order, or another company’s, shows a message and links to the history', async () => {
  const { place } = await renderOrder(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling niet gevonden' })).toBeTruthy();
  const cause = 'Deze bestelling bestaat niet, of hoort niet bij jouw account';
  expect(screen.getAllByText(cause)).toHaveLength(2);
  expect(announced()).toBe(cause);
  expect(place()).toBe('/order/42');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Naar je bestelhistorie' })));
  expect(place()).toBe('/profiel/bestelhistorie');
});

test.each(['abc', '-1', '1e3', '9999999999999999'])('[S64] the id %s is no order', async (id) => {
  const { asked } = await renderOrder(null, `/order/${id}`);
  expect(asked.every((number) => number === 0)).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling niet gevonden' })).toBeTruthy();
});

test.each([
  ['pending', 'Besteld op 18 november 2026', /^Betaling in behandeling\..*Je hoeft niets te doen\.$/],
  ['refused', 'Besteld op 18 november 2026', /^Betaling geweigerd\..*is niet geplaatst/],
  ['open', 'Begonnen op 18 november 2026', /^Niet betaald\..*is niet geplaatst/],
] as const)(
  'an order that is %s shows that, keeps its lines, and has no invoice',
  async (state, date, text) => {
    await renderOrder(buildOrder({ state, status: state }));
    expect(screen.getByText(new RegExp(`^${date}`))).toBeTruthy();
    expect(screen.queryByText(/Geplaatst op/)).toBeNull();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'In je bestelling' }).textContent).toContain('2 × Luiers maat 4');
    expect(screen.getByRole('button', { name: /Opnieuw bestellen$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Factuur/ })).toBeNull();
  },
);

test('an order that was not placed restores its whole cart, with coupon and reference', async () => {
  const cart = buildCart({ couponCode: 'DEMO10', orderReference: 'Groep 3' });
  const { recalculateCart } = await renderOrder(buildOrder({ state: 'refused', status: 'refused', cart }));
  reorder();
  await waitFor(() => expect(recalculateCart).toHaveBeenCalled());
  expect(recalculateCart.mock.calls.at(-1)?.[0]).toMatchObject({
    couponCode: 'DEMO10',
    orderReference: 'Groep 3',
  });
});

test('reordering a placed order copies neither coupon nor reference', async () => {
  const cart = buildCart({ couponCode: 'DEMO10', orderReference: 'Groep 3' });
  const { recalculateCart } = await renderOrder(buildOrder({ cart }));
  reorder();
  await waitFor(() => expect(recalculateCart).toHaveBeenCalled());
  expect(recalculateCart.mock.calls.at(-1)?.[0]).toMatchObject({ couponCode: '', orderReference: '' });
});

const result = (name: string) => screen.findByRole('region', { name });
const asItWas = 'Alles ligt in je winkelmand, zoals in je bestelling.';
/** The text of the page's live region. */
const announced = () => screen.getByRole('status').textContent.trim();
const notAll = 'Niet alles is nog zoals in je bestelling';
const orderOf = (...lines: ReturnType<typeof line>[]) => buildOrder({ cart: buildCart({ lines }) });

test("[S64, T14] 'Opnieuw bestellen' adds the bought products to the cart, without gifts", async () => {
  const { stores, recalculateCart } = await renderOrder(
    orderOf(line(1, 'Luiers'), line(2, 'Verf', { quantity: 3 }), line(4, 'Proefje', { price: cents(0) })),
  );
  stores.cart.setQuantity(2, 1);
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  reorder();
  expect(stores.cart.getState().quantities).toEqual({ 1: 2, 2: 4 });
  const region = within(await result(notAll));
  await waitFor(() =>
    expect(announced()).toBe('2 van de 3 producten liggen in je winkelmand. Subtotaal €\u00a053,90.'),
  );
  expect(region.getByRole('link', { name: 'Naar je winkelmand' }).getAttribute('href')).toBe('/winkelwagen');
  expect(region.getByRole('listitem').textContent).toContain('Proefje Niet meer leverbaar');
  expect(recalculateCart).toHaveBeenCalledTimes(2);
});

test('[S64] an unchanged order shows that, and can be undone', async () => {
  const { stores } = await renderOrder(orderOf(line(1, 'Luiers')));
  stores.cart.setQuantity(1, 1);
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  reorder();
  fireEvent.click(within(await result(asItWas)).getByRole('button', { name: 'Maak ongedaan' }));
  expect(stores.cart.getState().quantities).toEqual({ 1: 1 });
  await result('Teruggedraaid');
  await waitFor(() => expect(announced()).toBe('Je winkelmand is weer zoals hij was.'));
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[S64] a double click orders once', async () => {
  const { stores } = await renderOrder(buildOrder());
  reorder();
  reorder();
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  await result(asItWas);
});

test('[S64] a later press adds the products again, and undo removes all of them', async () => {
  const { stores } = await renderOrder(orderOf(line(1, 'Luiers')));
  reorder();
  await result(asItWas);
  reorder();
  expect(stores.cart.getState().quantities).toEqual({ 1: 4 });
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(stores.cart.getState().quantities).toEqual({});
});

test('[S64] unavailable products are left out and listed; short ones have a choice', async () => {
  const { stores } = await renderOrder(
    orderOf(
      line(1, 'Luiers'),
      line(2, 'Verf', { stock: 0 }),
      line(3, 'Klei', { available: false }),
      line(4, 'Krijt', { quantity: 5, stock: 3 }),
    ),
  );
  reorder();
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  const region = within(await result(notAll));
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Verf UitverkochtStuur mij een email als dit product weer beschikbaar is',
    'Klei Niet meer leverbaar',
    'Krijt Niet genoeg op voorraad: nog 3Voeg er 3 toe',
  ]);
  fireEvent.click(region.getByRole('button', { name: 'Voeg er 3 toe: Krijt' }));
  expect(stores.cart.getState().quantities).toEqual({ 1: 2, 4: 3 });
  fireEvent.click(region.getByRole('button', { name: 'Laat weg: Krijt' }));
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[S64] higher prices and ended deals are listed, with the choice to leave them out', async () => {
  const lines = [
    line(1, 'Luiers'),
    line(2, 'Appelsap', {
      discount: cents(2695),
      offerLabel: '2+1 gratis',
      deal: { kind: 'free-goods', paid: 2, free: 1 },
      quantity: 3,
    }),
  ];
  const { stores } = await renderOrder(orderOf(...lines), '/order/42', () =>
    buildCart({
      lines: lines.map((each) => ({
        ...each,
        discount: cents(0),
        price: each.productId === 1 ? cents(2995) : each.price,
      })),
    }),
  );
  reorder();
  const region = within(await result(notAll));
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Luiers Duurder gewordenwas €\u00a026,95 nu €\u00a029,95Laat weg',
    'Appelsap Actie afgelopen: 2+1 gratisLaat weg',
  ]);
  fireEvent.click(region.getByRole('button', { name: 'Laat weg: Luiers' }));
  expect(stores.cart.getState().quantities).toEqual({ 2: 3 });
  await waitFor(() =>
    expect(announced()).toBe('1 van de 2 producten ligt in je winkelmand. Subtotaal €\u00a053,90.'),
  );
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[S64] products that turn out to be missing are removed from the cart', async () => {
  const { stores } = await renderOrder(orderOf(line(1, 'Luiers'), line(2, 'Verf')), '/order/42', () =>
    buildCart({ lines: [line(1, 'Luiers')] }),
  );
  reorder();
  const region = within(await result(notAll));
  expect(region.getByRole('listitem').textContent).toBe('Verf Niet meer leverbaar');
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[X03] without a connection the products are in the cart, and the prices follow later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let online = false;
  const { stores } = await renderOrder(orderOf(line(1, 'Luiers')), '/order/42', (intent) => {
    if (!online) throw new ApiError('unreachable', 'lost');
    return buildCart({ lines: [line(1, 'Luiers', { price: cents(2995), quantity: intent.quantities[1] })] });
  });
  reorder();
  await result('De producten van deze bestelling liggen in je winkelmand.');
  await waitFor(() => expect(announced()).toContain('zie je in je winkelmand zodra het bekend is'));
  online = true;
  act(() => stores.cart.recalculate());
  expect((await result(notAll)).textContent).toContain('Duurder geworden');
});

test('[X03] a refusal keeps the cart and shows a message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { stores } = await renderOrder(orderOf(line(1, 'Luiers')), '/order/42', () => {
    throw new ApiError('refused', 'Dat kan niet.', { status: 422 });
  });
  reorder();
  expect(await screen.findByText('Niet gelukt. Probeer het opnieuw. Dat kan niet.')).toBeTruthy();
  expect(warn).toHaveBeenCalledWith('The cart has no answer', expect.any(ApiError));
  expect(stores.cart.getState().quantities).toEqual({});
});

test('[S64] without available products the cart stays unchanged', async () => {
  const { stores } = await renderOrder(orderOf(line(2, 'Verf', { stock: 0 })));
  reorder();
  expect((await result(notAll)).textContent).toContain('Van deze bestelling kan nu niets worden besteld.');
  expect(stores.cart.getState().units).toBe(0);
});

test('[S64, T24] sold-out products offer a stock mail', async () => {
  const requestStockMail = vi.fn(async () => {});
  await renderOrder(orderOf(line(2, 'Verf', { stock: 0 })), '/order/42', undefined, { requestStockMail });
  reorder();
  fireEvent.click(
    await screen.findByRole('button', {
      name: 'Stuur mij een email als dit product weer beschikbaar is: Verf',
    }),
  );
  expect(await screen.findByText('U ontvangt een email als dit product weer beschikbaar is')).toBeTruthy();
  expect(requestStockMail).toHaveBeenCalledWith(2);
});

test('an order opened from a row is reordered once, also in StrictMode', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const { router, stores } = await renderOrder(
    orderOf(line(1, 'Luiers', { quantity: 3 })),
    '/profiel/bestelhistorie',
  );
  await act(() => router.navigate('/order/42', { state: reorderState }));
  expect(await result(asItWas)).toBeTruthy();
  expect(stores.cart.getState().quantities).toEqual({ 1: 3 });
  expect(router.state.location.state).not.toMatchObject(reorderState);
});

test('a placed order shows its steps, and a packed one also its invoice', async () => {
  const { unmount } = await renderOrder(buildOrder({ stage: 'packed', status: 'packed' }));
  const steps = within(screen.getByRole('list', { name: 'Hoe ver je bestelling is' }));
  expect(steps.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('button', { name: 'Factuur' })).toBeTruthy();
  unmount();
  await renderOrder(buildOrder({ state: 'pending', status: 'payment-pending' }));
  expect(screen.queryByRole('list', { name: 'Hoe ver je bestelling is' })).toBeNull();
});
