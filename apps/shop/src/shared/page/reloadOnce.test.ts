import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

function setUp(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.fn();
  return { page: { href: 'http://localhost/winkelwagen', reload }, reload };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.sessionStorage.clear();
});

test('the document is loaded again when the server answers, and not twice in ten seconds', async () => {
  vi.useFakeTimers();
  const { page, reload } = setUp(async () => new Response());
  expect(await reloadOnce(page)).toBe(true);
  expect(await reloadOnce(page)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_001);
  expect(await reloadOnce(page)).toBe(true);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', async () => new Response('', { status: 502 })],
])('with %s the page stays, so that it can say so', async (_, answer) => {
  const { page, reload } = setUp(answer);
  expect(await reloadOnce(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  // Nothing was used up: as soon as there is an answer, it works.
  vi.stubGlobal('fetch', async () => new Response());
  expect(await reloadOnce(page)).toBe(true);
});
