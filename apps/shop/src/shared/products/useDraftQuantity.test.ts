import type { QuantityChangeReason } from '@magazijn/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDraftQuantity } from './useDraftQuantity.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function setUp(quantity = 2) {
  const apply = vi.fn();
  const hook = renderHook(({ now }) => useDraftQuantity(now, apply), { initialProps: { now: quantity } });
  const change = (value: number | null, reason: QuantityChangeReason): void => {
    act(() => hook.result.current.change(value, reason));
  };
  return { ...hook, apply, change };
}

test('[T23, K04] typing applies 500 ms after the last key', () => {
  const { apply, change, result } = setUp();
  change(1, 'typing');
  wait(499);
  change(12, 'typing');
  wait(499);
  expect([result.current.shown, apply.mock.calls]).toEqual([12, []]);
  wait(1);
  expect(apply.mock.calls).toEqual([[12]]);
});

test.each(['step', 'commit'] as const)('a %s applies at once, and drops a pending edit', (reason) => {
  const { apply, change } = setUp();
  change(5, 'typing');
  change(6, reason);
  wait(1000);
  expect(apply.mock.calls).toEqual([[6]]);
});

test('an invalid quantity stays in the field, refused, and is never applied', () => {
  const { apply, change, result, unmount } = setUp();
  change(2.5, 'typing');
  expect(result.current).toMatchObject({ shown: 2.5, invalid: true });
  change(2.5, 'commit');
  expect(result.current.invalid).toBe(true);
  unmount();
  expect(apply).not.toHaveBeenCalled();
});

test('an emptied field waits for input; on blur it shows the quantity again', () => {
  const { apply, change, result } = setUp();
  change(null, 'typing');
  expect(result.current).toMatchObject({ shown: null, invalid: false });
  wait(1000);
  expect(result.current.shown).toBeNull();
  change(null, 'commit');
  expect(result.current.shown).toBe(2);
  expect(apply).not.toHaveBeenCalled();
});

test('leaving the page applies the typed quantity', () => {
  const { unmount, apply, change } = setUp();
  change(9, 'typing');
  unmount();
  expect(apply.mock.calls).toEqual([[9]]);
});

test('a change from elsewhere shows', () => {
  const { rerender, result } = setUp();
  rerender({ now: 7 });
  expect(result.current.shown).toBe(7);
});
