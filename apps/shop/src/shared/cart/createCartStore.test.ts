// Over 300 lines: every case is an event sequence of one store.

import { ApiError } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import type { CartQuantities } from '@magazijn/domain/cart';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { browserStorage, memoryStorage, type TextStorage } from '../storage/browserStorage.ts';
import { cartKey } from '../stores/CartStore.ts';
import { setUpCart } from './testing/setUpCart.ts';
import { tabbedStorage } from './testing/tabbedStorage.ts';

const goods = (quantities: CartQuantities, orderReference = '') => ({
  quantities,
  couponCode: '',
  orderReference,
});
const tick = () => vi.advanceTimersByTimeAsync(200);

interface CartOptions extends NonNullable<Parameters<typeof setUpCart>[0]> {
  readonly customerNumber?: string;
}

function openCart({ customerNumber, ...options }: CartOptions = {}) {
  const given = setUpCart(options);
  given.session.logIn(testToken(customerNumber === undefined ? {} : { customerNumber }));
  return { ...given, cart: given.open() };
}

/** Opens a tab with units of product 7 in the cart, priced by the server. */
async function openPricedCart(quantity: number, options?: CartOptions) {
  const given = openCart(options);
  given.cart.add(7, quantity);
  await tick();
  given.calls[0]?.answer();
  await tick();
  return given;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[T10] the cart is stored under its fixed key', async () => {
  const storage = memoryStorage();
  await openPricedCart(3, { storage });
  expect(JSON.parse(storage.read('magazijn.cart') ?? '{}')).toMatchObject({ amount: { 7: 3 } });
});

describe('createCartStore', () => {
  test('the start of a call gives pages no new view', async () => {
    const { cart, calls } = openCart();
    cart.add(7, 1);
    const pending = cart.getState();
    await tick();
    expect(calls.length).toBe(1);
    expect(cart.getState()).toBe(pending);
  });

  test('[T11] adding raises the quantity on screen at once; several additions make one call', async () => {
    const { cart, calls } = openCart();
    for (let touch = 0; touch < 5; touch += 1) cart.add(7, 1);
    expect(cart.getState().quantities).toEqual({ 7: 5 });
    await tick();
    expect(calls.map((call) => call.intent.quantities)).toEqual([{ 7: 5 }]);
  });

  test('[T62] an order empties the cart that it was made of, once, whichever tab reports it', () => {
    const { cart, open } = openCart({ customerNumber: '1' });
    cart.add(7, 12);
    const order = { id: 42, owner: '1', revision: cart.getState().revision, intent: goods({ 7: 12 }) };
    expect(cart.takeOut(order)).toBe(true);
    expect(cart.getState().quantities).toEqual({});
    cart.add(7, 12);
    expect(open().takeOut(order)).toBe(false);
    expect(cart.getState().quantities).toEqual({ 7: 12 });
  });

  test('[T62] an order removes the ordered units from a later cart; a refusal does not restore them', async () => {
    const { cart, calls, stored } = openCart({ customerNumber: '1' });
    cart.add(7, 12);
    cart.setOrderReference('Groep 3');
    const { revision } = cart.getState();
    await tick();
    calls[0]?.answer();
    await tick();
    cart.add(7, 1);
    cart.add(8, 2);
    await tick();
    const intent = goods({ 7: 12 }, 'Groep 3');
    cart.takeOut({ id: 42, owner: '1', revision, intent });
    expect(cart.getState()).toMatchObject({ quantities: { 7: 1, 8: 2 }, orderReference: '' });
    // A response to the cart before the order does not apply to the rest.
    calls[1]?.answer();
    await tick();
    expect(stored()).toMatchObject({ amount: {}, pending: { amounts: { 7: 1, 8: 2 } } });
    calls[2]?.fail(new ApiError('refused', 'Dit product bestaat niet meer.', { status: 422 }));
    await tick();
    expect(cart.getState().quantities).toEqual({});
  });

  test('[T62] a late write by another tab does not restore ordered products', async () => {
    const content = new Map<string, string>();
    const tab = tabbedStorage(content);
    const storage = tab();
    const other = tab();
    const { cart } = openCart({ customerNumber: '1', content, storage });
    cart.add(7, 12);
    const before = content.get(cartKey) ?? '';
    cart.takeOut({ id: 42, owner: '1', revision: cart.getState().revision, intent: goods({ 7: 12 }) });
    other.write(cartKey, before);
    await vi.advanceTimersByTimeAsync(0);
    expect(cart.getState().quantities).toEqual({});
    expect(JSON.parse(content.get(cartKey) ?? '').ordered).toEqual([42]);
  });

  test('[T62] an order of a punch-out session is not removed from the customer’s own cart', () => {
    const content = new Map<string, string>();
    let area = memoryStorage(content);
    const own = area;
    let notify = (_key: string | null) => {};
    const storage: TextStorage = {
      read: (key) => area.read(key),
      write: (key, value) => area.write(key, value),
      onOutsideChange: (listener) => {
        notify = listener;
        return () => {};
      },
    };
    const { open, session } = setUpCart({ content, storage: own });
    session.logIn(testToken({ customerNumber: '1' }));
    const cart = open(storage);
    cart.add(7, 3);
    area = memoryStorage();
    notify(null);
    cart.add(7, 12);
    cart.takeOut({ id: 42, owner: '1', revision: cart.getState().revision, intent: goods({ 7: 12 }) });
    area = own;
    notify(null);
    expect(cart.getState().quantities).toEqual({ 7: 3 });
    notify(cartKey);
    expect(cart.getState().quantities).toEqual({ 7: 3 });
  });

  test('opening a tab does not write an unchanged cart', async () => {
    const content = new Map<string, string>();
    const tab = tabbedStorage(content);
    const storage = tab();
    const { open } = await openPricedCart(12, { content, storage });
    const other = tab();
    const write = vi.spyOn(other, 'write');
    open(other);
    expect(write).not.toHaveBeenCalledWith(cartKey, expect.anything());
  });

  test('a stored response that cannot be parsed is logged', async () => {
    const content = new Map<string, string>();
    await openPricedCart(12, { content });
    const broken = new Error('no such module');
    const later = setUpCart({ content, readAnswer: broken });
    later.open();
    await tick();
    expect(console.warn).toHaveBeenCalledWith('The stored answer of the cart cannot be read', broken);
  });

  test('[T11] adding beyond the maximum of a line changes nothing and gives the reason', () => {
    const { cart, onRefused } = openCart();
    cart.add(7, 9_999);
    cart.add(7, 1);
    expect(cart.getState().quantities).toEqual({ 7: 9_999 });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  test('[T62] an order of the previous customer is not removed from the current customer’s cart', () => {
    const { cart, session } = openCart({ customerNumber: '1' });
    cart.add(7, 12);
    const order = { id: 42, owner: '1', revision: cart.getState().revision, intent: goods({ 7: 12 }) };
    session.logIn(testToken({ customerNumber: '2' }));
    cart.add(7, 3);
    expect(cart.takeOut(order)).toBe(false);
    expect(cart.getState().quantities).toEqual({ 7: 3 });
    session.logIn(testToken({ customerNumber: '1' }));
    expect(cart.getState().quantities).toEqual({});
  });

  test('[T13, T15] the cart is stored after a recalculation, with the specified fields', async () => {
    const { cart, calls, stored } = openCart();
    cart.add(7, 2);
    await tick();
    expect(stored().amount).toEqual({});
    calls[0]?.answer();
    await tick();
    expect(stored()).toMatchObject({
      amount: { 7: 2 },
      discount: '',
      orderReference: '',
      total: { items: 2, amount: 2 },
      data: { subtotal_exclusive: 2 },
    });
    expect(cart.getState()).toMatchObject({ status: 'settled', lastAdded: { productId: 7 } });
  });

  test('[T13] after a refusal the stored cart is unchanged, and the reason is announced', async () => {
    const { cart, calls, stored, onRefused } = await openPricedCart(1);
    cart.add(8, 1);
    await tick();
    calls[1]?.fail(new ApiError('refused', 'Dit product bestaat niet meer.', { status: 422 }));
    await tick();
    expect(stored().amount).toEqual({ 7: 1 });
    expect(cart.getState().quantities).toEqual({ 7: 1 });
    expect(onRefused).toHaveBeenCalledWith('Dit product bestaat niet meer.');
    expect(cart.getState().lastAdded?.productId).toBe(7);
    expect(console.warn).toHaveBeenCalledWith('The cart has no answer', expect.any(ApiError));
  });

  test('[T03] an expired session refuses no change: the change waits for its customer', async () => {
    const { cart, calls, onRefused } = openCart();
    cart.add(7, 3);
    await tick();
    calls[0]?.fail(new ApiError('refused', 'Log in.', { status: 401 }));
    await tick();
    expect(cart.getState()).toMatchObject({ quantities: { 7: 3 }, refusal: '' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('a call that is refused because a newer login replaced its own is sent again', async () => {
    const { cart, calls, session } = openCart({ customerNumber: '1' });
    cart.add(7, 3);
    await tick();
    session.logIn(testToken({ customerNumber: '1', expiresAt: 3_900_000_000 }));
    await tick();
    expect(calls).toHaveLength(1);
    calls[0]?.fail(new ApiError('refused', 'Log in.', { status: 401 }));
    await tick();
    expect(calls.map(({ intent }) => intent.quantities)).toEqual([{ 7: 3 }, { 7: 3 }]);
    calls[1]?.answer();
    await tick();
    expect(cart.getState()).toMatchObject({ quantities: { 7: 3 }, status: 'settled' });
  });

  test('a listener is called for each change, and not after unsubscribing', async () => {
    const { cart } = openCart();
    const listener = vi.fn();
    const leave = cart.subscribe(listener);
    cart.add(7, 1);
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    leave();
    cart.add(7, 1);
    expect(listener).not.toHaveBeenCalled();
  });

  test('a write of another key by another tab changes nothing', () => {
    const { cart } = openCart({ storage: browserStorage() });
    cart.add(7, 1);
    localStorage.clear();
    const dispatchChange = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    dispatchChange('magazijn.token.other');
    expect(cart.getState().quantities).toEqual({ 7: 1 });
  });

  test('during hydration the cart is unknown', () => {
    expect(openCart().cart.getServerState()).toMatchObject({ known: false, quantities: {} });
  });

  test('without a response the intent survives a reload and is sent again', async () => {
    const { cart, open, calls } = openCart();
    cart.add(7, 3);
    await tick();
    calls[0]?.fail(new ApiError('unreachable', 'offline'));
    await tick();
    expect(cart.getState()).toMatchObject({ status: 'unsent', quantities: { 7: 3 } });
    const reloaded = open();
    expect(reloaded.getState().quantities).toEqual({ 7: 3 });
    await tick();
    expect(calls.at(-1)?.intent.quantities).toEqual({ 7: 3 });
  });

  test('[T11] removing the last product resets the cart without a call', async () => {
    const { cart, calls, stored } = openCart();
    cart.add(7, 1);
    cart.setQuantity(7, 0);
    await tick();
    expect(calls).toEqual([]);
    expect(stored()).toMatchObject({ amount: {}, data: null, total: { items: 0, amount: 0 } });
  });

  test('[T12] a coupon and an order reference are sent and stored', async () => {
    const { cart, calls, stored } = openCart();
    cart.add(7, 1);
    cart.setCouponCode('DEMO10');
    cart.setOrderReference('Groep Eekhoorns');
    await tick();
    expect(calls[0]?.intent).toMatchObject({ couponCode: 'DEMO10', orderReference: 'Groep Eekhoorns' });
    calls[0]?.answer();
    await tick();
    expect(stored()).toMatchObject({ discount: 'DEMO10', orderReference: 'Groep Eekhoorns' });
  });

  test('the cost centre of a line is sent and stored, stays through a reload and other changes, and ends with the cart', async () => {
    const given = await openPricedCart(2);
    given.cart.setCostCentres({ 7: 3 });
    expect(given.cart.getState()).toMatchObject({ costCentres: { 7: 3 }, status: 'calculating' });
    const reloaded = given.open();
    reloaded.setQuantity(7, 4);
    await tick();
    expect(given.calls.at(-1)?.intent).toMatchObject({ quantities: { 7: 4 }, costCentres: { 7: 3 } });
    given.calls.at(-1)?.answer();
    await tick();
    expect(given.stored()).toMatchObject({ amount: { 7: 4 }, costCentres: { 7: 3 } });
    reloaded.empty();
    expect(given.stored()).not.toHaveProperty('costCentres');
  });

  test('a change during a call is sent after it, and its response wins', async () => {
    const { cart, calls } = openCart();
    cart.add(7, 1);
    await tick();
    cart.add(7, 1);
    await tick();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await tick();
    expect(cart.getState().quantities).toEqual({ 7: 2 });
    calls[1]?.answer();
    await tick();
    expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, status: 'settled' });
  });

  test('a stale response never undoes what another tab settled', async () => {
    const { open, session, calls, stored } = setUpCart();
    session.logIn(testToken());
    const [here, there] = [open(), open()];
    here.add(7, 1);
    await tick();
    there.add(8, 1);
    await tick();
    expect(calls.map((call) => call.intent.quantities)).toEqual([{ 7: 1 }, { 7: 1, 8: 1 }]);
    calls[1]?.answer();
    await tick();
    calls[0]?.answer();
    await tick();
    expect(stored().amount).toEqual({ 7: 1, 8: 1 });
  });

  test('two customers on one computer never see each other’s cart; quantities wait for their owner', async () => {
    const { cart, session, content } = await openPricedCart(2, { customerNumber: '1' });
    session.logOut();
    expect(cart.getState()).toMatchObject({ quantities: {}, units: 0, info: null });
    expect(content.get(cartKey)).not.toContain('subtotal_exclusive');
    session.logIn(testToken({ customerNumber: '2' }));
    expect(cart.getState().quantities).toEqual({});
    session.logIn(testToken({ customerNumber: '1' }));
    expect(cart.getState().quantities).toEqual({ 7: 2 });
  });

  test('a response that arrives after an account switch is dropped', async () => {
    const { cart, session, calls, stored } = openCart({ customerNumber: '1' });
    cart.add(7, 2);
    await tick();
    session.logIn(testToken({ customerNumber: '2' }));
    calls[0]?.answer();
    await tick();
    expect(cart.getState().quantities).toEqual({});
    expect(stored()).toMatchObject({ customer: '2', amount: {}, others: { 1: { 7: 2 } } });
  });

  test('a visitor cannot fill a cart', () => {
    const { open } = setUpCart();
    const cart = open();
    cart.add(7, 1);
    expect(cart.getState().units).toBe(0);
  });

  test('flush resolves after the server has answered the last change', async () => {
    const { cart, calls } = openCart();
    cart.add(7, 1);
    const flushed = vi.fn();
    void cart.flush().then(flushed);
    await tick();
    expect(flushed).not.toHaveBeenCalled();
    calls[0]?.answer();
    await tick();
    expect(flushed).toHaveBeenCalledOnce();
  });

  test('two flushes of one change make one call, and both reject without a response', async () => {
    const { cart, calls } = openCart();
    cart.add(7, 1);
    const both = Promise.allSettled([cart.flush(), cart.flush()]);
    calls[0]?.lose();
    const failed = { status: 'rejected', reason: expect.any(ApiError) };
    expect(await both).toEqual([failed, failed]);
    expect(calls).toHaveLength(1);
  });

  test('an unanswered change is sent again after 5 s, or as soon as the browser is online', async () => {
    const { open, session, calls } = setUpCart();
    session.logIn(testToken());
    open().add(7, 1);
    await tick();
    calls[0]?.lose();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    calls[1]?.lose();
    await tick();
    window.dispatchEvent(new Event('online'));
    await tick();
    expect(calls.map((call) => call.intent.quantities)).toEqual([{ 7: 1 }, { 7: 1 }, { 7: 1 }]);
  });

  test('with full storage the cart stays in the tab, and the view reports it until a write succeeds', () => {
    const memory = memoryStorage();
    let full = true;
    const storage: TextStorage = {
      ...memory,
      write: (key, value) => memory.write(key, value) && !(full && key === cartKey),
    };
    const { cart } = openCart({ storage });
    cart.add(7, 1);
    expect(cart.getState()).toMatchObject({ quantities: { 7: 1 }, kept: false });
    full = false;
    cart.add(7, 1);
    expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, kept: true });
  });

  test('flush does not wait for a cart that is only repriced: a lost response blocks no order', async () => {
    const { cart, calls } = await openPricedCart(1);
    cart.recalculate();
    await expect(cart.flush()).resolves.toBeUndefined();
    expect(calls).toHaveLength(2);
  });

  test('a refusal is shown until the next change, and announced', async () => {
    const { cart, calls, onRefused } = openCart();
    cart.add(7, 1);
    await tick();
    calls[0]?.fail(new ApiError('refused', 'Wrong or missing: products.', { status: 400 }));
    await tick();
    const text = 'Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.';
    expect(cart.getState().refusal).toBe(text);
    expect(onRefused).toHaveBeenCalledWith(text);
    cart.add(8, 1);
    expect(cart.getState().refusal).toBe('');
  });

  test('a change made after a refused one is still sent', async () => {
    const { cart, calls } = openCart();
    cart.add(7, 1);
    await tick();
    cart.setQuantity(7, 0);
    cart.add(8, 1);
    await tick();
    calls[0]?.fail(new ApiError('refused', 'Dit product bestaat niet meer.', { status: 422 }));
    await tick();
    expect(calls.map((call) => call.intent.quantities)).toEqual([{ 7: 1 }, { 8: 1 }]);
    calls[1]?.answer();
    await tick();
    expect(cart.getState()).toMatchObject({ quantities: { 8: 1 }, status: 'settled', refusal: '' });
  });

  test('a quantity above the maximum of a line is refused with a text, not thrown', () => {
    const { cart, onRefused } = openCart();
    cart.setQuantity(7, 9999);
    cart.add(7, 1);
    expect(cart.getState().quantities).toEqual({ 7: 9999 });
    expect(onRefused).toHaveBeenCalledWith('Je kunt van een artikel maximaal 9.999 bestellen.');
  });

  test('[T14] addAll adds to the existing quantities in one call, and announces nothing', async () => {
    const { cart, calls } = openCart();
    cart.setQuantity(7, 9990);
    cart.addAll({ 7: 20, 8: 3 });
    await tick();
    expect(calls.map((call) => call.intent.quantities)).toEqual([{ 7: 9999, 8: 3 }]);
    calls[0]?.answer();
    await tick();
    expect(cart.getState().lastAdded).toBeNull();
  });

  test('undoing an empty restores coupon and reference, beside products added since', async () => {
    const { cart } = openCart();
    cart.add(7, 2);
    cart.setCouponCode('DEMO10');
    cart.setOrderReference('Groep 3');
    const { quantities, couponCode, orderReference } = cart.getState();
    cart.empty();
    expect(cart.getState()).toMatchObject({ quantities: {}, couponCode: '', orderReference: '' });
    cart.add(8, 1);
    cart.restore({ quantities, couponCode, orderReference });
    expect(cart.getState()).toMatchObject({
      quantities: { 7: 2, 8: 1 },
      couponCode: 'DEMO10',
      orderReference: 'Groep 3',
    });
  });

  test('a cart that could not be repriced is outdated, not unsent', async () => {
    const { cart, calls } = await openPricedCart(1);
    cart.recalculate();
    calls[1]?.fail(new ApiError('unreachable', 'offline'));
    await tick();
    expect(cart.getState()).toMatchObject({ status: 'outdated', quantities: { 7: 1 } });
  });

  test('a customer who logs in during a call of the previous customer gets their own prices', async () => {
    const { cart, session, calls } = openCart({ customerNumber: '2' });
    cart.add(8, 1);
    session.logIn(testToken({ customerNumber: '1' }));
    cart.add(7, 2);
    await tick();
    session.logIn(testToken({ customerNumber: '2' }));
    await tick();
    calls.at(-1)?.answer();
    await tick();
    expect(calls.at(-1)?.intent.quantities).toEqual({ 8: 1 });
    calls.at(-1)?.answer();
    await tick();
    expect(cart.getState()).toMatchObject({ quantities: { 8: 1 }, status: 'settled', subtotal: 100 });
  });

  test('another tab’s change and its response show here, and it is sent from here when that tab is closed', async () => {
    localStorage.clear();
    const info = buildCart();
    const here = setUpCart({ storage: browserStorage(), readAnswer: info });
    here.session.logIn(testToken());
    const cart = here.open();
    const there = setUpCart({ storage: browserStorage() });
    const other = there.open();
    const dispatchChange = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: cartKey, storageArea: localStorage }));
    other.add(7, 3);
    dispatchChange();
    expect(cart.getState()).toMatchObject({ quantities: { 7: 3 }, status: 'calculating' });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(here.calls.map((call) => call.intent.quantities)).toEqual([{ 7: 3 }]);
    there.calls[0]?.answer();
    await tick();
    dispatchChange();
    await tick();
    expect(cart.getState().info).toBe(info);
    localStorage.clear();
  });

  test('[T03] text typed before a session expired returns with its customer only', async () => {
    const { cart, open, session, calls } = openCart();
    cart.add(7, 2);
    cart.setCouponCode('DEMO10');
    cart.setOrderReference('Groep Zon');
    await tick();
    session.refuse(testToken());
    expect(cart.getState()).toMatchObject({ quantities: {}, couponCode: '', orderReference: '' });
    session.logIn(testToken({ customerNumber: '100002' }));
    expect(cart.getState()).toMatchObject({ couponCode: '', orderReference: '' });
    // The page was reloaded in between.
    session.refuse(testToken({ customerNumber: '100002' }));
    const reloaded = open();
    session.logIn(testToken());
    await tick();
    const typed = { quantities: { 7: 2 }, couponCode: 'DEMO10', orderReference: 'Groep Zon' };
    expect(reloaded.getState()).toMatchObject(typed);
    expect(calls.at(-1)?.intent).toEqual(typed);
  });

  test('a logout discards coupon and reference', async () => {
    const { cart, session } = openCart();
    cart.add(7, 2);
    cart.setOrderReference('Groep Zon');
    await tick();
    session.logOut();
    session.logIn(testToken());
    expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, orderReference: '' });
  });

  test('[T03, T80] text typed while the session ended or switched belongs to the customer who typed it', async () => {
    const { cart, session } = openCart();
    cart.add(7, 2);
    await tick();
    session.switchTo(testToken({ customerNumber: '100002' }));
    cart.setQuantity(7, 5, '100001');
    cart.setOrderReference('Groep Zon', '100001');
    expect(cart.getState()).toMatchObject({ quantities: {}, orderReference: '' });
    session.switchBack();
    expect(cart.getState()).toMatchObject({ quantities: { 7: 5 }, orderReference: 'Groep Zon' });
    session.refuse(testToken());
    cart.setCouponCode('DEMO10', '100001');
    cart.setQuantity(8, 1, '100001');
    cart.setQuantity(7, 0, '100001');
    session.logIn(testToken());
    const typed = { quantities: { 8: 1 }, couponCode: 'DEMO10', orderReference: 'Groep Zon' };
    expect(cart.getState()).toMatchObject(typed);
  });
});
