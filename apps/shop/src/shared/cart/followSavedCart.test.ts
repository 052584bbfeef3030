// Over 300 lines: every case is a sequence of events of several devices and one back end.
import { ApiError } from '@magazijn/api-client';
import { type OrderedCart, syncOf } from '@magazijn/domain/cart';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { endDevices, openBackEnd, openCart, openDevice, pass } from './testing/openDevices.ts';

const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const week = 7 * 24 * 3_600_000;
const els = '10010 els';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  endDevices();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('two devices of one person', () => {
  test('a change on the phone shows on the open desktop within five seconds, and is announced once', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.add(7, 2);
    await pass(5_000);
    expect(desktop.quantities()).toEqual({ 7: 2 });
    expect(desktop.cart.getState()).toMatchObject({
      status: 'settled',
      elsewhere: {
        sequence: 1,
        text: 'Je winkelmand is bijgewerkt vanaf een ander apparaat.',
        lines: [{ productId: 7, before: 0, after: 2, name: null }],
      },
    });
    expect(phone.cart.getState().elsewhere).toBeNull();
    await pass(10_000);
    expect(desktop.cart.getState().elsewhere?.sequence).toBe(1);
    expect([desktop.announced, phone.announced]).toEqual([
      ['Je winkelmand is bijgewerkt vanaf een ander apparaat.'],
      [],
    ]);
    desktop.cart.rewrite(() => ({ elsewhere: null }));
    expect(desktop.cart.getState().elsewhere).toBeNull();
  });

  test('a hidden tab sends no request until it is shown', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    show(true);
    backEnd.calls.length = 0;
    await pass(60_000);
    expect(backEnd.calls).toEqual([]);
    phone.cart.add(7, 2);
    await pass(500);
    expect(backEnd.calls).toEqual(['save']);
    show(false);
    await pass(60);
    expect(desktop.quantities()).toEqual({ 7: 2 });
  });

  test('several changes elsewhere are announced together, without one that was undone there', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    for (const quantity of [1, 2, 3]) {
      phone.cart.setQuantity(7, quantity);
      phone.cart.setQuantity(8, quantity === 2 ? 1 : 0);
      await pass(5_000);
    }
    expect(desktop.cart.getState().elsewhere).toMatchObject({
      sequence: 3,
      lines: [{ productId: 7, before: 0, after: 3 }],
    });
  });

  test('a phone that was offline for a week keeps its later changes, and not its earlier ones', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.addAll({ 7: 1, 8: 1, 9: 1 });
    await pass(5_000);
    phone.connection.online = false;
    phone.cart.setQuantity(7, 5);
    phone.cart.setQuantity(8, 0);
    phone.cart.add(10, 1);
    await pass(1_000);
    sleep(week);
    desktop.cart.setQuantity(7, 2);
    desktop.cart.add(11, 1);
    await pass(1_000);
    phone.cart.setQuantity(9, 4);
    phone.connection.online = true;
    window.dispatchEvent(new Event('online'));
    await pass(10_000);
    const merged = { 7: 2, 9: 4, 10: 1, 11: 1 };
    expect([phone.quantities(), desktop.quantities()]).toEqual([merged, merged]);
  });

  test('unsaved changes survive a reload, and reach the other device', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.connection.online = false;
    phone.cart.add(7, 2);
    await pass(1_000);
    phone.close();
    phone.connection.online = true;
    phone.openTab();
    await pass(6_000);
    expect(desktop.quantities()).toEqual({ 7: 2 });
  });

  test('a response that is lost leaves one change, not two', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.connection.losesResponses = true;
    phone.cart.add(7, 2);
    await pass(1_000);
    expect(backEnd.calls.filter((call) => call === 'save')).toHaveLength(1);
    phone.connection.losesResponses = false;
    await pass(10_000);
    expect(backEnd.calls.filter((call) => call === 'save')).toHaveLength(2);
    expect([backEnd.stateOf(els).intent.quantities, phone.quantities()]).toEqual([{ 7: 2 }, { 7: 2 }]);
  });

  test('a cart that is emptied here is empty there, and the undo brings it back on both', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.addAll({ 7: 2, 8: 1 });
    phone.cart.setOrderReference('Groep 3');
    await pass(5_000);
    const taken = { ...desktop.cart.getState() };
    desktop.cart.empty();
    await pass(5_000);
    expect(phone.quantities()).toEqual({});
    desktop.cart.restore(taken);
    await pass(5_000);
    expect(phone.cart.getState()).toMatchObject({
      quantities: { 7: 2, 8: 1 },
      orderReference: 'Groep 3',
    });
  });

  test('text typed while a request is pending stays', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.add(7, 1);
    await pass(320);
    phone.cart.add(7, 1);
    await pass(10_000);
    expect([phone.quantities(), desktop.quantities()]).toEqual([{ 7: 2 }, { 7: 2 }]);
  });

  test('a quantity typed right after an addition stays, though the request of the addition took longer', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.connection.delayMs = 2_000;
    phone.cart.add(7, 1);
    await pass(400);
    phone.connection.delayMs = 50;
    phone.cart.setQuantity(7, 20);
    await pass(10_000);
    expect([backEnd.stateOf(els).intent.quantities, phone.quantities()]).toEqual([{ 7: 20 }, { 7: 20 }]);
    expect(phone.announced).toEqual([]);
  });

  test.each([
    ['a reload', (phone: Awaited<ReturnType<typeof openCart>>) => phone.reload()],
    ['its response is lost', ({ connection }) => Object.assign(connection, { losesResponses: true })],
  ])(
    'a quantity typed while a slow request of the addition is under way stays, also after %s',
    async (_what, act) => {
      const backEnd = openBackEnd();
      const phone = await openCart(backEnd);
      phone.connection.delayMs = 4_000;
      phone.cart.add(7, 1);
      await pass(400);
      act(phone);
      phone.connection.delayMs = 50;
      phone.cart.setQuantity(7, 20);
      await pass(4_500);
      phone.connection.losesResponses = false;
      await pass(10_000);
      expect([backEnd.stateOf(els).intent.quantities, phone.quantities()]).toEqual([{ 7: 20 }, { 7: 20 }]);
    },
  );
});

describe('an order', () => {
  const order: OrderedCart = {
    id: 42,
    owner: '10010',
    revision: '',
    intent: { quantities: { 7: 2 }, couponCode: '', orderReference: '' },
  };

  test('that another device placed empties the cart here, and does not come back', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.add(7, 2);
    await pass(5_000);
    backEnd.order(els, 42, { 7: 2 });
    phone.cart.takeOut(order);
    await pass(10_000);
    expect([phone.quantities(), desktop.quantities()]).toEqual([{}, {}]);
    expect(desktop.cart.getState().elsewhere).toMatchObject({
      text: 'Je bestelling is geplaatst en staat niet meer in je winkelmand.',
    });
    desktop.cart.add(8, 1);
    await pass(5_000);
    expect(phone.quantities()).toEqual({ 8: 1 });
  });

  test('is not restored when the price of the rest is refused', async () => {
    const backEnd = openBackEnd();
    const { cart, api, quantities } = await openCart(backEnd);
    cart.addAll({ 7: 33, 8: 1 });
    await pass(1_000);
    backEnd.order(els, 1, { 7: 33 });
    api.recalculateCart = () => Promise.reject(new ApiError('refused', 'Dat kan niet.', { status: 422 }));
    await pass(10_000);
    expect(quantities()).toEqual({ 8: 1 });
    expect(backEnd.stateOf(els).intent.quantities).toEqual({ 8: 1 });
  });

  test('reduces what a device without a connection still had in its cart', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.add(7, 2);
    await pass(5_000);
    desktop.connection.online = false;
    desktop.cart.add(7, 3);
    backEnd.order(els, 42, { 7: 2 });
    phone.cart.takeOut(order);
    await pass(1_000);
    sleep(week);
    desktop.connection.online = true;
    await pass(130_000);
    expect([phone.quantities(), desktop.quantities()]).toEqual([{ 7: 3 }, { 7: 3 }]);
  });

  test('that the back end removed first is reported once, by the page that placed it, and removes nothing twice', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.cart.add(7, 5);
    await pass(5_000);
    window.history.replaceState(null, '', '/bestellen/betalen/gelukt');
    backEnd.order(els, 42, { 7: 2 });
    await pass(5_000);
    expect(phone.quantities()).toEqual({ 7: 3 });
    expect(phone.announced).toEqual([]);
    expect(phone.cart.takeOut(order)).toBe(true);
    expect(phone.cart.takeOut({ ...order })).toBe(false);
    expect(phone.cart.getState()).toMatchObject({ quantities: { 7: 3 }, elsewhere: null });
  });

  test('is not restored by a response from before it', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.cart.add(7, 2);
    await pass(5_000);
    const before = { ...backEnd.stateOf(els), version: 99 };
    backEnd.order(els, 42, { 7: 2 });
    vi.spyOn(phone.api, 'savedCart').mockImplementationOnce(async () => {
      phone.cart.takeOut(order);
      return before;
    });
    window.dispatchEvent(new Event('focus'));
    await pass(60);
    expect(phone.quantities()).toEqual({});
  });

  test.each([
    ['at once', 0],
    ['200 ms later', 200],
    ['after a reload, seconds later', 6_000],
  ])(
    'placed around the first read of the saved cart does not come back; the page is notified %s',
    async (_when, delay) => {
      for (let placedAfter = 0; placedAfter <= 700; placedAfter += 20) {
        const backEnd = openBackEnd();
        const phone = openDevice(backEnd);
        phone.logIn();
        const cart = phone.openTab();
        cart.add(7, 2);
        await pass(placedAfter);
        backEnd.order(els, 42, { 7: 2 });
        await pass(delay);
        cart.takeOut(order);
        await pass(10_000);
        expect(cart.getState().quantities, `placed after ${placedAfter} ms`).toEqual({});
        const desktop = await openCart(backEnd);
        desktop.cart.add(8, 1);
        await pass(10_000);
        expect(cart.getState().quantities, `placed after ${placedAfter} ms`).toEqual({ 8: 1 });
        endDevices();
      }
    },
  );

  test('made before the first read of the saved cart keeps its revision', async () => {
    const device = openDevice(openBackEnd());
    device.logIn();
    const cart = device.openTab();
    cart.add(7, 2);
    const { revision } = cart.getState();
    await pass(5_000);
    expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, revision });
  });
});

describe('owners', () => {
  test('two people on one computer never get each other’s lines', async () => {
    const backEnd = openBackEnd();
    const device = openDevice(backEnd);
    device.logIn('els');
    const cart = device.openTab();
    await pass(100);
    cart.add(7, 2);
    await pass(1_000);
    device.session.logOut();
    device.logIn('noor');
    await pass(5_000);
    expect(cart.getState()).toMatchObject({ quantities: {}, elsewhere: null });
    cart.add(8, 1);
    await pass(5_000);
    device.session.logOut();
    device.logIn('els');
    await pass(5_000);
    expect(cart.getState().quantities).toEqual({ 7: 2 });
    expect(backEnd.stateOf('10010 noor').intent.quantities).toEqual({ 8: 1 });
  });

  test('a switch to another company and back keeps both carts apart, also with changes on another device', async () => {
    const backEnd = openBackEnd();
    const [phone, desktop] = [await openCart(backEnd), await openCart(backEnd)];
    phone.cart.add(7, 2);
    await pass(5_000);
    desktop.session.switchTo(testToken({ username: 'els', customerNumber: '10020' }));
    await pass(1_000);
    expect(desktop.quantities()).toEqual({});
    desktop.cart.add(8, 1);
    phone.cart.setQuantity(7, 5);
    await pass(5_000);
    expect(backEnd.stateOf('10020 els').intent.quantities).toEqual({ 8: 1 });
    desktop.session.switchBack();
    await pass(1_000);
    expect(desktop.quantities()).toEqual({ 7: 5 });
    expect(phone.quantities()).toEqual({ 7: 5 });
  });

  test('coupon and reference come back after a logout, from the saved cart', async () => {
    const backEnd = openBackEnd();
    const device = await openCart(backEnd);
    device.cart.add(7, 2);
    device.cart.setCouponCode('DEMO10');
    await pass(1_000);
    device.session.logOut();
    device.logIn();
    await pass(1_000);
    expect(device.cart.getState()).toMatchObject({ quantities: { 7: 2 }, couponCode: 'DEMO10' });
  });

  test('the first time, the cart of the browser and the saved one come together', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.cart.addAll({ 7: 2, 8: 3 });
    await pass(1_000);
    const desktop = openDevice(backEnd);
    desktop.logIn();
    desktop.connection.online = false;
    const cart = desktop.openTab();
    cart.addAll({ 8: 5, 9: 1 });
    await pass(1_000);
    desktop.connection.online = true;
    await pass(60_000);
    const both = { 7: 2, 8: 5, 9: 1 };
    expect([cart.getState().quantities, phone.quantities()]).toEqual([both, both]);
    expect(cart.getState().elsewhere).toBeNull();
  });

  test('a visitor and a punch-out send no request', async () => {
    const backEnd = openBackEnd();
    const visitor = openDevice(backEnd);
    visitor.openTab();
    const buyer = openDevice(backEnd);
    buyer.state.isPaused = true;
    buyer.logIn();
    const cart = buyer.openTab();
    cart.add(7, 2);
    await pass(60_000);
    expect(backEnd.calls).toEqual([]);
  });

  test('a response that arrives in a punch-out is dropped', async () => {
    const backEnd = openBackEnd();
    const phone = await openCart(backEnd);
    phone.cart.add(7, 2);
    await pass(1_000);
    const buyer = openDevice(backEnd);
    buyer.logIn();
    const cart = buyer.openTab();
    await pass(10);
    buyer.state.isPaused = true;
    await pass(10_000);
    expect(cart.getState().quantities).toEqual({});
  });
});

test('a back end without the call gets one request, and the cart works as before', async () => {
  const backEnd = openBackEnd();
  const read = vi.fn();
  const device = openDevice(backEnd, { hasCall: false });
  device.api.savedCart = async (version) => {
    read(version);
    return null;
  };
  device.logIn();
  const cart = device.openTab();
  cart.add(7, 2);
  await pass(120_000);
  expect(read).toHaveBeenCalledOnce();
  expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, status: 'settled' });
  expect(JSON.parse(device.content.get('magazijn.cart') ?? '{}')).not.toHaveProperty('syncs');
});

test('a failed call is tried again after 4, 15 and then 60 seconds', async () => {
  const backEnd = openBackEnd();
  const phone = await openCart(backEnd);
  phone.connection.online = false;
  const read = vi.spyOn(phone.api, 'savedCart');
  await pass(4_000 + 4_100 + 15_100 + 60_100 + 60_100);
  expect(read).toHaveBeenCalledTimes(5);
});

describe('the cart of a document', () => {
  /** A device whose cart has two of product 7, and a page of it that opens with a document. */
  async function openSaved() {
    const backEnd = openBackEnd();
    const device = await openCart(backEnd);
    device.cart.add(7, 2);
    await pass(1_000);
    device.close();
    backEnd.calls.length = 0;
    const price = vi.spyOn(device.api, 'recalculateCart');
    return { backEnd, device, price };
  }

  test('is shown from hydration on, without a request or another view', async () => {
    const { backEnd, device, price } = await openSaved();
    device.reload(backEnd.documentOf(els));
    const { cart } = device;
    const shown = cart.getServerState();
    expect(shown).toMatchObject({
      known: true,
      quantities: { 7: 2 },
      units: 2,
      status: 'settled',
      subtotal: 200,
    });
    expect(shown.info).not.toBeNull();
    expect(cart.getState()).toBe(shown);
    await pass(3_900);
    expect([backEnd.calls, price.mock.calls, cart.getState() === shown]).toEqual([[], [], true]);
    await pass(200);
    expect(backEnd.calls).toEqual(['read 1']);
  });

  test('has prices that are requested again at once, as after a refused order', async () => {
    const { backEnd, device, price } = await openSaved();
    device.reload(backEnd.documentOf(els));
    device.cart.recalculate();
    await pass(100);
    expect(price).toHaveBeenCalledOnce();
  });

  test('does not set the back end’s clock, since it is as old as the document', async () => {
    const { backEnd } = await openSaved();
    const rendered = backEnd.documentOf(els);
    sleep(30_000);
    const phone = openDevice(backEnd);
    phone.logIn();
    const cart = phone.openTab(rendered);
    expect(syncOf(cart.getRecord())).toMatchObject({ id: 1, clock: undefined });
  });

  test('is taken over by a browser that has none', async () => {
    const { backEnd, price } = await openSaved();
    const phone = openDevice(backEnd);
    phone.logIn();
    const cart = phone.openTab(backEnd.documentOf(els));
    expect(cart.getState()).toMatchObject({ quantities: { 7: 2 }, status: 'settled', elsewhere: null });
    expect(cart.getState()).toBe(cart.getServerState());
    await pass(3_900);
    expect([backEnd.calls, price.mock.calls]).toEqual([[], []]);
  });

  test('shows and announces what another device changed, with its prices', async () => {
    const { backEnd, device, price } = await openSaved();
    const phone = await openCart(backEnd);
    phone.cart.setQuantity(7, 5);
    await pass(1_000);
    device.reload(backEnd.documentOf(els));
    expect(device.cart.getServerState()).toMatchObject({
      quantities: { 7: 5 },
      subtotal: 500,
      elsewhere: null,
    });
    expect(device.cart.getState()).toMatchObject({
      quantities: { 7: 5 },
      subtotal: 500,
      status: 'settled',
      elsewhere: { lines: [{ productId: 7, before: 2, after: 5 }] },
    });
    await pass(3_000);
    expect([device.announced, price.mock.calls]).toEqual([
      ['Je winkelmand is bijgewerkt vanaf een ander apparaat.'],
      [],
    ]);
  });

  test('is not taken over while this browser has unsent changes, which are sent', async () => {
    const { backEnd, device } = await openSaved();
    device.connection.online = false;
    device.reload();
    device.cart.setQuantity(7, 3);
    await pass(1_000);
    device.connection.online = true;
    device.reload(backEnd.documentOf(els));
    expect(device.cart.getServerState()).toMatchObject({ quantities: { 7: 2 }, subtotal: 200 });
    expect(device.quantities()).toEqual({ 7: 3 });
    backEnd.calls.length = 0;
    await pass(100);
    expect(backEnd.calls).toEqual(['save']);
    await pass(1_000);
    expect([backEnd.stateOf(els).intent.quantities, device.quantities()]).toEqual([{ 7: 3 }, { 7: 3 }]);
    expect(device.cart.getState()).toMatchObject({ status: 'settled', subtotal: 300, elsewhere: null });
  });

  test('is ignored when another tab has changed the cart since, or ordered it', async () => {
    const { backEnd, device } = await openSaved();
    const rendered = backEnd.documentOf(els);
    device.reload();
    device.cart.add(8, 1);
    await pass(1_000);
    device.reload(rendered);
    expect(device.quantities()).toEqual({ 7: 2, 8: 1 });

    const again = backEnd.documentOf(els);
    const intent = { quantities: { 7: 2 }, couponCode: '', orderReference: '' };
    backEnd.order(els, 42, intent.quantities);
    device.cart.takeOut({ id: 42, owner: '10010', revision: '', intent });
    device.reload(again);
    expect(device.quantities()).toEqual({ 8: 1 });
    await pass(10_000);
    expect(device.quantities()).toEqual({ 8: 1 });
  });

  describe('shows in a browser whose last order', () => {
    /** Two of product 7 after this order, and then five, from another device. */
    async function openAfter(order: { readonly id: number; readonly owner: string }, isKnown: boolean) {
      const { backEnd, device } = await openSaved();
      device.reload();
      const intent = { quantities: { 8: 1 }, couponCode: '', orderReference: '' };
      device.cart.takeOut({ ...order, revision: '', intent });
      if (isKnown) await pass(1_000);
      const phone = await openCart(backEnd);
      phone.cart.setQuantity(7, 5);
      await pass(1_000);
      return { backEnd, device };
    }

    test.each([
      ['was a colleague’s of another company', { id: 41, owner: '10020' }, false],
      ['was from before the last read of the cart', { id: 41, owner: '10010' }, true],
    ])('%s', async (_, order, isKnown) => {
      const { backEnd, device } = await openAfter(order, isKnown);
      device.reload(backEnd.documentOf(els));
      expect(device.quantities()).toEqual({ 7: 5 });
    });

    test('was another person’s, who used it before', async () => {
      const { backEnd, device } = await openAfter({ id: 41, owner: '10010' }, false);
      backEnd.save('10010 noor', 0, { version: 0, quantities: { 9: { value: 1, age: 0 } }, ordered: [] });
      device.close();
      device.logIn('noor');
      device.reload(backEnd.documentOf('10010 noor'));
      expect(device.quantities()).toEqual({ 9: 1 });
    });

    test('was placed before the saved cart was read for the first time', async () => {
      const { backEnd } = await openSaved();
      const phone = openDevice(backEnd, { hasCall: false });
      phone.logIn();
      const intent = { quantities: { 8: 1 }, couponCode: '', orderReference: '' };
      phone.openTab().takeOut({ id: 41, owner: '10010', revision: '', intent });
      const cart = phone.openTab(backEnd.documentOf(els));
      expect(cart.getState().quantities).toEqual({ 7: 2 });
    });
  });

  test('is not taken over in a punch-out, whose own cart shows after hydration', async () => {
    const { backEnd, device } = await openSaved();
    const rendered = backEnd.documentOf(els);
    device.state.isPaused = true;
    device.content.delete('magazijn.cart');
    device.reload(rendered);
    // public/assets/cart.js hides what hydration renders.
    expect(device.cart.getServerState().quantities).toEqual({ 7: 2 });
    expect(device.quantities()).toEqual({});
    await pass(5_000);
    expect([device.quantities(), backEnd.calls]).toEqual([{}, []]);
  });

  test('may be empty', async () => {
    const backEnd = openBackEnd();
    const device = await openCart(backEnd);
    device.reload(backEnd.documentOf(els));
    expect(device.cart.getServerState()).toMatchObject({ known: true, quantities: {}, info: null });
    expect(device.cart.getState()).toBe(device.cart.getServerState());
  });
});
