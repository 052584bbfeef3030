import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNow } from './useNow.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);

test('the clock shows the current minute, and changes at the next one', () => {
  vi.useFakeTimers({ now: at('10:58:30') });
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(at('10:58:00'));
  act(() => void vi.advanceTimersByTime(29_999));
  expect(result.current).toBe(at('10:58:00'));
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(at('10:59:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(at('11:00:00'));
});

test('after a sleep the clock is right as soon as the page is shown', () => {
  vi.useFakeTimers({ now: at('08:00:10') });
  const { result, unmount } = renderHook(() => useNow());
  vi.setSystemTime(at('12:34:56'));
  expect(result.current).toBe(at('08:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(at('12:34:00'));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
