import { expect, test, vi } from 'vitest';
import { onRestored } from './leaveTo.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that is restored is heard of, one that is loaded is not, and nothing is after the end', () => {
  const act = vi.fn();
  const stop = onRestored(act);
  show(false);
  expect(act).not.toHaveBeenCalled();
  show(true);
  expect(act).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(act).toHaveBeenCalledOnce();
});
