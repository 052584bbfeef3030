import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { createFavouritesStore, readFavouriteMessage } from './createFavouritesStore.ts';

describe('createFavouritesStore', () => {
  const down = () => Promise.reject(new Error('down'));
  const succeeding = {
    markFavourite: async () => {},
    unmarkFavourite: async () => {},
    setCompanyFavourite: async () => {},
    requestStockMail: async () => {},
    cancelStockMail: async () => {},
  };

  function setUp(calls: Partial<typeof succeeding> = {}) {
    const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
    session.logIn(testToken());
    const api = { ...succeeding, ...calls };
    const listener = vi.fn();
    const favourites = createFavouritesStore({ api, session });
    favourites.subscribe(listener);
    return { session, favourites, listener };
  }

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  test('a colleague’s login clears the state too', async () => {
    const { favourites, session } = setUp();
    await favourites.setFavourite(7, true);
    session.logIn(testToken({ username: 'egel@demo.magazijn.test' }));
    expect(favourites.getState().changed).toEqual({});
  });

  test('[T30] a heart changes after the server has stored it, not before', async () => {
    let finish = () => {};
    const { favourites } = setUp({ markFavourite: () => new Promise<void>((resolve) => (finish = resolve)) });
    const marked = favourites.setFavourite(7, true);
    expect(favourites.getState().changed).toEqual({});
    finish();
    expect(await marked).toBe(true);
    expect(favourites.getState().changed).toEqual({ 7: true });
  });

  test('[T30] marking and unmarking are two calls', async () => {
    const markFavourite = vi.fn(async () => {});
    const unmarkFavourite = vi.fn(async () => {});
    const { favourites } = setUp({ markFavourite, unmarkFavourite });
    await favourites.setFavourite(7, true);
    await favourites.setFavourite(7, false);
    expect([markFavourite.mock.calls, unmarkFavourite.mock.calls]).toEqual([[[7]], [[7]]]);
    expect(favourites.getState().changed).toEqual({ 7: false });
  });

  test('[X03] a failure is logged, and the state is unchanged', async () => {
    const { favourites, listener } = setUp({
      markFavourite: down,
      unmarkFavourite: down,
      requestStockMail: down,
    });
    const before = favourites.getState();
    expect(await favourites.setFavourite(7, true)).toBe(false);
    expect(await favourites.setFavourite(7, false)).toBe(false);
    expect(await favourites.requestStockMail(7)).toBe(false);
    expect(favourites.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledTimes(3);
  });

  test('[T24] a requested stock mail stays requested', async () => {
    const { favourites } = setUp();
    await favourites.requestStockMail(7);
    expect(favourites.getState().stockMails).toEqual({ 7: true });
  });

  test('a cancelled stock mail is cancelled in every tab; a failure changes nothing', async () => {
    const { tabs } = setUpTabs();
    await tabs[0]?.requestStockMail(7);
    await tabs[0]?.cancelStockMail(7);
    expect(tabs.map((tab) => tab.getState().stockMails)).toEqual([{ 7: false }, { 7: false }]);
    const { favourites } = setUp({ cancelStockMail: down });
    await favourites.requestStockMail(7);
    expect(await favourites.cancelStockMail(7)).toBe(false);
    expect(favourites.getState().stockMails).toEqual({ 7: true });
  });

  test('another customer’s login clears the state; a late response does not restore it', async () => {
    let finish = () => {};
    const { favourites, session } = setUp({
      markFavourite: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await favourites.requestStockMail(8);
    const marked = favourites.setFavourite(7, true);
    session.logIn(testToken({ customerNumber: '100002' }));
    finish();
    await marked;
    expect(favourites.getState()).toMatchObject({ changed: {}, stockMails: {} });
  });

  /** Two tabs of one browser, each with its own store. */
  function setUpTabs(customers = ['100001', '100001']) {
    const listeners: ((message: unknown) => void)[] = [];
    const tabs = customers.map((customerNumber, own) => {
      const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
      session.logIn(testToken({ customerNumber }));
      const channel = {
        send: (message: unknown) => {
          for (const [index, listener] of listeners.entries()) if (index !== own) listener(message);
        },
        onMessage: (listener: (message: unknown) => void) => {
          listeners[own] = listener;
        },
      };
      return createFavouritesStore({ api: succeeding, session, channel });
    });
    const sendToSecond = (message: unknown) => listeners[1]?.(message);
    return { tabs, sendToSecond };
  }

  test('[T30, T24] another tab updates at once, and counts its lists as outdated', async () => {
    const { tabs } = setUpTabs();
    await tabs[0]?.setFavourite(7, true);
    await tabs[0]?.requestStockMail(8);
    expect(tabs[1]?.getState()).toEqual({ changed: { 7: true }, stockMails: { 8: true }, elsewhere: 2 });
    expect(tabs[0]?.getState().elsewhere).toBe(0);
    await tabs[1]?.setFavourite(7, false);
    expect(tabs[0]?.getState().changed).toEqual({ 7: false });
  });

  test('a favourite of the company changes no heart; lists of another tab are outdated', async () => {
    const { tabs } = setUpTabs();
    expect(await tabs[0]?.setCompanyFavourite(7, true)).toBe(true);
    expect(tabs[1]?.getState()).toEqual({ changed: {}, stockMails: {}, elsewhere: 1 });
    const { favourites } = setUp({ setCompanyFavourite: down });
    expect(await favourites.setCompanyFavourite(7, false)).toBe(false);
  });

  test('messages for another customer and malformed messages change nothing', async () => {
    const { tabs, sendToSecond } = setUpTabs(['100001', '100002']);
    await tabs[0]?.setFavourite(7, true);
    for (const sent of [null, 'hallo', { viewer: '100002', productId: 'x', change: 'marked' }])
      sendToSecond(sent);
    expect(tabs[1]?.getState()).toEqual({ changed: {}, stockMails: {}, elsewhere: 0 });
  });
});

describe('readFavouriteMessage', () => {
  test('a message of this version is read', () => {
    const sent = { viewer: '100001', productId: 7, change: 'marked' };
    expect(readFavouriteMessage(sent)).toEqual(sent);
  });

  test.each([
    null,
    'marked',
    {},
    { viewer: '100001', productId: '7', change: 'marked' },
    { viewer: 100001, productId: 7, change: 'marked' },
    { viewer: '100001', productId: 7, change: 'emptied' },
  ])('%j is not', (sent) => expect(readFavouriteMessage(sent)).toBeNull());
});
