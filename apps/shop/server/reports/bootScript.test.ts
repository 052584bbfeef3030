// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { captureLog } from '@magazijn/server/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimsOf } from '../../src/shared/session/sessionCookie.ts';
import { testToken } from '../../src/testing/testToken.ts';
import { createReports } from './createReports.ts';

/** Runs it as a document's script with these data attributes. */
async function runBootScript(data: Readonly<Record<string, string>> = {}): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script.dataset, { customer: '' }, data);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  runInThisContext(await readFile('apps/shop/public/assets/session.js', 'utf8'));
}

const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  vi.stubGlobal('location', {
    pathname: '/',
    reload: () => left.push('reloaded'),
    replace: (href: string) => left.push(href),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'magazijn.session=; Max-Age=0';
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
  document.cookie = 'magazijn.session=a.b.c; Path=/';
  await runBootScript(data);
  const isHidden = outcome.length > 0;
  expect(left).toEqual(outcome);
  expect(document.documentElement.hidden).toBe(isHidden);
  expect(document.cookie.includes('magazijn.session=')).toBe(!isHidden);
});

test('a cookie that cannot be deleted leads to the login, whose document is nobody’s', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('magazijn.session=a.b.c');
  await runBootScript(shownFor(token));
  expect([left, document.documentElement.hidden]).toEqual([['/login'], true]);
  vi.restoreAllMocks();
});
