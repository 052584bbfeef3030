import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useValue } from './useValue.ts';

test('without a value it keeps its own, and reports each change', () => {
  const onValueChange = vi.fn();
  const { result } = renderHook(() => useValue<string, []>(undefined, 'a', onValueChange));
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('b');
  expect(onValueChange.mock.calls).toEqual([['b']]);
});

test('with a value the caller decides', () => {
  const { result, rerender } = renderHook(({ value }) => useValue(value, 'a', undefined), {
    initialProps: { value: 'x' },
  });
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('x');
  rerender({ value: 'b' });
  expect(result.current[0]).toBe('b');
});
