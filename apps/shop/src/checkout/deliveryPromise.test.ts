import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { deliveryPromise } from './deliveryPromise.ts';

test('[K05] names the days that the server offers', () => {
  expect(deliveryPromise([deliveryTimestamp('2026-11-24'), deliveryTimestamp('2026-11-25')])).toBe(
    'Bestel je nu, dan bezorgen we dinsdag 24 november of woensdag 25 november.',
  );
});

test('[K05] [S03] without dates the general promise', () => {
  expect(deliveryPromise([])).toBe('Vóór 12.00 uur besteld, binnen 1-2 werkdagen bezorgd.');
});
