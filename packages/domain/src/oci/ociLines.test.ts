import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { arbitraryOciOrder } from '../testing/arbitraryOciOrder.ts';
import {
  defaultOciSettings,
  formatOciDate,
  type OciLine,
  type OciOrder,
  type OciOrderLine,
  ociLines,
  spreadDiscounts,
} from './ociLines.ts';

describe('ociLines', () => {
  const diapers: OciOrderLine = {
    productId: 7,
    description: 'Luiers maat 4',
    itemCode: '101404',
    categoryPath: 'verzorging/luiers',
    quantity: 3,
    price: cents(945),
    discount: cents(0),
    total: cents(2835),
    vatPercentage: 21,
    giveAway: false,
  };

  function order(lines: OciOrderLine[], changes: Partial<OciOrder> = {}): OciOrder {
    return {
      lines,
      shipping: { cost: cents(0), itemCode: 'VERZ', vatPercentage: 21 },
      discounts: [],
      deliveryDate: '2026-03-18',
      orderReference: 'Groep Eekhoorns',
      ...changes,
    };
  }

  test('[K02] a product line has all its fields', () => {
    expect(ociLines(order([diapers]))).toEqual([
      {
        description: 'Luiers maat 4',
        materialGroup: 'verzorging/luiers',
        quantity: 3,
        unit: 'ST',
        price: 945,
        priceUnit: 1,
        currency: 'EUR',
        vendorMaterial: '101404',
        productId: '7',
        vatPercentage: 21,
        deliveryDate: '2026-03-18',
        orderReference: 'Groep Eekhoorns',
      },
    ]);
  });

  test('[K02] unit, date format and material group are those of the company', () => {
    const settings = {
      ...defaultOciSettings,
      unit: 'PCE',
      dateFormat: 'dd.MM.yyyy',
      materialGroups: { 'verzorging/luiers': '53102305' },
    };
    expect(ociLines(order([diapers]), settings)[0]).toMatchObject({
      unit: 'PCE',
      deliveryDate: '18.03.2026',
      materialGroup: '53102305',
    });
  });

  test('[K03] give-aways and products with a total of 0 are left out', () => {
    const gift = { ...diapers, productId: 8, price: cents(0), total: cents(0), giveAway: true };
    const allOff = { ...diapers, productId: 9, discount: cents(2835), total: cents(0) };
    expect(ociLines(order([gift, diapers, allOff])).map((line) => line.productId)).toEqual(['7']);
  });

  test('[K03] delivery is a line Verzendkosten of quantity 1', () => {
    const lines = ociLines(
      order([diapers], { shipping: { cost: cents(750), itemCode: 'VERZ', vatPercentage: 21 } }),
    );
    expect(lines[1]).toMatchObject({
      description: 'Verzendkosten',
      quantity: 1,
      price: 750,
      vendorMaterial: 'VERZ',
      vatPercentage: 21,
      unit: 'ST',
      // Not a product, so it has no category.
      productId: '',
      materialGroup: '',
    });
  });

  test('[K03] discounts are lines with a negative price, one per VAT percentage', () => {
    const deal = { ...diapers, discount: cents(945), total: cents(1890) };
    const juice = { ...deal, productId: 8, vatPercentage: 9 };
    const lines = ociLines(
      order([deal, juice, { ...deal, productId: 9 }], {
        discounts: [{ vatPercentage: 9, sum: cents(100) }],
      }),
    );
    expect(
      lines
        .slice(3)
        .map(({ description, quantity, price, vatPercentage }) => [
          description,
          quantity,
          price,
          vatPercentage,
        ]),
    ).toEqual([
      ['Korting 9%', 1, -1045, 9],
      ['Korting 21%', 1, -1890, 21],
    ]);
  });

  test('[K03] a discount line has its rate in Dutch and no product id', () => {
    const deal = { ...diapers, vatPercentage: 5.5, discount: cents(945), total: cents(1890) };
    expect(ociLines(order([deal]))[1]).toMatchObject({
      description: 'Korting 5,5%',
      vendorMaterial: '',
      productId: '',
      materialGroup: '',
    });
  });

  test('[K02] by default a company gets discount lines, the unit ST and ISO dates', () => {
    expect(defaultOciSettings).toEqual({
      unit: 'ST',
      dateFormat: 'yyyy-MM-dd',
      discounts: 'lines',
      materialGroups: {},
    });
  });

  test('a company whose system refuses negative prices gets the discount in the prices', () => {
    const deal = { ...diapers, discount: cents(944), total: cents(1891) };
    const settings = { ...defaultOciSettings, discounts: 'in-prices' as const };
    const lines = ociLines(order([deal, { ...diapers, productId: 8 }]), settings);
    expect(lines.map(({ quantity, price, priceUnit }) => [quantity, price, priceUnit])).toEqual([
      [3, 1891, 3],
      [3, 945, 1],
    ]);
  });

  test('a discount that divides into whole cents per unit changes the unit price', () => {
    const tenOff = { ...diapers, quantity: 2, price: cents(1085), discount: cents(218), total: cents(1952) };
    const settings = { ...defaultOciSettings, discounts: 'in-prices' as const };
    expect(ociLines(order([tenOff]), settings)[0]).toMatchObject({ quantity: 2, price: 976, priceUnit: 1 });
  });

  test('[K03] the lines sum to the order’s total excluding VAT, for any deals', () => {
    const modes = fc.constantFrom('lines' as const, 'in-prices' as const);
    fc.assert(
      fc.property(arbitraryOciOrder, modes, ({ order: ordered, totalExclusive }, discounts) => {
        const lines = ociLines(ordered, { ...defaultOciSettings, discounts });
        const sum = lines.reduce((total, line) => total + line.price * (line.quantity / line.priceUnit), 0);
        expect(sum).toBe(totalExclusive);
        if (discounts === 'in-prices') expect(lines.every((line) => line.price >= 0)).toBe(true);
      }),
    );
  });

  test('[K02] a material group of a category applies to its sub categories', () => {
    const settings = { ...defaultOciSettings, materialGroups: { verzorging: '5310' } };
    expect(ociLines(order([diapers]), settings)[0]?.materialGroup).toBe('5310');
  });

  test('regression: a category named like an inherited property has no material group', () => {
    const [line] = ociLines(order([{ ...diapers, categoryPath: 'constructor' }]));
    expect(line?.materialGroup).toBe('constructor');
  });
});

describe('spreadDiscounts', () => {
  function pair(
    quantity: number,
    price: number,
    vatPercentage: number,
  ): { line: OciLine; ordered: OciOrderLine } {
    const shared = { description: 'Luiers', price: cents(price), vatPercentage };
    return {
      line: {
        ...shared,
        materialGroup: '',
        quantity,
        unit: 'ST',
        priceUnit: 1,
        currency: 'EUR',
        vendorMaterial: '',
        productId: '7',
        deliveryDate: '2026-03-18',
        orderReference: '',
      },
      ordered: {
        ...shared,
        productId: 7,
        itemCode: '',
        categoryPath: '',
        quantity,
        discount: cents(0),
        total: cents(quantity * price),
        giveAway: false,
      },
    };
  }

  test('a coupon’s share of a rate is deducted only from lines at that rate, in proportion to their totals', () => {
    const pairs = [pair(3, 100, 9), pair(1, 600, 21), pair(1, 300, 21)];
    const spread = spreadDiscounts(pairs, [{ vatPercentage: 21, sum: cents(100) }]);
    expect(spread.map(({ price, priceUnit }) => [price, priceUnit])).toEqual([
      [100, 1],
      [533, 1],
      [267, 1],
    ]);
  });
});

describe('formatOciDate', () => {
  test.each([
    ['yyyy-MM-dd', '2026-03-18'],
    ['dd.MM.yyyy', '18.03.2026'],
    ['yyyyMMdd', '20260318'],
    ['MM/dd/yyyy', '03/18/2026'],
    ['', ''],
  ])('[K02] in the format %s', (format, expected) => {
    expect(formatOciDate('2026-03-18', format)).toBe(expected);
  });
});
