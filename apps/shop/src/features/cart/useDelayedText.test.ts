import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelayedText } from './useDelayedText.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function setUp(kept = '') {
  const apply = vi.fn();
  const hook = renderHook(({ now }) => useDelayedText(now, apply), { initialProps: { now: kept } });
  const type = (text: string): void => {
    act(() => hook.result.current.change(text));
  };
  return { ...hook, apply, type };
}

test('[K04] typed text shows at once and applies once, 500 ms after the last key', () => {
  const { result, apply, type } = setUp();
  type('D');
  wait(499);
  type('DEMO10 ');
  wait(499);
  expect(result.current.value).toBe('DEMO10 ');
  expect(apply).not.toHaveBeenCalled();
  wait(1);
  expect(apply.mock.calls).toEqual([['DEMO10']]);
});

test('blur applies it at once', () => {
  const { result, apply, type } = setUp();
  type('DEMO10');
  act(() => result.current.leave());
  wait(1000);
  expect(apply.mock.calls).toEqual([['DEMO10']]);
});

test('leaving the page applies it', () => {
  const { unmount, apply, type } = setUp();
  type('Groep 3');
  unmount();
  expect(apply.mock.calls).toEqual([['Groep 3']]);
});

test('a reload applies it', () => {
  const { apply, type } = setUp();
  type('Groep 3');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(apply.mock.calls).toEqual([['Groep 3']]);
});

test('text that returns to its stored value does not apply', () => {
  const { apply, type, unmount } = setUp('DEMO10');
  type('DEMO1');
  type('DEMO10');
  wait(500);
  unmount();
  expect(apply).not.toHaveBeenCalled();
});

test('a change from elsewhere shows, unless the user is typing', () => {
  const { result, rerender, type } = setUp('A');
  rerender({ now: 'B' });
  expect(result.current.value).toBe('B');
  type('C');
  rerender({ now: 'D' });
  expect(result.current.value).toBe('C');
});
