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

test('[K04] what is typed shows at once and applies 500 ms after the last key, once', () => {
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

test('leaving the field applies at once', () => {
  const { result, apply, type } = setUp();
  type('DEMO10');
  act(() => result.current.leave());
  wait(1000);
  expect(apply.mock.calls).toEqual([['DEMO10']]);
});

test('leaving the page loses nothing that was typed', () => {
  const { unmount, apply, type } = setUp();
  type('Groep 3');
  unmount();
  expect(apply.mock.calls).toEqual([['Groep 3']]);
});

test('nor does a reload', () => {
  const { apply, type } = setUp();
  type('Groep 3');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(apply.mock.calls).toEqual([['Groep 3']]);
});

test('what comes back to the same text is no change', () => {
  const { apply, type, unmount } = setUp('DEMO10');
  type('DEMO1');
  type('DEMO10');
  wait(500);
  unmount();
  expect(apply).not.toHaveBeenCalled();
});

test('a change from elsewhere shows, unless somebody is typing', () => {
  const { result, rerender, type } = setUp('A');
  rerender({ now: 'B' });
  expect(result.current.value).toBe('B');
  type('C');
  rerender({ now: 'D' });
  expect(result.current.value).toBe('C');
});
