import { captureLog } from '@magazijn/server/testing';
import { beforeEach, expect, test } from 'vitest';
import { createReports } from './createReports.ts';

const { logger, lines } = captureLog<Record<string, unknown>>();
let now = 0;
let reports = createReports({ now: () => now });
beforeEach(() => {
  lines.length = 0;
  now = 0;
  reports = createReports({ now: () => now });
});

const post = (body: unknown) =>
  reports(
    new Request('https://shop.example/reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'user-agent': 'somebody', cookie: 'token=hidden' },
    }),
    logger,
  );
const violation = {
  'csp-report': {
    'document-uri': 'https://shop.example/zoeken/geheim?code=hidden',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?jan@opvang.example',
    'script-sample': 'hidden',
  },
};
const failure = {
  error: 'TypeError',
  places: ['/assets/HomePage-DDDDDDDD.js:1:2345'],
  page: '/wachtwoord-vergeten/geheim',
};
const written = () => lines.map(({ time: _time, ...line }) => line);

test('a policy violation is a log line without the page’s address and the blocked path', async () => {
  await post(violation);
  expect(written()).toEqual([
    expect.objectContaining({
      event: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/geheim|hidden|opvang|somebody/);
});

test('a browser error is a log line with its kind, its place in our files, and its page’s pattern only', async () => {
  await post({ ...failure, message: 'hidden' });
  expect(written()).toEqual([
    {
      level: 'warn',
      event: 'browser-error',
      error: 'TypeError',
      places: ['/assets/HomePage-DDDDDDDD.js:1:2345'],
      route: '/wachtwoord-vergeten/:token',
    },
  ]);
});

test.each([
  ['an error with a message for a name', { ...failure, error: 'jan@opvang.example' }],
  ['an error in somebody else’s file', { ...failure, places: ['https://evil.example/a.js:1:1'] }],
  ['an error that is in no file of ours', { ...failure, places: [] }],
  ['no JSON', '<html>'],
  ['another shape', { 'csp-report': { 'effective-directive': 'x y' } }],
  [
    'an extension of the browser',
    {
      'csp-report': {
        'document-uri': 'https://shop.example/',
        'effective-directive': 'img-src',
        'blocked-uri': 'moz-extension://1/a.js',
      },
    },
  ],
  ['too much', { ...violation, rest: 'x'.repeat(20_000) }],
])('%s is accepted and dropped', async (_what, body) => {
  expect((await post(body)).status).toBe(204);
  expect(lines).toEqual([]);
});

test('more than sixty reports in a minute are dropped', async () => {
  for (let count = 0; count < 100; count++) await post(violation);
  expect(lines).toHaveLength(60);
  now = 60_000;
  await post(violation);
  expect(lines).toHaveLength(61);
});
