import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import { cartTotals, orderLineRows, placedSummaryRows, summaryRows } from './orderRows.tsx';

describe('cartTotals', () => {
  test('[E05] the subtotal is without the discounts of the lines', () => {
    const line = buildCartLine({ quantity: 3, discount: cents(2695), total: cents(5390) });
    expect(cartTotals(buildCart({ lines: [line], subtotal: cents(5390) }))).toEqual({
      products: 8085,
      dealDiscount: 2695,
    });
  });
});

describe('summaryRows', () => {
  const texts = (cart: Parameters<typeof summaryRows>[0]) =>
    summaryRows(cart, null).map((group) =>
      group.map(({ label, value }) => (typeof value === 'string' ? `${label} ${value}` : label)),
    );

  test('[E05] subtotal, delivery, and VAT per rate, with its base where known', () => {
    expect(
      texts(
        buildCart({
          vatTotals: [
            { percentage: 9, net: cents(2700), amount: cents(243) },
            { percentage: 21, net: null, amount: cents(1020) },
          ],
        }),
      ),
    ).toEqual([
      ['Subtotaal excl. btw 53,90', 'Bezorgkosten 7,50'],
      ['Btw\u00a09\u00a0% over €\u00a027,00 2,43', 'Btw\u00a021\u00a0% 10,20'],
    ]);
  });

  test('[K04] without VAT totals the given percentage shows, with the difference to the total', () => {
    const untaxed = buildCart({ vatTotals: [], totalInclusive: cents(7429) });
    const vatRows = (cart: typeof untaxed, shown: number | null) =>
      summaryRows(cart, shown)[1]?.map(
        ({ label, value }) => `${label} ${typeof value === 'string' ? value : ''}`,
      );
    expect(vatRows(untaxed, 21)).toEqual(['Btw\u00a021\u00a0% 12,89']);
    expect(vatRows(untaxed, 23)).toEqual(['Btw\u00a023\u00a0% 12,89']);
    expect(vatRows(untaxed, null)).toEqual([]);
    const taxed = buildCart({ vatTotals: [{ percentage: 9, net: null, amount: cents(243) }] });
    expect(vatRows(taxed, 23)).toEqual(['Btw\u00a09\u00a0% 2,43']);
  });

  test('[E05] without VAT the reason shows under its row', () => {
    const cart = buildCart({
      vatTotals: [{ percentage: 0, net: cents(6140), amount: cents(0) }],
      vatNote: 'Intracommunautaire levering, vrijgesteld van btw.',
    });
    expect(summaryRows(cart, 23)[1]).toEqual([
      {
        label: 'Btw\u00a00\u00a0% over €\u00a061,40',
        value: '0,00',
        tone: 'muted',
        note: 'Intracommunautaire levering, vrijgesteld van btw.',
      },
    ]);
    expect(summaryRows(buildCart(), 23)[1]?.map(({ note }) => note)).toEqual([undefined]);
  });

  test('discounts show between the full sum and the subtotal', () => {
    const line = buildCartLine({ discount: cents(2695) });
    const cart = buildCart({
      lines: [line],
      discount: cents(539),
      couponCode: 'DEMO10',
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

  test('[K05] delivery is free from the threshold; below it the missing amount shows', () => {
    expect(texts(buildCart({ shipping: cents(0) }))[0]).toContain('Bezorgkosten gratis');
    const [rows] = summaryRows(buildCart(), null);
    expect(rows?.at(-1)?.note).toBe('Nog €\u00a046,10 excl. btw tot gratis bezorging');
    const [placed] = placedSummaryRows(buildCart());
    expect(placed?.at(-1)).toEqual({ label: 'Bezorgkosten', value: '7,50' });
  });
});

test('[E05] a line with a deal shows the paid sum and the discount', () => {
  const line = buildCartLine({
    quantity: 3,
    offerLabel: '2+1 gratis',
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    discount: cents(2695),
    total: cents(5390),
  });
  expect(orderLineRows([line], () => 2)).toMatchObject([
    {
      total: '53,90',
      grossTotal: '80,85',
      note: { tone: 'sale', text: '2+1 gratis: 2 betaald, 1 gratis, €\u00a026,95 korting' },
    },
  ]);
});

test('[V21] a gift is marked as free; an ordinary line has no note', () => {
  const gift = buildCartLine({ giveAway: true, total: cents(0) });
  const [free, plain] = orderLineRows([gift, buildCartLine()], () => undefined);
  expect(free).toMatchObject({ total: '0,00', note: { tone: 'positive', text: 'Uw gratis artikel!' } });
  expect(plain?.note).toBeUndefined();
  expect(plain?.grossTotal).toBeUndefined();
});
