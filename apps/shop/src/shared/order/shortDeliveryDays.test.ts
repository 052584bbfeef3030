import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { shortDeliveryDays } from './shortDeliveryDays.ts';

test('[K05] the first two days abbreviated, with one month if both are in it', () => {
  const days = (...dates: string[]) => shortDeliveryDays(dates.map((date) => deliveryTimestamp(date)));
  expect(days('2026-11-24', '2026-11-25', '2026-11-26')).toBe('di 24 of wo 25 nov');
  expect(days('2026-03-31', '2026-04-01')).toBe('di 31 mrt of wo 1 apr');
  expect(days('2026-05-04')).toBe('ma 4 mei');
  expect(days()).toBe('');
});
