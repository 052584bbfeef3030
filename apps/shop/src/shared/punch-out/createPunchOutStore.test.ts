import { expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { cartKey } from '../stores/CartStore.ts';
import { createPunchOutStore, punchOutKey } from './createPunchOutStore.ts';
import { buildPunchOutSession } from './testing/buildPunchOutSession.ts';

const token = `${testToken()}-first-login`;
const other = `${testToken()}-other-login`;

function setUp(tab = new Map<string, string>()) {
  const session = createSessionStore({ storage: memoryStorage(), now: Date.now });
  const open = () => createPunchOutStore({ session, storage: memoryStorage(tab) });
  return { tab, session, open, store: open() };
}

test('[T72] hook URL and date format are stored in this tab and survive a reload', () => {
  const { tab, store, open, session } = setUp();
  const punchOut = buildPunchOutSession({ dateFormat: 'dd.MM.yyyy' });
  store.begin(punchOut, token);
  expect(session.token()).toBe(token);
  expect(store.getState()).toEqual(punchOut);
  expect(JSON.parse(tab.get(punchOutKey) ?? '')).toEqual({ visit: punchOut, login: expect.any(String) });
  expect(open().getState()).toEqual(punchOut);
  expect(tab.get(punchOutKey)).not.toContain(token);
});

test('a punch-out leaves no cookie, by which the server would render for every tab', () => {
  const writeCookie = vi.fn();
  const session = createSessionStore({ storage: memoryStorage(), now: Date.now, writeCookie });
  const store = createPunchOutStore({ session, storage: memoryStorage() });
  store.begin(buildPunchOutSession(), token);
  expect(writeCookie.mock.calls).toEqual([[token, 0]]);
});

test('the state is one object until it changes', () => {
  const { store } = setUp();
  store.begin(buildPunchOutSession(), token);
  expect(store.getState()).toBe(store.getState());
});

test('the punch-out session’s cart starts empty and ends with the session', () => {
  const { tab, store } = setUp(new Map([[cartKey, 'left by an earlier session']]));
  store.begin(buildPunchOutSession(), token);
  expect(tab.has(cartKey)).toBe(false);
  tab.set(cartKey, 'of this session');
  store.end();
  expect([...tab.keys()]).toEqual([]);
  expect(store.getState()).toBeNull();
});

test.each([
  ['a logout', (session: ReturnType<typeof setUp>['session']) => session.logOut()],
  ['a switch', (session: ReturnType<typeof setUp>['session']) => session.switchTo(other)],
  ['another login', (session: ReturnType<typeof setUp>['session']) => session.logIn(other)],
  ['a refusal', (session: ReturnType<typeof setUp>['session']) => session.refuse(token)],
])('after %s there is no hook any more', (_, act) => {
  const { store, session } = setUp();
  store.begin(buildPunchOutSession(), token);
  act(session);
  expect(store.getState()).toBeNull();
});

test('a logout removes hook URL and cart from the tab and notifies subscribers', () => {
  const { tab, store, session } = setUp();
  store.begin(buildPunchOutSession(), token);
  tab.set(cartKey, 'of this session');
  const listener = vi.fn();
  store.subscribe(listener);
  session.logOut();
  expect(listener).toHaveBeenCalled();
  expect([...tab.keys()]).toEqual([]);
});

test('a new login of the same customer has no hook URL either', () => {
  const { store, session } = setUp();
  store.begin(buildPunchOutSession(), token);
  session.logIn(other);
  expect(store.getState()).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"visit":{},"login":""}', '{"visit":null,"login":"x"}'])(
  'an invalid record (%s) is no punch-out session and is removed',
  (text) => {
    const { store } = setUp(new Map([[punchOutKey, text]]));
    expect(store.getState()).toBeNull();
  },
);
