import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedAhead } from './useTypedAhead.ts';

function start(given: string) {
  const view = renderHook((address: string) => useTypedAhead(address), { initialProps: given });
  const text = () => view.result.current[0];
  const type = (typed: string) => act(() => view.result.current[1](typed));
  return { ...view, text, type };
}

test('typed text stays while the address follows, late or skipping some changes', () => {
  const { text, type, rerender } = start('');
  type('l');
  type('lu');
  rerender('');
  expect(text()).toBe('lu');
  rerender('l');
  expect(text()).toBe('lu');
  type('lui');
  rerender('lui');
  expect(text()).toBe('lui');
});

test('an address that changes otherwise changes the text, also back to an earlier one', () => {
  const { text, type, rerender } = start('luiers');
  rerender('');
  expect(text()).toBe('');
  type('zon');
  rerender('zon');
  rerender('');
  expect(text()).toBe('');
  rerender('zon');
  expect(text()).toBe('zon');
});
