// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { captureLog } from '@magazijn/server/testing';
import { expect, test, vi } from 'vitest';
import { createReports } from './createReports.ts';

test('errors that the boot script reports are log lines: one for each place, at most five, without messages', async () => {
  const beacons: string[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => beacons.push(body) });
  runInThisContext(await readFile('apps/shop/public/assets/session.js', 'utf8'));
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
