import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { summaryRows } from './summaryRows.ts';

const texts = (cart: Parameters<typeof summaryRows>[0]) =>
  summaryRows(cart).map((group) =>
    group.map(({ label, value }) => (typeof value === 'string' ? `${label} ${value}` : label)),
  );

test('[E05] subtotal, delivery, and VAT per percentage', () => {
  expect(
    texts(
      buildCart({
        vatTotals: [
          { percentage: 9, amount: cents(243) },
          { percentage: 21, amount: cents(1020) },
        ],
      }),
    ),
  ).toEqual([
    ['Subtotaal excl. btw 53,90', 'Bezorgkosten 7,50'],
    ['Btw 9% 2,43', 'Btw 21% 10,20'],
  ]);
});

test('discounts stand between what they are taken off and what is left', () => {
  const line = buildCartLine({ discount: cents(2695) });
  const cart = buildCart({
    lines: [line],
    discount: cents(539),
    coupon: 'DEMO10',
    couponStatus: 'accepted',
  });
  expect(texts(cart)[0]).toEqual([
    'Producten excl. btw 80,85',
    'Korting acties −26,95',
    'Subtotaal excl. btw 53,90',
    'Kortingscode DEMO10 −5,39',
    'Bezorgkosten 7,50',
  ]);
});

test('[K05] delivery is free from the threshold, and below it the way to it is told', () => {
  expect(texts(buildCart({ shipping: cents(0) }))[0]).toContain('Bezorgkosten gratis');
  const [rows] = summaryRows(buildCart());
  expect(rows?.at(-1)?.note).toBe('Nog €\u00a046,10 tot gratis bezorging');
});
