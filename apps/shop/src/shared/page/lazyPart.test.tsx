import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

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

test('code that does not come is said, and asked for again by the button', async () => {
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

test('nothing is said while it is under way', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.queryByRole('alert')).toBeNull();
});
