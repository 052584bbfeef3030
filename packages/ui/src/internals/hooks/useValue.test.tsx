import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useValue } from './useValue.ts';

test('uncontrolled it keeps its own value, and reports each change', () => {
  const onValueChange = vi.fn();
  const { result } = renderHook(() => useValue<string, []>(undefined, 'a', onValueChange));
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('b');
  expect(onValueChange.mock.calls).toEqual([['b']]);
});

test('controlled it follows the caller', () => {
  const { result, rerender } = renderHook(({ value }) => useValue(value, 'a', undefined), {
    initialProps: { value: 'x' },
  });
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('x');
  rerender({ value: 'b' });
  expect(result.current[0]).toBe('b');
});
