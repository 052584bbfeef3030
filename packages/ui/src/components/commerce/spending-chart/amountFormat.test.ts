import { expect, test } from 'vitest';
import { amountFormat } from './amountFormat.ts';

test.each([
  ['nl', 'EUR', 812.5, '€ 812,50'],
  ['nl', 'EUR', -812.5, '−€ 812,50'],
  ['nl', 'EUR', -1_000_000, '−€ 1.000.000,00'],
  ['nl', 'EUR', -0.001, '€ 0,00'],
  ['en', 'GBP', -100.25, '−£100.25'],
  ['fr', 'EUR', -812.5, '−812,50 €'],
])('%s writes in %s %d as %s', (locale, currency, amount, written) => {
  expect(amountFormat(locale, { currency })(amount).replaceAll(/\s/g, ' ')).toBe(written);
});

test('compact amounts keep their minus in front', () => {
  const short = amountFormat('nl', { currency: 'EUR', notation: 'compact' });
  expect(short(-2_000_000).replaceAll(/\s/g, ' ')).toBe('−€ 2 mln.');
});
