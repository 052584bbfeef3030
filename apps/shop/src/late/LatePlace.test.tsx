import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LatePlace } from './LatePlace.tsx';

test('code that does not come is said, and asked for again by the button', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await act(async () => void render(<LatePlace code={{ load }} />));
  expect(screen.getByRole('alert').textContent).toBe('Dit lukt nu niet. Probeer opnieuw');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' })));
  expect(load).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('nothing is said while it is under way', async () => {
  await act(async () => void render(<LatePlace code={{ load: () => new Promise(() => {}) }} />));
  expect(screen.queryByRole('alert')).toBeNull();
});
