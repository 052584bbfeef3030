// Over 300 lines: one store, in several tabs.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { browserStorage, memoryStorage } from '../storage/browserStorage.ts';
import { personOf } from '../stores/SessionStore.ts';
import { createSessionStore, hasSessionEnded, previousTokenKey, tokenKey } from './createSessionStore.ts';
import { writeSessionCookie } from './sessionCookie.ts';

const now = () => Date.now();
const start = (content = new Map<string, string>()) =>
  createSessionStore({ storage: memoryStorage(content), now });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('createSessionStore', () => {
  test('[T01] a stored token that decodes is a logged-in user; logging out removes it', () => {
    const content = new Map([[tokenKey, testToken()]]);
    const session = start(content);
    expect(session.getState().viewer).toMatchObject({
      kind: 'customer',
      customerNumber: '100001',
      admin: false,
    });
    session.logOut();
    expect(session.getState().viewer.kind).toBe('anonymous');
    expect(content.size).toBe(0);
  });

  test('an expired session is stored for the tab until the next login or logout', () => {
    const session = start(new Map([[tokenKey, testToken({ expiresAt: 1_789_999_999 })]]));
    expect(hasSessionEnded()).toBe(true);
    session.logIn(testToken());
    expect(hasSessionEnded()).toBe(false);
    session.refuse(testToken());
    expect(hasSessionEnded()).toBe(true);
    session.logOut();
    expect(hasSessionEnded()).toBe(false);
  });

  test('[T01] an expired token means logged out, and is removed', () => {
    const content = new Map([[tokenKey, testToken({ expiresAt: 1_789_999_999 })]]);
    expect(start(content).getState().viewer.kind).toBe('anonymous');
    expect(content.has(tokenKey)).toBe(false);
  });

  test('[T01] a token without an expiry stays until the logout', () => {
    const content = new Map([[tokenKey, testToken({ expiresAt: null })]]);
    const session = start(content);
    vi.advanceTimersByTime(86_400_000 * 365);
    expect([session.getState().viewer.kind, session.expiresAt(), content.size]).toEqual([
      'customer',
      null,
      1,
    ]);
    session.logOut();
    expect(content.size).toBe(0);
  });

  test('[T01] a token that expires while the page is open logs out at that moment', () => {
    const session = start(new Map([[tokenKey, testToken({ expiresAt: 1_790_000_060 })]]));
    const listener = vi.fn();
    session.subscribe(listener);
    vi.advanceTimersByTime(59_000);
    expect(session.getState().viewer.kind).toBe('customer');
    vi.advanceTimersByTime(1_000);
    expect(session.getState().viewer.kind).toBe('anonymous');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('[T04] the shop opens with any stored value; a malformed token is logged and removed', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (token) => {
        const content = new Map([[tokenKey, token]]);
        error.mockClear();
        expect(start(content).getState().viewer.kind).toBe('anonymous');
        expect(content.has(tokenKey)).toBe(false);
        expect(error).toHaveBeenCalledOnce();
      }),
    );
    error.mockRestore();
  });

  test('[T80] switching stores the customer’s own token, a second switch keeps it, and switching back restores it', () => {
    const content = new Map<string, string>();
    const session = start(content);
    const [own, second, third] = ['1', '2', '3'].map((customerNumber) => testToken({ customerNumber }));
    session.logIn(own ?? '');
    session.switchTo(second ?? '');
    session.switchTo(third ?? '');
    expect(session.getState()).toMatchObject({ viewer: { customerNumber: '3' }, switched: true });
    session.switchBack();
    expect(session.getState()).toMatchObject({ viewer: { customerNumber: '1' }, switched: false });
    expect(content.has(previousTokenKey)).toBe(false);
  });

  test('[T80] switching back after another tab has just done so stays logged in', () => {
    const content = new Map<string, string>();
    const own = testToken({ customerNumber: '1' });
    const here = start(content);
    here.logIn(own);
    here.switchTo(testToken({ customerNumber: '2' }));
    start(content).switchBack();
    // This tab has not received the storage event yet, and still shows 'Switch terug'.
    here.switchBack();
    expect(here.token()).toBe(own);
    expect(here.getState()).toMatchObject({ viewer: { customerNumber: '1' }, switched: false });
  });

  test('[T03] a token that the server refuses ends the session; the refusal of another one does not', () => {
    const session = start();
    session.logIn(testToken({ customerNumber: '1' }));
    expect(session.refuse(testToken({ customerNumber: '2' }))).toBe(false);
    expect(session.refuse(null)).toBe(false);
    expect(session.getState().viewer.kind).toBe('customer');
    expect(session.refuse(testToken({ customerNumber: '1' }))).toBe(true);
    expect(session.getState()).toEqual({ viewer: { kind: 'anonymous' }, switched: false, left: null });
  });

  test('[T01] until the next login the state distinguishes a logout from an expired session', () => {
    const session = start();
    session.logIn(testToken());
    session.logOut();
    expect(session.getState().left).toBe('/');
    session.logIn(testToken());
    expect(session.getState().left).toBeNull();
  });

  test('[T01] a page restored from the back/forward cache reads the session again', () => {
    const session = createSessionStore({ storage: browserStorage(), now });
    session.logIn(testToken());
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getState().viewer.kind).toBe('anonymous');
  });

  test('another tab logging out logs out here', () => {
    const storage = browserStorage();
    const session = createSessionStore({ storage, now });
    session.logIn(testToken());
    localStorage.removeItem(tokenKey);
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, storageArea: localStorage }));
    expect(session.getState().viewer.kind).toBe('anonymous');
  });

  test('after a login and a logout in another tab, a session that expired before is no longer stored for this tab', () => {
    const content = new Map([[tokenKey, testToken({ expiresAt: 1_789_999_999 })]]);
    let report = () => {};
    const storage = memoryStorage(content);
    createSessionStore({
      storage: {
        ...storage,
        onOutsideChange: (listener) => {
          report = () => listener(tokenKey);
          return () => {};
        },
      },
      now,
    });
    expect(hasSessionEnded()).toBe(true);
    // The flag is each tab's own: the other tab's login does not reach it.
    storage.write(tokenKey, testToken());
    report();
    storage.write(tokenKey, null);
    report();
    expect(hasSessionEnded()).toBe(false);
  });

  test('[T80, R03] a request of one person never uses the token that another tab stored for another person', () => {
    const content = new Map<string, string>();
    const session = start(content);
    expect(session.tokenOf('anonymous')).toBeNull();
    const own = testToken({ customerNumber: '1', role: 'buyer' });
    session.logIn(own);
    const person = personOf(session.getState().viewer);
    expect(session.tokenOf(person)).toBe(own);
    // Another company, and a colleague with another role.
    for (const claims of [{ customerNumber: '2' }, { customerNumber: '1', role: 'requester' }]) {
      const other = testToken(claims);
      content.set(tokenKey, other);
      expect(() => session.tokenOf(person)).toThrow(`Asked for ${person} while`);
      expect(session.getState().viewer).toMatchObject(claims);
      expect(session.tokenOf(personOf(session.getState().viewer))).toBe(other);
    }
    expect(() => session.tokenOf('anonymous')).toThrow('Asked for anonymous while');
  });

  test('a browser that blocks storage still logs in, for this tab', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = createSessionStore({ storage: browserStorage(), now });
    session.logIn(testToken());
    expect(session.getState().viewer.kind).toBe('customer');
    setItem.mockRestore();
  });

  test('without a change the state is the same object, and listeners are not called', () => {
    const session = createSessionStore({ storage: browserStorage(), now });
    session.logIn(testToken());
    const before = session.getState();
    const listener = vi.fn();
    session.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, storageArea: localStorage }));
    expect(session.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  test('[T01, T80] the tokens are stored under their fixed keys', () => {
    const content = new Map<string, string>();
    const session = start(content);
    const [own, other] = ['1', '2'].map((customerNumber) => testToken({ customerNumber }));
    session.logIn(own ?? '');
    session.switchTo(other ?? '');
    expect(Object.fromEntries(content)).toEqual({
      'magazijn.token': other,
      'magazijn.previousToken': own,
    });
    expect([session.token(), session.previousToken()]).toEqual([other, own]);
  });

  test('[T80] an expired token is deleted together with the previous token', () => {
    const content = new Map([
      [tokenKey, testToken({ expiresAt: 1_789_999_999 })],
      [previousTokenKey, testToken({ customerNumber: '1' })],
    ]);
    start(content);
    expect(content.size).toBe(0);
  });

  test('[T80] another tab that switches back with the same token is followed', () => {
    const session = createSessionStore({ storage: browserStorage(), now });
    session.logIn(testToken());
    session.switchTo(testToken());
    localStorage.removeItem(previousTokenKey);
    const dispatchChange = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    dispatchChange('magazijn.cart');
    expect(session.getState().switched).toBe(true);
    dispatchChange(previousTokenKey);
    expect(session.getState().switched).toBe(false);
  });

  test('it returns the session’s end, and null during hydration', () => {
    const session = start(new Map([[tokenKey, testToken({ expiresAt: 1_790_000_060 })]]));
    expect(session.expiresAt()).toBe(1_790_000_060_000);
    expect(session.getServerState()).toEqual({ viewer: { kind: 'anonymous' }, switched: false, left: null });
    session.logOut();
    expect(session.expiresAt()).toBeNull();
  });

  test('a removed listener is not called', () => {
    const session = start();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.logIn(testToken());
    leave();
    session.logOut();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('a session of months does not end early, though timers hold 25 days at most', () => {
    const day = 24 * 60 * 60;
    const session = start(new Map([[tokenKey, testToken({ expiresAt: 1_790_000_000 + 60 * day })]]));
    expect(vi.getTimerCount()).toBe(1);
    const listener = vi.fn();
    session.subscribe(listener);
    vi.advanceTimersByTime(59 * day * 1000);
    expect(session.getState().viewer.kind).toBe('customer');
    vi.advanceTimersByTime(day * 1000);
    expect(session.getState().viewer.kind).toBe('anonymous');
    expect(listener).toHaveBeenCalledOnce();
  });

  describe('the cookie for the web server', () => {
    const own = testToken();
    const other = testToken({ customerNumber: '2' });
    /** Notes the token of a cookie, null for its deletion. */
    const noteTo = (cookies: (string | null)[]) => (token: string, expiresAt: number) =>
      void cookies.push(expiresAt > 0 ? token : null);
    /** A session whose writes of the cookie are noted. */
    const follow = (content = new Map<string, string>()) => {
      const cookies: (string | null)[] = [];
      const storage = memoryStorage(content);
      const session = createSessionStore({ storage, now, writeCookie: noteTo(cookies) });
      return { session, cookies };
    };

    test('has the token of a login, and of the own account after a switch back', () => {
      const { session, cookies } = follow();
      session.logIn(own);
      session.switchTo(other);
      session.switchBack();
      session.logOut();
      expect(cookies).toEqual([own, null, own, null]);
    });

    test('is deleted when the token is refused or has expired', () => {
      const { session, cookies } = follow();
      session.logIn(testToken({ expiresAt: 1_790_000_060 }));
      vi.advanceTimersByTime(60_000);
      session.logIn(own);
      session.refuse(own);
      expect(cookies.slice(1)).toEqual([null, own, null]);
      const expired = new Map([[tokenKey, testToken({ expiresAt: 1 })]]);
      expect(follow(expired).cookies).toEqual([null]);
    });

    test('is not for a punch-out, a token without an end, or a browser that blocks storage', () => {
      const { session, cookies } = follow();
      session.logIn(own, true);
      session.logIn(testToken({ expiresAt: null }));
      const blocked = { ...memoryStorage(), write: () => false };
      createSessionStore({ storage: blocked, now, writeCookie: noteTo(cookies) }).logIn(own);
      expect(cookies).toEqual([null, null, null]);
    });

    test('is not written after a login in another tab', () => {
      const cookies: (string | null)[] = [];
      createSessionStore({ storage: browserStorage(), now, writeCookie: noteTo(cookies) });
      localStorage.setItem(tokenKey, own);
      window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, storageArea: localStorage }));
      expect(cookies).toEqual([]);
    });

    test('ends with the session, and goes to this site only', () => {
      vi.setSystemTime(1_790_000_000_000);
      const written = vi.spyOn(document, 'cookie', 'set');
      writeSessionCookie(own, 1_790_000_060_000);
      writeSessionCookie('', 0);
      expect(written.mock.calls).toEqual([
        [`magazijn.session=${own}; Path=/; SameSite=Lax; Expires=Mon, 21 Sep 2026 14:14:20 GMT`],
        ['magazijn.session=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
      ]);
      vi.stubGlobal('location', { protocol: 'https:' });
      writeSessionCookie('', 0);
      vi.unstubAllGlobals();
      expect(written.mock.lastCall).toEqual([
        '__Host-magazijn.session=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
      ]);
    });
  });
});
