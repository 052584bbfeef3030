import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { describe, expect, test } from 'vitest';
import { deliveryPromise } from './deliveryDays.ts';

describe('deliveryPromise', () => {
  test('[K05] names the days that the server offers', () => {
    expect(
      deliveryPromise([deliveryTimestamp('2026-11-24'), deliveryTimestamp('2026-11-25')], '12.00 uur'),
    ).toBe('Bestel je nu, dan bezorgen we dinsdag 24 november of woensdag 25 november.');
  });

  test('[K05] [S03] without dates the general promise', () => {
    expect(deliveryPromise([], '16.00 uur')).toBe('Vóór 16.00 uur besteld, in 1–2 werkdagen bezorgd.');
  });
});
