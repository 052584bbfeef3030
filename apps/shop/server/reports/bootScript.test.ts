// @vitest-environment jsdom
// Over 300 lines: both scripts of documents run in one way.
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { captureLog } from '@magazijn/server/testing';
import { act, createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repeatEarly } from '../../src/app/layout/repeatEarly.ts';
import { claimsOf } from '../../src/shared/session/sessionCookie.ts';
import { testToken } from '../../src/testing/testToken.ts';
import { createReports } from './createReports.ts';

/** Runs a file of public/assets as a document's script with these data attributes. */
async function runScript(name: string, data: Readonly<Record<string, string>>): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  runInThisContext(await readFile(`apps/shop/public/assets/${name}.js`, 'utf8'));
}

const runBootScript = (data: Readonly<Record<string, string>> = {}) =>
  runScript('session', { customer: '', ...data });

const left: string[] = [];
const arriveBy = (type: string) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => 0 });
beforeEach(() => {
  left.length = 0;
  vi.stubGlobal('location', {
    pathname: '/',
    search: '?zoek=luiers',
    reload: () => left.push('reloaded'),
    replace: (href: string) => left.push(href),
  });
  arriveBy('navigate');
});
/** What the page's first effect does; resolves when all is repeated. */
async function arrive(): Promise<void> {
  const repeated = Promise.withResolvers<void>();
  const detail = async (...kept: Parameters<typeof repeatEarly>) => {
    await repeatEarly(...kept);
    // The script follows the link first.
    setTimeout(repeated.resolve);
  };
  dispatchEvent(new CustomEvent('arrived', { detail }));
  await repeated.promise;
}
afterEach(() => {
  // It ends what the script keeps.
  dispatchEvent(new Event('hydrating'));
  dispatchEvent(new CustomEvent('arrived', { detail: async () => {} }));
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'magazijn.session=; Path=/; Max-Age=0';
  document.documentElement.hidden = false;
  delete document.documentElement.dataset.session;
});

// First: each run of the script adds listeners that stay.
test('errors that the boot script reports are log lines: one for each place, at most five, without messages', async () => {
  const beacons: string[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => beacons.push(body) });
  await runBootScript();
  const fail = (line: number) => {
    const error = new TypeError('jan@opvang.example');
    error.stack = `TypeError: jan@opvang.example\n    at add (https://shop.example/assets/Cart-A_b-1.js:${line}:7)\n    at https://other.example/x.js:1:1`;
    dispatchEvent(new ErrorEvent('error', { error }));
  };
  for (const line of [1, 1, 2, 3, 4, 5, 6]) fail(line);
  expect(beacons).toHaveLength(5);
  expect(beacons.join()).not.toMatch(/opvang|https/);

  const { logger, lines } = captureLog();
  const reports = createReports({ now: () => 0 });
  for (const body of beacons)
    await reports(new Request('https://shop.example/reports', { method: 'POST', body }), logger);
  expect(lines.map(({ event, error, places }) => [event, error, places])).toEqual(
    [1, 2, 3, 4, 5].map((line) => ['browser-error', 'TypeError', [`/assets/Cart-A_b-1.js:${line}:7`]]),
  );
});

const token = testToken();
const shownFor = (of: string) => ({ claims: claimsOf(of) ?? '' });

test.each([
  ['a visitor’s document in a visitor’s browser', {}, null, []],
  ['a visitor’s document in a customer’s browser', {}, token, []],
  ['a customer’s document in their browser', shownFor(token), token, []],
  ['another customer’s document', shownFor(testToken({ customerNumber: '2' })), token, ['reloaded']],
  ['a customer’s document after a logout', shownFor(token), null, ['reloaded']],
  [
    'a document of an ended session',
    shownFor(testToken({ expiresAt: 1 })),
    testToken({ expiresAt: 1 }),
    ['reloaded'],
  ],
])('%s', async (_, data, stored, outcome) => {
  if (stored !== null) localStorage.setItem('magazijn.token', stored);
  document.cookie = `magazijn.session=a.${'claims' in data ? data.claims : 'b'}.c; Path=/`;
  await runBootScript(data);
  const isHidden = outcome.length > 0;
  expect(left).toEqual(outcome);
  expect(document.documentElement.hidden).toBe(isHidden);
  expect(document.cookie.includes('magazijn.session=')).toBe(!isHidden);
});

test('a reload that returns another person’s document again redirects to the login', async () => {
  arriveBy('reload');
  await runBootScript(shownFor(token));
  expect([left, document.documentElement.hidden]).toEqual([['/login?returnUrl=%2F%3Fzoek%3Dluiers'], true]);
});

test('a cookie that another tab wrote for the stored token since then stays', async () => {
  localStorage.setItem('magazijn.token', token);
  document.cookie = `magazijn.session=${token}; Path=/`;
  await runBootScript(shownFor(testToken({ customerNumber: '2' })));
  expect(left).toEqual(['reloaded']);
  expect(document.cookie).toContain(token);
});

test('the cookie of https is deleted too', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`__Host-magazijn.session=${token}`);
  const written = vi.spyOn(document, 'cookie', 'set');
  await runBootScript(shownFor(token));
  expect(written.mock.calls).toContainEqual(['__Host-magazijn.session=; Path=/; Max-Age=0; Secure']);
  vi.restoreAllMocks();
});

/** Elements of the shop, and what they notice from now on. */
function noticing(html: string) {
  document.body.innerHTML = `<div id="shop">${html}</div>`;
  const noticed: string[] = [];
  for (const type of ['input', 'change', 'click', 'submit']) {
    document.addEventListener(type, ({ target }) => noticed.push(`${type} ${(target as HTMLElement).id}`));
  }
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  return { noticed, find };
}

test('changes, presses and submits before hydration are repeated once after it', async () => {
  const { noticed, find } = noticing(
    '<input id="text"><input id="box" type="checkbox"><input id="file" type="file">' +
      '<button id="more" type="button" data-slot="stepper-increase">+</button>' +
      '<button id="first" type="button">A</button><button id="last" type="button"><b id="in">B</b></button>' +
      '<form id="form"><button id="send">C</button></form>',
  );
  await runBootScript();
  for (const id of ['text', 'file']) find(id).dispatchEvent(new InputEvent('input', { bubbles: true }));
  for (const id of ['box', 'first', 'more', 'send', 'more', 'in', 'first', 'send']) find(id).click();
  noticed.length = 0;
  dispatchEvent(new Event('hydrating'));
  find('first').click();
  expect(noticed).toEqual(['click first']);
  await arrive();
  dispatchEvent(new Event('arrived'));
  const repeated = ['text', 'file', 'box'].flatMap((id) =>
    ['input', 'change', 'click'].map((type) => `${type} ${id}`),
  );
  expect(noticed.slice(1)).toEqual([
    ...repeated,
    ...['click first', 'click more', 'submit form', 'click more', 'click last'],
  ]);
  expect(find('box')).toHaveProperty('checked', true);
});

test('values that were typed or checked before hydration reach React’s state, and the caret stays', async () => {
  const stored: unknown[] = [];
  function Fields() {
    const [text, setText] = useState('');
    const [isChecked, setChecked] = useState(false);
    stored.splice(0, 2, text, isChecked);
    const onText = {
      value: text,
      onChange: (event: { target: HTMLInputElement }) => setText(event.target.value),
    };
    const onBox = { checked: isChecked, onChange: () => setChecked(!isChecked) };
    return [
      createElement('input', { key: 'text', id: 'text', ...onText }),
      createElement('input', { key: 'box', id: 'box', type: 'checkbox', ...onBox }),
    ];
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  noticing(renderToString(createElement(Fields)));
  await runBootScript();
  const text = document.querySelector<HTMLInputElement>('#text');
  text?.setRangeText('luiers', 0, 0, 'start');
  text?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  document.getElementById('box')?.click();
  const shop = document.querySelector('#shop') as HTMLElement;
  const root = await act(() => hydrateRoot(shop, createElement(Fields)));
  expect(stored).toEqual(['', false]);
  await act(arrive);
  expect([...stored, text?.selectionStart]).toEqual(['luiers', true, 0]);
  act(() => root.unmount());
});

test('a button that has gone is not pressed', async () => {
  const { noticed, find } = noticing('<button id="gone" type="button">A</button>');
  await runBootScript();
  find('gone').click();
  const gone = find('gone');
  gone.addEventListener('click', () => noticed.push('again'));
  gone.remove();
  await arrive();
  expect(noticed).toEqual(['click gone']);
});

describe('before hydration', () => {
  /** What the browser does with events is in `left`. They are sent at a moment in milliseconds. */
  async function page() {
    const { noticed, find } = noticing(
      '<button id="more" type="button">+</button><input id="typed"><a id="link" href="/bestellen/betalen">A</a>' +
        '<a id="other" href="/lijst">B</a><a id="tab" href="/lijst" target="_blank">C</a>' +
        '<form id="search" action="/zoeken"><input id="term"></form>',
    );
    const left: string[] = [];
    const leave = (event: Event) => {
      if (!event.defaultPrevented) left.push((event.target as HTMLElement).id);
      event.preventDefault();
    };
    for (const type of ['click', 'submit']) find('more').parentElement?.addEventListener(type, leave);
    await runBootScript();
    const send = (type: string, id: string, at = 0, keys: MouseEventInit = {}) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...keys });
      Object.defineProperty(event, 'timeStamp', { value: at });
      find(id).dispatchEvent(event);
    };
    return { noticed, left, send };
  }

  test.each([
    ['click', 'more'],
    ['input', 'typed'],
    ['input', 'term'],
  ])('a link waits after an event %s of %s, and is followed last', async (type, id) => {
    const { noticed, left, send } = await page();
    send(type, id);
    for (const link of ['other', 'link']) send('click', link);
    dispatchEvent(new Event('hydrating'));
    send('click', 'link', 4999);
    expect(left.filter((each) => each !== 'more')).toEqual([]);
    noticed.length = 0;
    await arrive();
    expect([noticed[0], noticed.at(-1)]).toEqual([`${type} ${id}`, 'click link']);
    send('click', 'other');
    expect(left.slice(-2)).toEqual(['link', 'other']);
  });

  test('a link is left to the browser when nothing waits, with a key, to another tab, and five seconds later', async () => {
    const { left, send } = await page();
    send('click', 'link');
    send('click', 'more');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) send('click', 'link', 0, { [key]: true });
    send('click', 'tab');
    send('click', 'link', 100);
    send('click', 'link', 5100);
    expect(left).toEqual(['link', 'more', 'link', 'link', 'link', 'link', 'tab', 'link']);
  });

  test('a form that works without scripts waits for a press and for other fields, not for its own', async () => {
    const { left, send } = await page();
    send('input', 'term');
    send('submit', 'search');
    expect(left.splice(0)).toEqual(['search']);
    send('input', 'typed');
    send('submit', 'search');
    expect(left).toEqual([]);
    await arrive();
    expect(left).toContain('search');
  });
});

describe('the script of the cart', () => {
  const sheets = () => (document.adoptedStyleSheets ?? []).length;
  const sync = { id: 7, version: 3, changed: {}, orders: [] };
  const record = { version: 1, customer: '100001', amount: { 1: 2 }, syncs: { 100001: sync } };
  async function run(stored: unknown): Promise<void> {
    if (stored) localStorage.setItem('magazijn.cart', JSON.stringify(stored));
    await runScript('cart', { cart: '100001 7 3 42' });
  }
  afterEach(() => {
    dispatchEvent(new Event('arrived'));
    sessionStorage.clear();
  });

  test.each([
    ['without a cart', null, 0],
    ['with the same cart', record, 0],
    ['with an older one', { ...record, syncs: { 100001: { ...sync, version: 2 } } }, 0],
    ['with a newer one, of another tab', { ...record, syncs: { 100001: { ...sync, version: 4 } } }, 1],
    ['with an unsent change', { ...record, syncs: { 100001: { ...sync, changed: { 1: 5 } } } }, 1],
    ['with a cart that was never saved', { ...record, syncs: undefined }, 1],
    ['with a cart that was parked', { customer: '100002', others: { 100001: { 1: 2 } } }, 1],
    ['with the cart of another customer', { ...record, customer: '100002', syncs: undefined }, 0],
    ['with a newer cart of a colleague', { ...record, syncs: { 100001: { ...sync, id: 8, version: 4 } } }, 0],
    ['that removed an order since', { ...record, syncs: { 100001: { ...sync, takenOut: 43 } } }, 1],
    ['that removed an order of the document', { ...record, syncs: { 100001: { ...sync, takenOut: 42 } } }, 0],
    ['with a broken record', 'cart', 0],
  ])('in a browser %s', async (_, stored, hidden) => {
    await run(stored);
    expect(sheets()).toBe(hidden);
    dispatchEvent(new Event('arrived'));
    expect(sheets()).toBe(0);
  });

  test('hides the cart in a punch-out, in groups, and when another tab changes it before hydration', async () => {
    await run(record);
    localStorage.setItem('magazijn.cart', JSON.stringify({ ...record, syncs: {} }));
    dispatchEvent(new Event('storage'));
    expect(sheets()).toBe(1);
    dispatchEvent(new Event('arrived'));
    for (const key of ['magazijn.oci', 'magazijn.cartGrouped']) {
      sessionStorage.setItem(key, '1');
      await run(record);
      expect(sheets(), key).toBe(1);
      sessionStorage.clear();
      dispatchEvent(new Event('arrived'));
    }
  });
});
