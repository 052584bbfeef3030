import { expect, test, vi } from 'vitest';
import { onRestored } from './leaveTo.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a restored page calls the function, a loaded page does not, and none does after the end', () => {
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
