// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { composeHandlers } from './composeHandlers.ts';

const event = { defaultPrevented: false };

test('the caller’s handler runs first, then the component’s', () => {
  const calls: string[] = [];
  composeHandlers(
    () => calls.push('caller'),
    () => calls.push('part'),
  )(event);
  expect(calls).toEqual(['caller', 'part']);
});

test('the component’s handler does not run when the default is prevented', () => {
  const own = vi.fn();
  composeHandlers(undefined, own)({ defaultPrevented: true });
  expect(own).not.toHaveBeenCalled();
});
