import { expect, test, vi } from 'vitest';

const listener = vi.fn();

test('a listener of the window runs in its own test', () => {
  window.addEventListener('online', listener);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledOnce();
});

test('and not in a later one', () => {
  listener.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(listener).not.toHaveBeenCalled();
});
