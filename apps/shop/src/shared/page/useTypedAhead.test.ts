import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedAhead } from './useTypedAhead.ts';

function start(given: string) {
  const view = renderHook((address: string) => useTypedAhead(address), { initialProps: given });
  const text = () => view.result.current[0];
  const type = (typed: string) => act(() => view.result.current[1](typed));
  return { ...view, text, type };
}

test('what is typed stays while the address follows, however late and however many it skips', () => {
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

test('an address that changes by itself changes the text, back to what was typed before too', () => {
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
