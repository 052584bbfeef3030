// Over 300 lines: one page in all its states.
import { ApiError, type CartInfo, type CartIntent, type Order } from '@magazijn/api-client';
import {
  buildCart,
  buildCartLine,
  buildCategory,
  buildCompany,
  buildProduct,
} from '@magazijn/api-client/testing';
import { maxCouponLength } from '@magazijn/domain/cart';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { changeElsewhere } from '../../shared/cart/testing/changeElsewhere.ts';
import { paths } from '../../shared/links/paths.ts';
import { keepOrderRecord } from '../../shared/order/orderRecord.ts';
import { buildOrderable } from '../../testing/buildShoppingList.ts';
import { buildSummary } from '../../testing/buildSummary.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { type Stub, stub } from '../../testing/stub.ts';

const stubs = [
  stub('orders', []),
  stub('categories', [
    buildCategory({ name: 'Eten & drinken', url: 'voeding' }),
    buildCategory({ name: 'Luiers & verzorging', url: 'verzorging' }),
  ]),
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Renders the cart page with two boxes of product 1 and the given prices. */
async function renderCart(
  cart: CartInfo | ((intent: CartIntent) => CartInfo) = buildCart(),
  more: readonly Stub[] = [],
) {
  const recalculateCart = vi.fn(async (intent: CartIntent) =>
    answerCart(intent, typeof cart === 'function' ? cart(intent) : cart),
  );
  const page = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    stubs: [...stubs, ...more],
    api: { recalculateCart },
    others: [paths.productInSub.pattern],
  });
  act(() => page.stores.cart.addAll({ 1: 2 }));
  await screen.findByRole('list', { name: 'Producten in je winkelmand' });
  return { ...page, recalculateCart };
}

const orderButton = () => screen.getAllByRole('button', { name: 'Nu bestellen' })[0];
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('[S50] a visitor is redirected to the login page, and back afterwards', async () => {
  const { place } = await renderRoute('/winkelwagen', { stubs });
  expect(place()).not.toBe('/winkelwagen');
  expect(document.body.textContent).not.toContain('0 artikelen');
});

test('[S50] /winkelmand is the same page: tabs and heading', async () => {
  const { place } = await renderRoute('/winkelmand', {
    viewer: 'customer',
    stubs,
    others: ['/winkelwagen'],
  });
  expect(place()).toBe('/winkelwagen');
  expect(screen.getByRole('tab', { name: /Winkelmand/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tab', { name: /Betalen/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Jouw winkelmand' })).toBeTruthy();
  expect(document.title).toBe('Jouw winkelmand – Magazijn');
});

test('[T62] the cart of an order that was placed after its tab was closed opens the thank-you page', async () => {
  const deliveryDate = deliveryTimestamp('2026-11-24');
  keepOrderRecord({ sent: { id: 42, customerNumber: '100001', deliveryDate, revision: 'a' } });
  const placed = { status: 'placed', number: 'KKN000000042', deliveryDate, cart: buildCart() } as Order;
  const { place } = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    stubs,
    places: { [paths.paymentSucceeded.pattern]: () => <h1>Bedankt</h1> },
    api: { order: async () => placed },
  });
  await waitFor(() => expect(place()).toBe(paths.paymentSucceeded.href()));
});

test('[S50] the delivery notice names the days that the server offers', async () => {
  await renderCart(buildCart({ deliveryDates: [deliveryTimestamp('2026-11-24')] }));
  expect(screen.getByText('Bestel je nu, dan bezorgen we dinsdag 24 november.')).toBeTruthy();
});

test('[S51] the empty cart shows a message with a link to the products', async () => {
  const { place } = await renderRoute('/winkelwagen', { viewer: 'customer', stubs });
  expect(screen.getByText('Je hebt 0 artikelen in je winkelmand')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Betalen/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Verder winkelen' }));
  await waitFor(() => expect(place()).toBe('/'));
});

test('[S51] the empty cart has shelves with the favourites, the last placed order and the best sellers', async () => {
  const orders = [buildSummary({ id: 8, state: 'refused' }), buildSummary({ id: 7 })];
  const [favourite, best] = ['Billendoekjes', 'Appelsap'].map((name, index) =>
    buildProduct({ id: index + 1, name, path: `a/b/p-${index}` }),
  );
  if (!favourite || !best) throw new Error('no products');
  const order = vi.fn(async () => ({ cart: buildCart() }) as Order);
  await renderRoute('/winkelwagen', {
    viewer: 'customer',
    stubs: [
      ...stubs.slice(1),
      stub('orders', orders),
      stub('favouriteProducts', { total: 23, products: [favourite] }),
      stub('popularProducts', [best]),
    ],
    api: { order },
  });
  const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await shelf('Jouw favorieten')).getByRole('link', { name: 'Billendoekjes' })).toBeTruthy();
  expect((await shelf('Best verkocht')).getByRole('link', { name: 'Appelsap' })).toBeTruthy();
  const last = await shelf('Je laatste bestelling');
  expect(last.getByRole('link', { name: 'Bekijk en bestel opnieuw' }).getAttribute('href')).toBe('/order/7');
  expect((await last.findAllByRole('listitem')).length).toBeGreaterThan(0);
  expect(order).toHaveBeenCalledExactlyOnceWith(7);
});

test('[S52] the filled cart: summary, links, the panel with its total, selling points', async () => {
  await renderCart();
  expect(screen.getByText('1 product, 2 artikelen')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Nu bestellen' })) {
    expect(link.getAttribute('href')).toBe('/bestellen/betalen');
  }
  expect(screen.getByRole('button', { name: 'Verder winkelen' })).toBeTruthy();
  const panel = within(screen.getByRole('region', { name: 'Overzicht' }));
  expect(panel.getByText('Subtotaal excl. btw')).toBeTruthy();
  expect(panel.getByText('Totaal incl. btw')).toBeTruthy();
  expect(screen.getByText(/Scherpe prijzen/)).toBeTruthy();
});

describe("[S51, S52] 'Verder winkelen'", () => {
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  /** A history of this origin, as the Navigation API gives it; the last entry is the one shown. */
  const setHistory = (...paths: string[]) => {
    const entries = paths.map((path, index) => ({ url: new URL(path, window.location.href).href, index }));
    const navigation = { entries: () => entries, currentEntry: entries.at(-1), canGoBack: paths.length > 1 };
    Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  };

  test.each([
    [['/zoeken/sap', '/winkelwagen'], '/zoeken/sap'],
    [['/zoeken/sap', '/winkelwagen', '/bestellen/betalen', '/winkelwagen'], '/zoeken/sap'],
    [['/zoeken/sap', '/bestellen/betalen/mislukt', '/winkelwagen'], '/zoeken/sap'],
    [['/zoeken/sap', '/login?returnUrl=%2Fwinkelwagen', '/winkelmand', '/winkelwagen'], '/zoeken/sap'],
    [['/bestellen/betalen', '/winkelwagen'], '/'],
    [['/winkelwagen'], '/'],
  ])('after %s leads to %s', async (history, expected) => {
    setHistory(...history);
    // The router of this test has no login page: another address stands in for it.
    const initialEntries = history.map((path) => (path.startsWith('/login') ? '/winkelmand-niet' : path));
    const { place } = await renderRoute('/winkelwagen', { viewer: 'customer', stubs, initialEntries });
    fireEvent.click(screen.getByRole('button', { name: 'Verder winkelen' }));
    await waitFor(() => expect(place()).toBe(expected));
  });
});

test("[S52] a filled cart has 'Verder winkelen' too", async () => {
  const { place } = await renderCart();
  fireEvent.click(screen.getByRole('button', { name: 'Verder winkelen' }));
  await waitFor(() => expect(place()).toBe('/'));
});

test('[S52] emptying the cart can be undone, with coupon and reference', async () => {
  const { stores, recalculateCart } = await renderCart();
  act(() => stores.cart.setOrderReference('Groep 3'));
  fireEvent.click(screen.getByRole('button', { name: 'Winkelwagen legen' }));
  expect(screen.getByText('Je hebt 0 artikelen in je winkelmand')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  await waitFor(() =>
    expect(recalculateCart.mock.lastCall?.[0]).toEqual({
      quantities: { 1: 2 },
      couponCode: '',
      orderReference: 'Groep 3',
    }),
  );
  expect(screen.queryByText('Je winkelmand is geleegd.')).toBeNull();
});

test('[S52] a cart whose undo is refused stays empty, shows the reason and can be restored again', async () => {
  const { stores, recalculateCart } = await renderCart();
  fireEvent.click(screen.getByRole('button', { name: 'Winkelwagen legen' }));
  recalculateCart.mockRejectedValueOnce(new ApiError('refused', 'Dat past niet.', { status: 422 }));
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Dat past niet.'));
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  await screen.findByRole('list', { name: 'Producten in je winkelmand' });
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
});

test('[V20, X04] below the minimum ordering is disabled, and the missing amount shows', async () => {
  await renderCart(buildCart({ minimumMet: false, subtotal: cents(4305), minimumOrder: cents(5000) }));
  expect(alerts()).toEqual([expect.stringContaining('U moet nog minimaal €\u00a06,95 bijbestellen')]);
  expect(orderButton()?.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Nu bestellen' })).toBeNull();
  expect(screen.getByRole('tab', { name: /Betalen/ }).hasAttribute('disabled')).toBe(true);
});

test('[X04] a message that names its product has the name as the link', async () => {
  const products = [{ id: 9, name: 'Appelsap', url: '/product/voeding/fruit/appelsap' }];
  const message = 'Nog 1 tray Appelsap erbij en die is gratis (2+1).';
  await renderCart(buildCart({ incompleteOffers: [{ message, products }] }));
  const link = screen.getByRole('link', { name: 'Appelsap' });
  expect(link.closest('[data-slot=message][data-tone=info]')?.textContent).toContain(message);
});

test("[V20, X04] a limit disables ordering; each of its products follows '- '", async () => {
  const limits = [{ message: 'Van deze artikelen is er niet genoeg:', details: ['Verf: nog 3 op voorraad'] }];
  await renderCart(buildCart({ limits }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Van deze artikelen is er niet genoeg:');
  expect(within(alert).getByRole('listitem').textContent).toBe('- Verf: nog 3 op voorraad');
  expect(orderButton()?.getAttribute('aria-disabled')).toBe('true');
});

test('[V20] all obstacles are one message; a limit links to its line, there and at the button', async () => {
  const limits = [{ message: 'Te veel:', details: ['Luiers maat 4: maximaal 1 per bestelling'] }];
  await renderCart(buildCart({ minimumMet: false, subtotal: cents(4305), limits }));
  expect(alerts()).toEqual([expect.stringMatching(/bijbestellen.*Te veel:/)]);
  const links = screen.getAllByRole('link', { name: 'Luiers maat 4: maximaal 1 per bestelling' });
  const panel = within(screen.getByRole('region', { name: 'Overzicht' }));
  expect(panel.getByText('Nog € 6,95 tot het bestelminimum')).toBeTruthy();
  expect(links.map((link) => panel.queryByText(link.textContent) === link)).toEqual([false, true]);
  const scrollIntoView = vi.fn();
  const field = screen.getByRole('spinbutton', { name: 'Aantal Luiers maat 4' });
  const [line] = screen.getAllByRole('listitem').filter((item) => item.contains(field));
  if (line) line.scrollIntoView = scrollIntoView;
  for (const link of links) {
    link.focus();
    fireEvent.click(link);
    expect(document.activeElement).toBe(field);
  }
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('[X04] an incomplete offer of a line shows once above the cart, with a link to its product', async () => {
  const message = 'Nog 1 doos Luiers maat 4 erbij en die is gratis (2+1).';
  const incompleteOffer = { path: '/', title: 'Luiers', message };
  const url = '/product/verzorging/luiers/demo-luiers-maat-4';
  const products = [{ id: 1, name: 'Luiers maat 4', url }];
  const lines = [buildCartLine({ incompleteOffer })];
  await renderCart(buildCart({ lines, incompleteOffers: [{ message, products }] }));
  const messages = () => [...document.querySelectorAll('[data-slot=message][data-tone=info]')];
  expect(messages().map((one) => one.textContent)).toEqual([expect.stringContaining(message)]);
  expect(messages()[0]?.querySelector('a')?.getAttribute('href')).toBe(url);
  expect(screen.getByText(/Actie nog niet compleet/).closest('li')?.textContent).not.toContain(message);
});

test('[X04] each incomplete offer has its message, also one that only a line has', async () => {
  const offerOf = (title: string) => ({
    path: '/',
    title,
    message: `Nog 1 ${title} erbij en die is gratis.`,
  });
  const [diapers, juice, paint] = ['Luiers', 'Appelsap', 'Verf'].map((name, productId) =>
    buildCartLine({ productId: productId + 1, name, path: `a/${name}`, incompleteOffer: offerOf(name) }),
  );
  if (!diapers || !juice || !paint) throw new Error('Three lines are built.');
  const incompleteOffers = [diapers, juice].map(({ productId: id, name, path, incompleteOffer: offer }) => ({
    message: offer?.message ?? '',
    products: [{ id, name, url: `/product/${path}` }],
  }));
  await renderCart(buildCart({ lines: [diapers, juice, paint], incompleteOffers: incompleteOffers }));
  const links = [...document.querySelectorAll('[data-slot=message][data-tone=info] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/a/Luiers',
    '/product/a/Appelsap',
    '/product/a/Verf',
  ]);
});

test('[X04] an incomplete offer is information with a link to its product', async () => {
  const products = [{ id: 9, name: 'Appelsap', url: '/product/voeding/fruit/appelsap' }];
  await renderCart(buildCart({ incompleteOffers: [{ message: 'Je mist nog iets gratis:', products }] }));
  const link = screen.getByRole('link', { name: 'Appelsap' });
  expect(link.getAttribute('href')).toBe('/product/voeding/fruit/appelsap');
  expect(link.closest('[data-slot=message][data-tone=info]')?.textContent).toContain(
    'Je mist nog iets gratis:',
  );
});

test('[V21] without a deal of free articles there is no explanation', async () => {
  await renderCart(
    buildCart({
      lines: [
        buildCartLine({
          discount: cents(404),
          offerLabel: '-15%',
          deal: { kind: 'percentage', percentage: 15 },
        }),
      ],
    }),
  );
  expect(screen.queryByText(/inclusief het gratis artikel/)).toBeNull();
});

test('[V21] with a back end that returns no deals, any incomplete offer shows the explanation', async () => {
  const incompleteOffer = {
    path: 'voeding/fruit/appelsap',
    title: '2+1 gratis',
    message: 'Nog 1 en die is gratis.',
  };
  await renderCart(buildCart({ lines: [buildCartLine({ deal: null, incompleteOffer })] }));
  expect(screen.getByText(/het totale aantal in, inclusief het gratis artikel/)).toBeTruthy();
});

test('[V21] a deal with free articles explains how to count; a gift has no editable quantity', async () => {
  const gift = buildCartLine({
    productId: 5,
    name: 'Waskrijtjes',
    giveAway: true,
    total: cents(0),
    quantity: 1,
  });
  await renderCart(
    buildCart({
      lines: [
        buildCartLine({
          discount: cents(2695),
          offerLabel: '2+1',
          deal: { kind: 'free-goods', paid: 2, free: 1 },
        }),
        gift,
      ],
    }),
  );
  expect(screen.getByText(/het totale aantal in, inclusief het gratis artikel/)).toBeTruthy();
  expect(screen.getByText('Uw gratis artikel!')).toBeTruthy();
  expect(screen.getAllByRole('spinbutton').map((field) => field.getAttribute('aria-label'))).toEqual([
    'Aantal Luiers maat 4',
  ]);
});

test('[E05] a line shows name, contents, price, amount, discount and total', async () => {
  const line = buildCartLine({
    quantity: 3,
    discount: cents(2695),
    total: cents(5390),
    offerLabel: '2+1 gratis',
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    originalPrice: cents(2995),
  });
  await renderCart(buildCart({ lines: [line] }));
  const row = screen.getByRole('list', { name: 'Producten in je winkelmand' }).textContent;
  for (const text of [
    'Luiers maat 4',
    '8–14 kg',
    '26,95',
    '29,95',
    '2+1 gratis: 2 betaald, 1 gratis, €\u00a026,95 korting',
    '53,90',
  ]) {
    expect(row).toContain(text);
  }
});

test('the lines can be grouped by category, with subtotals, which this tab remembers', async () => {
  sessionStorage.clear();
  const lines = [
    buildCartLine({ total: cents(5390) }),
    buildCartLine({ productId: 2, name: 'Appelsap', path: 'voeding/fruit/sap', total: cents(1380) }),
  ];
  const { stores, unmount } = await renderCart(buildCart({ lines }));
  act(() => stores.cart.addAll({ 2: 1 }));
  await screen.findByText('Appelsap');
  expect(screen.queryByRole('heading', { level: 2, name: 'Eten & drinken' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Per categorie' }));
  const food = screen.getByRole('list', { name: 'Eten & drinken' });
  expect(within(food).getByRole('listitem').textContent).toContain('Appelsap');
  expect(screen.getByText(/^€.13,80$/)).toBeTruthy();
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  unmount();
  expect(sessionStorage.getItem('magazijn.cartGrouped')).toBe('1');
  sessionStorage.clear();
});

test('[E05] VAT per rate, delivery, and the total including VAT', async () => {
  await renderCart(
    buildCart({
      totalInclusive: cents(7429),
      vatTotals: [
        { percentage: 9, net: cents(2700), amount: cents(243) },
        { percentage: 21, net: cents(4855), amount: cents(1020) },
      ],
    }),
  );
  const panel = within(screen.getByRole('region', { name: 'Overzicht' }));
  for (const text of [
    'Btw 9 % over € 27,00',
    '2,43',
    'Btw 21 % over € 48,55',
    '10,20',
    'Bezorgkosten',
    '7,50',
  ]) {
    expect(panel.getByText(text)).toBeTruthy();
  }
  expect(panel.getByText('74,29 euro')).toBeTruthy();
});

test('[T12] code and reference have the maximum length of the cart’s fields', async () => {
  await renderCart(buildCart());
  expect(screen.getByRole('textbox', { name: 'Kortingscode' })).toHaveProperty('maxLength', maxCouponLength);
  expect(screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' })).toHaveProperty(
    'maxLength',
    50,
  );
});

test('[T12] a full field shows and announces its limit, and the coupon field shows no code as an example', async () => {
  await renderCart(buildCart());
  const reference = screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' });
  const full = '50 van 50 tekens. Meer past er niet in.';
  fireEvent.change(reference, { target: { value: 'x'.repeat(49) } });
  expect(screen.queryByText(full)).toBeNull();
  fireEvent.change(reference, { target: { value: 'x'.repeat(50) } });
  expect(document.getElementById(reference.getAttribute('aria-describedby') ?? '')?.textContent).toBe(full);
  await waitFor(() => expect(screen.getAllByText(full)).toHaveLength(2));
  const coupon = screen.getByRole('textbox', { name: 'Kortingscode' });
  expect(coupon.getAttribute('placeholder')).not.toMatch(/[A-Z]{3}|\d/);
  fireEvent.change(coupon, { target: { value: 'x'.repeat(40) } });
  expect(screen.getByText('40 van 40 tekens. Meer past er niet in.')).toBeTruthy();
});

test('[T12] a coupon is sent on blur, and its discount shows', async () => {
  const { recalculateCart } = await renderCart(({ couponCode }) =>
    buildCart(couponCode === '' ? {} : { couponCode, couponStatus: 'accepted', discount: cents(539) }),
  );
  const field = screen.getByLabelText('Kortingscode');
  fireEvent.change(field, { target: { value: ' DEMO10 ' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Kortingscode DEMO10')).toBeTruthy();
  expect(screen.getByText('−5,39')).toBeTruthy();
  expect(recalculateCart.mock.lastCall?.[0].couponCode).toBe('DEMO10');
});

test('[T12] a coupon in small letters gets the same text as in capitals', async () => {
  await renderCart(({ couponCode }) =>
    buildCart(
      couponCode === '' ? {} : { couponCode: 'DEMO10', couponStatus: 'accepted', discount: cents(539) },
    ),
  );
  const field = screen.getByLabelText('Kortingscode');
  fireEvent.change(field, { target: { value: 'demo10' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/^Deze code geeft je €.5,39 korting\.$/)).toBeTruthy();
});

test.each([
  ['NL', 'Btw 21 %'],
  ['BE', 'Btw 23 %'],
] as const)('[K04] without VAT totals the rate of a company in %s shows', async (country, label) => {
  const company = buildCompany();
  const mainAddress = { ...company.mainAddress, country };
  await renderCart(buildCart({ vatTotals: [] }), [stub('profile', { ...company, mainAddress })]);
  expect(await screen.findByText(label)).toBeTruthy();
});

test('[E05] an invalid coupon shows an error at its field', async () => {
  await renderCart(({ couponCode }) =>
    buildCart(couponCode === '' ? {} : { couponCode, couponStatus: 'refused' }),
  );
  const field = screen.getByLabelText('Kortingscode');
  fireEvent.change(field, { target: { value: 'OUD' } });
  fireEvent.blur(field);
  const text = await screen.findByText('Kortingscode OUD geldt niet voor deze bestelling.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain(text.closest('[id]')?.id);
});

test('[T11] a step shows at once, a removed line disappears at once', async () => {
  await renderCart();
  fireEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  expect(screen.getByText('1 product, 3 artikelen')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder Luiers maat 4' }));
  expect(screen.getByText('Je hebt 0 artikelen in je winkelmand')).toBeTruthy();
});

test('[T11] removing a line, by its bin or its stepper, moves the focus to the next line; removing the last, to the empty cart’s heading', async () => {
  const names = ['Luiers maat 4', 'Appelsap', 'Verf'];
  const lines = names.map((name, index) => buildCartLine({ productId: index + 1, name, quantity: 1 }));
  const { stores } = await renderCart(buildCart({ lines }));
  act(() => stores.cart.addAll({ 1: -1, 2: 1, 3: 1 }));
  const press = async (name: string, index = 0) => {
    const button = screen.getAllByRole('button', { name })[index];
    button?.focus();
    await act(async () => button && fireEvent.click(button));
  };
  await press('Verwijder Appelsap');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Verf' }));
  await press('Eén minder', 1);
  expect(screen.queryByRole('link', { name: 'Verf' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Luiers maat 4' }));
  await press('Verwijder Luiers maat 4');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Je hebt 0 artikelen in je winkelmand' }),
  );
});

test('[T11] emptying the cart moves the focus to the undo button', async () => {
  await renderCart();
  const button = screen.getByRole('button', { name: 'Winkelwagen legen' });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maak ongedaan' }));
});

test('[T11] undoing it moves the focus to the cart’s heading', async () => {
  await renderCart();
  fireEvent.click(screen.getByRole('button', { name: 'Winkelwagen legen' }));
  const button = screen.getByRole('button', { name: 'Maak ongedaan' });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(await screen.findByRole('spinbutton')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('a sold-out line is replaced by an alternative, as far as that can be ordered', async () => {
  const other = buildOrderable({ id: 9, name: 'Luiers Zacht', stock: 1 });
  const soldOut = buildCart({ lines: [buildCartLine({ stock: 0, limitMessage: 'Niet op voorraad' })] });
  const { stores, recalculateCart } = await renderCart(soldOut, [
    stub('capabilities', ['alternatives']),
    stub('alternatives', [buildOrderable({ id: 1, stock: 0, alternatives: [other] })]),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Neem dit: Luiers Zacht' }));
  expect(stores.cart.getState().quantities).toEqual({ 9: 1 });
  await waitFor(() => expect(recalculateCart.mock.lastCall?.[0].quantities).toEqual({ 9: 1 }));
});

test('a sold-out line is not replaced without an answer: the change is kept and sent again', async () => {
  const other = buildOrderable({ id: 9, name: 'Luiers Zacht' });
  let isDown = false;
  const { stores } = await renderCart(() => {
    if (isDown) throw new ApiError('unreachable', 'no answer');
    return buildCart({ lines: [buildCartLine({ stock: 0 })] });
  }, [
    stub('capabilities', ['alternatives']),
    stub('alternatives', [buildOrderable({ id: 1, stock: 0, alternatives: [other] })]),
  ]);
  const button = await screen.findByRole('button', { name: 'Neem dit: Luiers Zacht' });
  isDown = true;
  fireEvent.click(button);
  await waitFor(() => expect(stores.cart.getState().status).toBe('unsent'));
  expect(stores.cart.getState().quantities).toEqual({ 9: 2 });
});

test('a product that no longer exists: the cart opens, shows a message, and can remove it', async () => {
  const { stores } = await renderCart(({ quantities }) =>
    buildCart({ lines: quantities[1] === undefined ? [] : [buildCartLine()] }),
  );
  act(() => stores.cart.addAll({ 77: 1 }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Product 77 in je winkelmand bestaat niet meer.',
  );
  expect(orderButton()?.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Haal het uit je winkelmand' }));
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  expect((await screen.findAllByRole('link', { name: 'Nu bestellen' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/bestaat niet meer/)).toBeNull();
});

test('a cart that cannot be priced shows an error, with a button to try again', async () => {
  let down = true;
  const recalculateCart = async (intent: CartIntent) => {
    if (down) throw new ApiError('refused', '', { status: 503 });
    return answerCart(intent);
  };
  const { stores } = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    api: { recalculateCart },
  });
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(await screen.findByText('Je winkelmand kan nu niet worden berekend.')).toBeTruthy();
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('1 product, 2 artikelen')).toBeTruthy();
});

test('[T13] a change that the back end refuses is reverted, with its reason', async () => {
  const { stores } = await renderCart((intent) => {
    if (intent.quantities[1] === 3) throw new ApiError('refused', 'Dit kan niet.', { status: 422 });
    return buildCart();
  });
  act(() => stores.cart.setQuantity(1, 3));
  // In the page, and in the live region.
  expect(await screen.findAllByText('Dit kan niet.')).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Dit kan niet.'));
  expect(alerts()).toEqual([]);
  expect(screen.getByText('1 product, 2 artikelen')).toBeTruthy();
});

describe('announcements of the cart page', () => {
  const announced = () =>
    document.querySelector('[data-slot=live-region]')?.textContent?.replaceAll('\u00a0', ' ');

  test('a step is announced once it is priced, with the new total', async () => {
    await renderCart((intent) =>
      buildCart({
        lines: [buildCartLine({ quantity: intent.quantities[1] ?? 0 })],
        subtotal: cents((intent.quantities[1] ?? 0) * 1000),
      }),
    );
    expect(announced()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
    expect(announced()).toBe('');
    await waitFor(() => expect(announced()).toBe('Luiers maat 4: 3 dozen. Subtotaal € 30,00.'));
  });

  test('the disabled order button is focusable and announces the reason at a press, without naming colours', async () => {
    await renderCart(buildCart({ minimumMet: false, subtotal: cents(4305), minimumOrder: cents(5000) }));
    const button = orderButton();
    button?.focus();
    expect(document.activeElement).toBe(button);
    if (button) fireEvent.click(button);
    expect(announced()).toBe('Nog € 6,95 tot het bestelminimum');
    expect(document.body.textContent).not.toMatch(/\brode?\b/);
  });

  test('an unavailable quantity is announced while typing, and describes its field', async () => {
    await renderCart();
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: '10000' } });
    expect(announced()).toMatch(/^Vul een heel aantal in/);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Vul een heel aantal in/,
    );
  });

  test('an invalid coupon is announced again when it is entered again', async () => {
    await renderCart(({ couponCode }) =>
      buildCart(couponCode === '' ? {} : { couponCode, couponStatus: 'refused' }),
    );
    const field = screen.getByLabelText('Kortingscode');
    fireEvent.change(field, { target: { value: 'OUD' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(announced()).toMatch(/^Kortingscode OUD geldt niet/));
    const first = announced();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(announced()).toMatch(/^Kortingscode OUD geldt niet/);
    expect(announced()).not.toBe(first);
  });

  test('[X04] after too many codes a message shows that the code was not checked, not that it is wrong', async () => {
    await renderCart(({ couponCode }) =>
      buildCart(couponCode === '' ? {} : { couponCode, couponStatus: 'unchecked' }),
    );
    const field = screen.getByLabelText('Kortingscode');
    fireEvent.change(field, { target: { value: 'DEMO10' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(announced()).toMatch(
        /^Er zijn te veel kortingscodes geprobeerd\. Kortingscode DEMO10 telt nu niet mee/,
      ),
    );
    expect(screen.queryByText(/geldt niet/)).toBeNull();
  });

  test('an unsent change has no total yet, and mentions the connection only when offline', async () => {
    let down = false;
    const { stores } = await renderCart(() => {
      if (down) throw new ApiError('unreachable', 'lost');
      return buildCart();
    });
    down = true;
    act(() => stores.cart.setQuantity(1, 3));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We blijven het proberen.');
    expect(alert.textContent).not.toContain('verbinding');
    const [line] = within(screen.getByRole('list', { name: 'Producten in je winkelmand' })).getAllByRole(
      'listitem',
    );
    expect(line?.textContent).toMatch(/Totaal.*volgt/);
  });
});

test("'Zet op lijst' shows below a filled cart if the back end has lists", async () => {
  await renderCart(undefined, [stub('capabilities', ['lists'])]);
  expect(await screen.findByRole('button', { name: 'Zet op lijst' })).toBeDefined();
});

test("an empty and a filled cart link to 'Snel bestellen' if the back end has the capability", async () => {
  const link = () => screen.findByRole('link', { name: 'Snel bestellen' });
  const { stores } = await renderCart(undefined, [stub('capabilities', ['quick-order'])]);
  expect((await link()).getAttribute('href')).toBe('/snel-bestellen');
  act(() => stores.cart.empty());
  await screen.findByText('Je hebt 0 artikelen in je winkelmand');
  expect((await link()).getAttribute('href')).toBe('/snel-bestellen');
});

describe('another device changes the cart', () => {
  const names: Readonly<Record<number, string>> = { 1: 'Appelsap', 2: 'Thee', 3: 'Lijm' };
  const priced = ({ quantities }: CartIntent) =>
    buildCart({
      lines: Object.entries(quantities).map(([id, quantity]) =>
        buildCartLine({ productId: Number(id), name: names[Number(id)] ?? '', quantity }),
      ),
    });
  const text = 'Je winkelmand is bijgewerkt vanaf een ander apparaat.';
  const ordered = 'Je bestelling is geplaatst en staat niet meer in je winkelmand.';

  test('the page shows which lines changed, until the message is closed', async () => {
    const { stores } = await renderCart(priced);
    act(() => stores.cart.addAll({ 2: 1 }));
    await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
    act(() => changeElsewhere(stores.cart, { 1: 5, 3: 1 }));
    const items = await waitFor(() => {
      const found = [...document.querySelectorAll('[data-slot=message] li')];
      expect(found).toHaveLength(3);
      return found.map(({ textContent }) => textContent);
    });
    expect(items).toEqual([
      '- Van ‘Appelsap’ heb je nu 5 dozen in plaats van 2.',
      '- ‘Thee’ is uit je winkelmand gehaald.',
      '- ‘Lijm’ is toegevoegd: 1 doos.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText(text, { selector: '[data-slot=message] *' })).toBeNull();
    expect(stores.cart.getState().elsewhere).toBeNull();
  });

  test('an order that was placed there empties the cart, and the page shows why', async () => {
    const { stores } = await renderCart(priced);
    act(() => changeElsewhere(stores.cart, {}, ordered));
    expect(await screen.findByText('Je hebt 0 artikelen in je winkelmand')).toBeTruthy();
    expect(screen.getByText(ordered)).toBeTruthy();
  });

  test("undoing 'Winkelwagen legen' keeps what the other device added since", async () => {
    const { stores } = await renderCart(priced);
    fireEvent.click(screen.getByRole('button', { name: 'Winkelwagen legen' }));
    act(() => changeElsewhere(stores.cart, { 3: 1 }));
    await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
    act(() => stores.cart.restore({ quantities: { 1: 2 }, couponCode: '', orderReference: '' }));
    expect(stores.cart.getState().quantities).toEqual({ 1: 2, 3: 1 });
  });
});

test('the page of a product shows its name while its details are loading', async () => {
  const line = buildCartLine({ name: 'Luiers maat 4', path: 'verzorging/luiers/demo-luiers-maat-4' });
  const loading = stub('product', () => new Promise<never>(() => {}));
  await renderCart(buildCart({ lines: [line] }), [loading]);
  fireEvent.click(screen.getByRole('link', { name: 'Luiers maat 4' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeTruthy();
  expect(screen.getByText('Het product wordt geladen')).toBeTruthy();
});
