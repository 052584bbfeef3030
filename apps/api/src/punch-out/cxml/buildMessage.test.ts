import { cents } from '@magazijn/domain/money';
import { defaultOciSettings, type OciLine, ociLines } from '@magazijn/domain/oci';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLine } from './buildMessage.ts';

const [line] = ociLines(
  {
    lines: [
      {
        productId: 7,
        description: 'Luiers',
        itemCode: '7',
        categoryPath: 'verzorging',
        quantity: 3,
        price: cents(945),
        discount: cents(1835),
        total: cents(1000),
        vatPercentage: 21,
        giveAway: false,
      },
    ],
    shipping: { cost: cents(0), itemCode: '', vatPercentage: 21 },
    discounts: [],
    deliveryDate: '2026-03-18',
    orderReference: '',
  },
  { ...defaultOciSettings, discounts: 'in-prices' },
) as [OciLine];

test('[K03] three for € 10,00 are two at 3,33 and one at 3,34', () => {
  expect(splitLine(line)).toEqual([
    { quantity: 2, price: 333 },
    { quantity: 1, price: 334 },
  ]);
});

test('[K03] the parts are together the line, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 1e7 }), (quantity, total) => {
      const parts = splitLine({ ...line, quantity, priceUnit: quantity, price: cents(total) });
      expect(parts.reduce((sum, part) => sum + part.quantity * part.price, 0)).toBe(total);
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
      expect(parts.length).toBeLessThanOrEqual(2);
    }),
  );
});
