import { expect, test } from 'vitest';
import { createRequestMeter } from './RequestBar.tsx';

test('[C10] it is active from the first call that begins to the last that ends, and speaks only then', () => {
  const meter = createRequestMeter();
  let told = 0;
  meter.subscribe(() => {
    told += 1;
  });
  const first = meter.begin();
  const second = meter.begin();
  first();
  first();
  expect([meter.active(), told]).toEqual([true, 1]);
  second();
  expect([meter.active(), told]).toEqual([false, 2]);
});
