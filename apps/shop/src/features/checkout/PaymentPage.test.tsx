// Over 300 lines: all states of one screen.
import { ApiError, type Order } from '@magazijn/api-client';
import { buildCart, buildCompany } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import * as leaving from '../../shared/order/leaveTo.ts';
import {
  keepChosenDay,
  keepOrderRecord,
  loadOrderRecord,
  readChosenDay,
} from '../../shared/order/orderRecord.ts';
import { buildDraft } from '../../shared/order/testing/buildDraft.ts';
import { keepPunchOut, punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import { buildPunchOutSession } from '../../shared/punch-out/testing/buildPunchOutSession.ts';
import { tabStorage } from '../../shared/storage/browserStorage.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { renderPayment } from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  configure({ reactStrictMode: false });
});

const placeButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: /Bestelling plaatsen$/ });
  if (!button) throw new Error('no button');
  return button;
};
const ticket = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const order = (status: string) => ({ status, cart: buildCart() }) as Order;
const deliveryDate = deliveryTimestamp('2026-11-24');
/** Another order than the drafts of this screen. */
const sent = { id: 41, customerNumber: '100001', deliveryDate, revision: 'a' };
const lost = new ApiError('unreachable', 'No answer');

test('[S60] a visitor is sent to the login page before anything shows', async () => {
  const { place } = await renderRoute('/bestellen/betalen');
  expect(place()).not.toBe('/bestellen/betalen');
  expect(document.body.textContent).not.toContain('geen producten');
});

test('[S60, T60] without products a message shows, and no order is created', async () => {
  await renderRoute('/bestellen/betalen', { viewer: 'customer' });
  expect(screen.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Winkelmand/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Betalen/ }).getAttribute('aria-selected')).toBe('true');
});

test('[S60] the question is a visible heading, and stays the same element while the draft is created', async () => {
  const drafted = Promise.withResolvers<ReturnType<typeof buildDraft>>();
  await renderPayment({ createOrder: () => drafted.promise });
  const heading = screen.getByRole('heading', { level: 1, name: 'Wanneer mogen we komen?' });
  expect(heading.closest('.sr-only')).toBeNull();
  expect(document.title).toMatch(/^Wanneer mogen we komen\? – /);
  await act(async () => drafted.resolve(buildDraft()));
  await placeButton();
  expect(heading.isConnected).toBe(true);
  expect(screen.getByRole('group', { name: 'Wanneer mogen we komen?' })).toBeTruthy();
});

test('while switched, the company shows above every order button; in the own account none does', async () => {
  const { stores } = await renderPayment();
  await placeButton();
  expect(screen.queryByText('Je bestelt voor')).toBeNull();
  await act(async () => stores.session.switchTo(testToken()));
  const buttons = await screen.findAllByRole('button', { name: /Bestelling plaatsen$/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button.previousElementSibling?.textContent).toBe('Je bestelt voor Kinderopvang De Vlinder');
  }
});

test('[T60, T64] the order is created when the screen opens, of the current cart, with its revision as key', async () => {
  const { createOrder, stores } = await renderPayment();
  await placeButton();
  const { revision } = stores.cart.getState();
  expect(createOrder.mock.calls).toEqual([
    [{ quantities: { 1: 2 }, couponCode: '', orderReference: '' }, revision, true],
  ]);
});

test('[T60] StrictMode, which runs effects twice, creates one order', async () => {
  configure({ reactStrictMode: true });
  const { createOrder } = await renderPayment();
  await placeButton();
  expect(createOrder).toHaveBeenCalledOnce();
});

test('[T60] a cart changed in another tab is another order with another key', async () => {
  const { createOrder, stores } = await renderPayment();
  await placeButton();
  act(() => stores.cart.setQuantity(1, 3));
  await waitFor(() => expect(createOrder).toHaveBeenCalledTimes(2));
  await placeButton();
  const [[, first] = [], [second, other] = []] = createOrder.mock.calls;
  expect(second?.quantities).toEqual({ 1: 3 });
  expect(other).not.toBe(first);
});

test('[S60] lines, addresses, payment method and costs show', async () => {
  await renderPayment({
    createOrder: async () => buildDraft({ cart: buildCart({ orderReference: 'Groep 3' }) }),
  });
  await placeButton();
  const lines = screen.getByRole('list', { name: 'In je bestelling' });
  expect(lines.textContent).toContain('2 × Luiers maat 4');
  expect(screen.getByText('Op rekening')).toBeTruthy();
  expect(screen.getAllByText('3581 KL Utrecht')).toHaveLength(2);
  expect(screen.getByText(/Groep 3/)).toBeTruthy();
  const panel = within(screen.getByRole('region', { name: 'Jouw bestelling' }));
  expect(panel.getByText('Bezorging dinsdag 24 november, op rekening.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeTruthy();
});

test('[T12] with a coupon for the whole amount, an order by card is placed without a payment', async () => {
  const { placeOrder } = await renderPayment({
    createOrder: async () => buildDraft({ payment: 'card', cart: buildCart({ totalInclusive: cents(0) }) }),
  });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
});

test.each([
  ['NL', /zet alles in je magazijn/],
  ['BE', null],
] as const)(
  '[K05] the hint on the days in %s: cut-off, closed days, and that the day is a wish',
  async (country, driver) => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'].map(deliveryTimestamp);
    const company = buildCompany();
    const mainAddress = { ...company.mainAddress, country };
    await renderPayment({
      createOrder: async () => buildDraft({ deliveryDates: days, company: { ...company, mainAddress } }),
    });
    await placeButton();
    const hint = screen.getByText(/^Bestel je op een werkdag vóór 12.00 uur/).textContent ?? '';
    expect(hint).toContain('Op woensdag bezorgen we niet: volgens je openingstijden ben je dan gesloten.');
    expect(hint).toMatch(
      /^Bestel je op een werkdag vóór 12\.00 uur, dan kunnen we de volgende werkdag bezorgen\./,
    );
    expect(hint).toContain(
      'Dit is je gewenste bezorgdag. In drukke weken kan de levering één werkdag later komen.',
    );
    expect(driver === null ? !/chauffeur/.test(hint) : driver.test(hint)).toBe(true);
  },
);

test.each([
  ['NL', 'Btw 21 %'],
  ['BE', 'Btw 23 %'],
] as const)('[K04] without VAT totals the rate of a company in %s shows', async (country, label) => {
  const company = buildCompany();
  const mainAddress = { ...company.mainAddress, country };
  const cart = buildCart({ vatTotals: [] });
  await renderPayment({
    createOrder: async () => buildDraft({ cart, company: { ...company, mainAddress } }),
  });
  await placeButton();
  expect(screen.getByText(label)).toBeTruthy();
});

test('[T61] another delivery date is posted at once', async () => {
  const chooseDeliveryDate = vi.fn(async () => {});
  await renderPayment({ chooseDeliveryDate });
  fireEvent.click(await ticket(/woensdag 25/));
  expect((await ticket(/woensdag 25/)).checked).toBe(true);
  await waitFor(() => expect(screen.queryByText(/Bezig/)).toBeNull());
  expect(chooseDeliveryDate.mock.calls).toEqual([[42, buildDraft().deliveryDates[1]]]);
});

test('[T61] while a date is being sent another choice is ignored, and nothing is placed', async () => {
  let finish = () => {};
  const chooseDeliveryDate = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { placeOrder } = await renderPayment({ chooseDeliveryDate });
  fireEvent.click(await ticket(/woensdag 25/));
  fireEvent.click(await ticket(/donderdag 26/));
  fireEvent.click(await placeButton());
  expect(chooseDeliveryDate).toHaveBeenCalledOnce();
  expect(placeOrder).not.toHaveBeenCalled();
  expect((await ticket(/woensdag 25/)).checked).toBe(true);
  await act(async () => finish());
  fireEvent.click(await ticket(/donderdag 26/));
  expect(chooseDeliveryDate).toHaveBeenCalledTimes(2);
  await act(async () => finish());
});

test('[T60, X03] a draft that cannot be created is logged, shows a message, and can be retried', async () => {
  let down = true;
  await renderPayment({
    createOrder: async () => {
      const requestId = '3f2a9c1d-0000-4000-8000-000000000000';
      if (down) throw new ApiError('refused', 'No.', { status: 500, requestId });
      return buildDraft();
    },
  });
  expect(await screen.findByText('Niet gelukt. Probeer het opnieuw. Er is niets besteld.')).toBeTruthy();
  expect(screen.getByText(/Noem bij contact: 3f2a9c1d/)).toBeTruthy();
  expect(console.warn).toHaveBeenCalledWith('No order could be created', expect.any(ApiError));
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await placeButton();
});

test('[T61, X03] a failed change restores the saved date', async () => {
  await renderPayment({ chooseDeliveryDate: () => Promise.reject(lost) });
  fireEvent.click(await ticket(/woensdag 25/));
  expect(
    await screen.findByText('Niet gelukt. Probeer het opnieuw. De bezorgdag is niet gewijzigd.'),
  ).toBeTruthy();
  expect((await ticket(/dinsdag 24/)).checked).toBe(true);
  expect(console.warn).toHaveBeenCalledWith('The delivery date was not changed', lost);
});

test('[T62] five presses place the order once; the cart is emptied, and gelukt opens', async () => {
  let finish = () => {};
  const { placeOrder, place, stores } = await renderPayment({
    placeOrder: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
  });
  for (let press = 0; press < 5; press += 1) fireEvent.click(await placeButton());
  expect(stores.cart.getState().units).toBe(2);
  await act(async () => finish());
  expect(placeOrder.mock.calls).toEqual([[42]]);
  expect(stores.cart.getState().units).toBe(0);
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(await screen.findByText('KKN000000042')).toBeTruthy();
  expect(screen.getByText('dinsdag 24 november')).toBeTruthy();
});

test('[T62] with a hook URL the placed lines are posted to it, and it is deleted', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no answer'));
  keepPunchOut(tabStorage, { session: buildPunchOutSession(), login: testToken().slice(-12) });
  const { createOrder, placeOrder, stores } = await renderPayment();
  const punchOut = punchOutOf(stores.session);
  expect(punchOut.getState()?.hookUrl).toBe('https://inkoop.example/hook?sid=1&x=%20');
  fireEvent.click(await placeButton());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  const [form] = submit.mock.contexts as HTMLFormElement[];
  expect(form?.getAttribute('action')).toBe('https://inkoop.example/hook?sid=1&x=%20');
  // Its cart is not the person's own.
  expect(createOrder.mock.lastCall?.[2]).toBe(false);
  expect(placeOrder.mock.calls).toEqual([[42]]);
  expect(stores.cart.getState().units).toBe(0);
  expect(punchOut.getState()).toBeNull();
});

test('[T62] the screen does not change while the order is being placed, even if another tab empties the cart', async () => {
  let finish = () => {};
  const { place, stores } = await renderPayment({
    placeOrder: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
  });
  fireEvent.click(await placeButton());
  act(() => stores.cart.empty());
  expect(screen.queryByText('Je bestelling wordt voorbereid')).toBeNull();
  expect((await ticket(/dinsdag 24/)).checked).toBe(true);
  await act(async () => finish());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
});

test('[T62] products added while the order is being placed stay in the cart', async () => {
  let finish = () => {};
  const { place, stores } = await renderPayment({
    placeOrder: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
  });
  fireEvent.click(await placeButton());
  await act(async () => {
    stores.cart.add(1, 1);
    stores.cart.add(9, 1);
  });
  await act(async () => finish());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(stores.cart.getState().quantities).toEqual({ 1: 1, 9: 1 });
});

test('[T62, K05] a day that passed before the press is replaced, with a notice on the thank-you page', async () => {
  await renderPayment({ placeOrder: async () => deliveryTimestamp('2026-11-25') });
  fireEvent.click(await placeButton());
  expect(
    await screen.findByText('woensdag 25 november. De dag die je koos, dinsdag 24 november, kon niet meer.'),
  ).toBeTruthy();
});

test('[T62] a refusal leads to mislukt with the reason; the cart stays', async () => {
  const reason = 'Van Luiers maat 4 is niet genoeg op voorraad.';
  const { place, stores } = await renderPayment({
    placeOrder: () => Promise.reject(new ApiError('refused', reason, { status: 409 })),
  });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/mislukt'));
  expect(await screen.findByText(reason)).toBeTruthy();
  // The cart has to be changed, so its link comes first.
  expect(screen.getByText(/^Er is niets besteld en niets betaald\. In je winkelmand zie je/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/winkelwagen',
    '/bestellen/betalen',
  ]);
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
});

test('[T62] a lost response of a placed order leads to gelukt', async () => {
  const { place, stores } = await renderPayment({
    placeOrder: () => Promise.reject(lost),
    order: async () => order('placed'),
  });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(stores.cart.getState().units).toBe(0);
});

test('[T62] an error response of an order that was not placed leads to mislukt', async () => {
  const { place } = await renderPayment({
    placeOrder: () => Promise.reject(new ApiError('refused', '', { status: 500 })),
    order: async () => order('draft'),
  });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/mislukt'));
});

test('[T62] an unknown outcome is not shown as a failure, and the button can be pressed again', async () => {
  const scroll = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scroll;
  let down = true;
  const { place, placeOrder } = await renderPayment({
    placeOrder: async () => {
      if (down) throw lost;
      return null;
    },
    order: () => Promise.reject(lost),
  });
  fireEvent.click(await placeButton());
  expect(await screen.findByText(/We weten niet of je bestelling is aangekomen/)).toBeTruthy();
  // On a phone the button is in view everywhere, the message is not.
  expect(scroll.mock.contexts.at(-1)).toHaveProperty('textContent', expect.stringContaining('We weten niet'));
  expect(place()).toBe('/bestellen/betalen');
  down = false;
  fireEvent.click(await placeButton());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(placeOrder.mock.calls).toEqual([[42], [42]]);
});

test('[T60, T62] an order with an unknown outcome does not block the next cart', async () => {
  const { createOrder, placeOrder, place, stores } = await renderPayment({
    createOrder: async ({ quantities }) => buildDraft({ id: quantities[1] === 2 ? 42 : 43 }),
    placeOrder: async (id) => {
      if (id === 42) throw lost;
      return null;
    },
    order: () => Promise.reject(lost),
  });
  fireEvent.click(await placeButton());
  expect(await screen.findByText(/We weten niet of je bestelling is aangekomen/)).toBeTruthy();
  act(() => stores.cart.setQuantity(1, 3));
  await waitFor(() => expect(createOrder).toHaveBeenCalledTimes(2));
  fireEvent.click(await placeButton());
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(placeOrder.mock.calls).toEqual([[42], [43]]);
});

test('[T60, T62] an order sent before the browser was closed leaves the cart before another draft is created', async () => {
  keepOrderRecord({ sent: { ...sent, revision: 'earlier' } });
  const { createOrder, place, stores } = await renderPayment({
    order: async () => ({ ...order('placed'), number: 'KKN000000041', deliveryDate, cart: buildCart() }),
  });
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(await screen.findByText('KKN000000041')).toBeTruthy();
  expect(stores.cart.getState().units).toBe(0);
  expect(createOrder).not.toHaveBeenCalled();
});

test('[T62] after a failure the sent order stays stored, to be queried before the next one', async () => {
  const failed = new ApiError('refused', '', { status: 500 });
  await renderPayment({ placeOrder: () => Promise.reject(failed), order: async () => order('draft') });
  fireEvent.click(await placeButton());
  expect(await screen.findByRole('heading', { name: 'Betaling mislukt!' })).toBeTruthy();
  expect(loadOrderRecord('100001').sent).toMatchObject({ id: 42 });
});

describe('[T62] without a response', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Presses once without a response; then `answers` answer the queries in order, the last one repeatedly. */
  async function placeUnanswered(...answers: (() => Promise<Order | null>)[]) {
    let asked = 0;
    const page = await renderPayment({
      placeOrder: () => Promise.reject(lost),
      order: () => (answers[Math.min(asked++, answers.length - 1)] ?? unreachable)(),
    });
    fireEvent.click(await placeButton());
    await screen.findByText(/We weten niet of je bestelling is aangekomen/);
    return { ...page, asked: () => asked };
  }
  const unreachable = () => Promise.reject(lost);
  const draft = async () => order('draft');

  test('the screen stays and queries until the order is placed; nothing is sent twice', async () => {
    const placed = async () => ({ ...order('placed'), deliveryDate });
    const { place, placeOrder, stores } = await placeUnanswered(unreachable, unreachable, draft, placed);
    await wait(2000);
    expect(place()).toBe('/bestellen/betalen');
    await wait(4000);
    expect(place()).toBe('/bestellen/betalen');
    expect(stores.cart.getState().units).toBe(2);
    await wait(8000);
    expect(place()).toBe('/bestellen/betalen/gelukt');
    expect(stores.cart.getState().units).toBe(0);
    expect(placeOrder).toHaveBeenCalledOnce();
  });

  test('an order placed by another tab leaves this screen with the next cart, which can be ordered', async () => {
    const placed = async () => ({ ...order('placed'), deliveryDate });
    const { place, placeOrder, stores } = await placeUnanswered(unreachable, placed);
    const { revision } = stores.cart.getState();
    const intent = { quantities: { 1: 2 }, couponCode: '', orderReference: '' };
    act(() => void stores.cart.takeOut({ id: 42, owner: '100001', revision, intent }));
    expect(screen.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')).toBeTruthy();
    act(() => stores.cart.add(1, 3));
    await placeButton();
    await wait(2000);
    expect(place()).toBe('/bestellen/betalen');
    expect(stores.cart.getState().quantities).toEqual({ 1: 3 });
    fireEvent.click(await placeButton());
    expect(placeOrder).toHaveBeenCalledTimes(2);
  });

  test('a deleted order is a failure', async () => {
    const { place } = await placeUnanswered(unreachable, async () => null);
    await wait(2000);
    expect(place()).toBe('/bestellen/betalen/mislukt');
  });

  test('a draft is never shown as a failure, and leaving ends the queries', async () => {
    const { place, asked, unmount } = await placeUnanswered(draft);
    await wait(60_000);
    expect(place()).toBe('/bestellen/betalen');
    expect(screen.getByText(/We weten niet of je bestelling is aangekomen/)).toBeTruthy();
    const before = asked();
    expect(before).toBeGreaterThan(4);
    unmount();
    await wait(60_000);
    expect(asked()).toBe(before);
  });
});

describe('the chosen delivery day', () => {
  const wednesday = deliveryTimestamp('2026-11-25');
  const choose = async () => {
    const chooseDeliveryDate = vi.fn(async () => {});
    const page = await renderPayment({
      chooseDeliveryDate,
      createOrder: async ({ quantities }) => buildDraft({ id: 40 + (quantities[1] ?? 0) }),
    });
    return { ...page, chooseDeliveryDate };
  };

  test('survives a change of the cart: it is chosen again for the next draft', async () => {
    const { chooseDeliveryDate, stores } = await choose();
    fireEvent.click(await ticket(/woensdag 25/));
    await waitFor(() => expect(chooseDeliveryDate.mock.calls).toEqual([[42, wednesday]]));
    act(() => stores.cart.setQuantity(1, 3));
    await waitFor(() => expect(chooseDeliveryDate.mock.lastCall).toEqual([43, wednesday]));
    await waitFor(async () => expect((await ticket(/woensdag 25/)).checked).toBe(true));
  });

  test('survives a new login, and is read by its own customer only', async () => {
    keepChosenDay('100001', wednesday);
    const { chooseDeliveryDate } = await choose();
    await waitFor(() => expect(chooseDeliveryDate.mock.calls).toEqual([[42, wednesday]]));
    expect(readChosenDay('100002')).toBeNull();
  });

  test('is stored for the next login when the session ends as it is sent', async () => {
    const ended = new ApiError('refused', 'Expired.', { status: 401 });
    await renderPayment({ chooseDeliveryDate: () => Promise.reject(ended) });
    fireEvent.click(await ticket(/woensdag 25/));
    await waitFor(() => expect(readChosenDay('100001')).toBe(wednesday));
  });

  test('that is no longer offered is replaced by the first, with a notice', async () => {
    keepChosenDay('100001', deliveryTimestamp('2026-11-23'));
    const { chooseDeliveryDate } = await choose();
    expect(
      await screen.findByText(
        'De bezorgdag die je koos, maandag 23 november, kan niet meer. Je bestelling komt nu op dinsdag 24 november; je kunt een andere dag kiezen.',
      ),
    ).toBeTruthy();
    expect((await ticket(/dinsdag 24/)).checked).toBe(true);
    expect(chooseDeliveryDate).not.toHaveBeenCalled();
  });

  test('is removed with its order', async () => {
    const { place } = await choose();
    fireEvent.click(await ticket(/woensdag 25/));
    await waitFor(() => expect(screen.queryByText(/Bezig/)).toBeNull());
    fireEvent.click(await placeButton());
    await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
    expect(readChosenDay('100001')).toBeNull();
  });
});

test('[T60] no draft is created of a cart that another tab has emptied', async () => {
  let finish = () => {};
  keepOrderRecord({ sent });
  const { createOrder, stores } = await renderPayment({
    order: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
  });
  act(() => stores.cart.empty());
  await act(async () => finish());
  expect(screen.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')).toBeTruthy();
  expect(createOrder).not.toHaveBeenCalled();
});

test('[T62] an order whose page was reloaded leads to the thank-you page, also when its goods have left the cart already', async () => {
  keepOrderRecord({ sent });
  const { place } = await renderRoute('/bestellen/betalen', {
    viewer: 'customer',
    others: [paths.paymentSucceeded.pattern],
    api: { order: async () => order('placed') },
  });
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(loadOrderRecord('100001').sent).toBeNull();
});

const checkout = { sessionId: 'CS1', sessionData: 'a+b', clientKey: 'emu_client', environment: 'test' };
const payButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: /Kies hoe je betaalt$/ });
  if (!button) throw new Error('no button');
  return button;
};

test('[T63] an order by card opens betaalmethode once, with a new session', async () => {
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {});
  const { createOrder } = await renderPayment({
    createOrder: async () => buildDraft({ payment: 'card', checkout }),
  });
  for (let press = 0; press < 5; press += 1) fireEvent.click(await payButton());
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(goTo.mock.calls).toEqual([
    [
      '/bestellen/betalen/betaalmethode?sessionId=CS1&sessionData=a%2Bb&clientKey=emu_client&environment=test',
    ],
  ]);
  expect(createOrder).toHaveBeenCalledTimes(2);
  expect(createOrder.mock.calls[1]).toEqual(createOrder.mock.calls[0]);
  // The buyer may pay and then close the browser: the next page queries the order.
  expect(loadOrderRecord('100001').sent).toEqual({ ...sent, id: 42, revision: expect.any(String) });
});

test('a payment that cannot be opened shows a message and can be retried', async () => {
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {});
  let round = 0;
  await renderPayment({
    createOrder: async () => {
      round += 1;
      if (round === 2) throw new ApiError('refused', 'No.', { status: 503 });
      return buildDraft({ payment: 'card', checkout });
    },
  });
  fireEvent.click(await payButton());
  expect(
    await screen.findByText(
      'Niet gelukt. Probeer het opnieuw. Betalen kan op dit moment niet: er is niets besteld en niets afgeschreven.',
    ),
  ).toBeTruthy();
  fireEvent.click(await payButton());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('a shop without card payments shows that, and that nothing was ordered', async () => {
  await renderPayment({ createOrder: async () => buildDraft({ payment: 'card' }) });
  expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByText(
      /Betalen met iDEAL, Bancontact of kaart kan nog niet in deze winkel. Er is niets besteld./,
    ),
  ).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Neem contact op' })[0]?.getAttribute('href')).toBe(
    '/kruidvat/contact',
  );
});

test('[V20, X04] an order below the minimum or over a limit cannot be placed; a link leads to the cart', async () => {
  const limits = [{ message: 'Van deze artikelen is er niet genoeg:', details: ['Verf: nog 3 op voorraad'] }];
  const cart = buildCart({ minimumMet: false, subtotal: cents(4305), minimumOrder: cents(5000), limits });
  await renderPayment({ createOrder: async () => buildDraft({ cart }) });
  expect((await placeButton()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('U moet nog minimaal € 6,95 bijbestellen')).toBeTruthy();
  expect(screen.getByText('- Verf: nog 3 op voorraad')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar je winkelmand' }).getAttribute('href')).toBe('/winkelwagen');
});

test('[X04, T12] an expired coupon and a changed price show before the payment', async () => {
  const now = buildCart({ couponCode: 'DEMO10', couponStatus: 'refused' });
  const dearer = now.lines.map((line) => ({ ...line, price: cents(2995) }));
  await renderPayment({
    recalculateCart: async (intent) => answerCart(intent),
    createOrder: async () => buildDraft({ cart: { ...now, lines: dearer } }),
  });
  expect(await screen.findByText(/^Kortingscode DEMO10 geldt niet voor deze bestelling/)).toBeTruthy();
  expect(screen.getByText(/Luiers maat 4: was €.26,95, nu €.29,95$/)).toBeTruthy();
});

test('a refused draft shows the back end’s message and a link to the cart, without a retry', async () => {
  const text = 'Een van de producten bestaat niet meer.';
  await renderPayment({
    createOrder: () => Promise.reject(new ApiError('refused', text, { status: 422 })),
  });
  expect(await screen.findByText(`- ${text}`)).toBeTruthy();
  expect(screen.getByText(/Er is niets besteld./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar je winkelmand' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
});

test('[X03] a retry creates the draft with the same key', async () => {
  let down = true;
  const { createOrder } = await renderPayment({
    createOrder: async () => {
      if (down) throw lost;
      return buildDraft();
    },
  });
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  down = false;
  fireEvent.click(retry);
  await placeButton();
  const [first, second] = createOrder.mock.calls;
  expect(second).toEqual(first);
});

test('the draft has the chosen groups and cost centres', async () => {
  const { createOrder, stores } = await renderPayment();
  createOrder.mockClear();
  await act(async () => stores.cart.setCostCentres({ 1: 7 }));
  await waitFor(() => expect(createOrder.mock.lastCall?.[0].costCentres).toEqual({ 1: 7 }));
});
