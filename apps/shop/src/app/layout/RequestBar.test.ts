import { expect, test } from 'vitest';
import { createRequestMeter } from './RequestBar.tsx';

test('[C10] it is active from the start of the first call to the end of the last, and notifies only then', () => {
  const meter = createRequestMeter();
  let notified = 0;
  meter.subscribe(() => {
    notified += 1;
  });
  const first = meter.begin();
  const second = meter.begin();
  first();
  first();
  expect([meter.active(), notified]).toEqual([true, 1]);
  second();
  expect([meter.active(), notified]).toEqual([false, 2]);
});
