import { ApiError } from '@magazijn/api-client';
import { buildCategory } from '@magazijn/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { stub } from '../testing/stub.ts';

const words = 'Dit lukt nu niet. Probeer opnieuw.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Opens a category whose calls the test answers in order. */
async function openCategory() {
  const calls: PromiseWithResolvers<void>[] = [];
  await renderRoute('/categorie/verzorging', {
    stubs: [
      stub('category', () => {
        const call = Promise.withResolvers<void>();
        calls.push(call);
        if (calls.length === 1) call.reject(new ApiError('refused', 'No.', { status: 502 }));
        return call.promise.then(() => buildCategory());
      }),
      stub('categoryProducts', { total: 0, products: [] }),
    ],
  });
  return calls;
}

test('[X08] a category whose request fails is logged, and shows the error with a button to try again', async () => {
  const calls = await openCategory();
  expect(
    (await screen.findByRole('heading', { level: 1, name: words })).closest('[role=alert]'),
  ).not.toBeNull();
  expect(await screen.findByText('Je verbinding of onze server hapert')).toBeTruthy();
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ status: 502 }));
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: /Luiers & verzorging/ })).toBeTruthy();
});

test('a page that failed to load is requested again when the connection returns', async () => {
  const calls = await openCategory();
  await screen.findByRole('heading', { level: 1, name: words });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: /Luiers & verzorging/ })).toBeTruthy();
});

test('a connection that returns during a failing retry starts another retry after it', async () => {
  const calls = await openCategory();
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  window.dispatchEvent(new Event('online'));
  calls[1]?.reject(new ApiError('unreachable', 'offline'));
  await waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: /Luiers & verzorging/ })).toBeTruthy();
});

test('a connection that is announced before requests get through is tried again', async () => {
  const calls = await openCategory();
  await screen.findByRole('heading', { level: 1, name: words });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.reject(new ApiError('unreachable', 'offline'));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: /Luiers & verzorging/ })).toBeTruthy();
});
