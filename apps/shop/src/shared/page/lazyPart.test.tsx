import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, reloadOnce } from './lazyPart.tsx';

const show = (load: Parameters<typeof lazyPart>[0]) => {
  const Part = lazyPart(load);
  return act(
    async () =>
      void render(
        <Suspense fallback={null}>
          <Part />
        </Suspense>,
      ),
  );
};

test('code that fails to load shows a message, with a button to try again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show(() => Promise.reject(new Error('offline')));
  expect(screen.getByRole('alert').textContent).toBe('Dit lukt nu niet. Probeer opnieuw');
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' })));
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('no message shows while it loads', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.queryByRole('alert')).toBeNull();
});

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

test('the document reloads when the server responds, at most once in ten seconds', async () => {
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
])('with %s the page stays, to show the failure', async (_, answer) => {
  const { page, reload } = setUp(answer);
  expect(await reloadOnce(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  // The failed attempt does not count: with a response the reload is allowed.
  vi.stubGlobal('fetch', async () => new Response());
  expect(await reloadOnce(page)).toBe(true);
});
