import { expect, test, vi } from 'vitest';
import { submitOnce } from './submitOnce.ts';

test('of five presses one is sent, and the others are ignored', () => {
  const onSubmitted = vi.fn();
  const [resolve, reject] = [vi.fn(), vi.fn()];
  const beforeSubmit = submitOnce(onSubmitted);
  const data = { paymentMethod: { type: 'ideal' }, clientStateDataIndicator: true };
  for (let press = 0; press < 5; press += 1) void beforeSubmit(data, null as never, { resolve, reject });
  expect(onSubmitted.mock.calls).toEqual([['ideal']]);
  expect(resolve.mock.calls).toEqual([[data]]);
  expect(reject).not.toHaveBeenCalled();
});
