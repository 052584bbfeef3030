import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelected } from './StoresProvider.tsx';

test('only a change of the chosen value renders again', () => {
  const listeners = new Set<() => void>();
  let state = { quantities: { 7: 1 } as Record<number, number>, status: 'settled' };
  const store = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getServerState: () => state,
  };
  const change = (next: Partial<typeof state>) =>
    act(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useSelected(store, ({ quantities }) => quantities[7] ?? 0, 0);
  });

  change({ status: 'calculating' });
  change({ quantities: { 7: 1, 8: 3 } });
  expect([result.current, renders]).toEqual([1, 1]);
  change({ quantities: { 7: 2, 8: 3 } });
  expect([result.current, renders]).toEqual([2, 2]);
});
