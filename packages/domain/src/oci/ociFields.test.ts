import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCartRules } from '../cart/cartToPrice.ts';
import { priceCart } from '../cart/priceCart.ts';
import { cents } from '../money/cents.ts';
import { arbitraryOciOrder } from '../testing/arbitraryOciOrder.ts';
import { defaultOciCustomFields, ociDateFormat, ociEcho, ociFields, ociReturnFields } from './ociFields.ts';
import { defaultOciSettings, type OciLine, ociLines } from './ociLines.ts';

const line: OciLine = {
  description: 'Luiers maat 4',
  materialGroup: '53102305',
  quantity: 3,
  unit: 'ST',
  price: cents(123405),
  priceUnit: 1,
  currency: 'EUR',
  vendorMaterial: '101404',
  productId: '7',
  vatPercentage: 21,
  deliveryDate: '2026-03-18',
  orderReference: 'Groep Eekhoorns',
};

const product = { id: 7, price: cents(945), vatPercentage: 21, deal: null, orderLimit: null };
const orderLine = {
  productId: 7,
  description: 'Luiers maat 4',
  itemCode: '101404',
  categoryPath: 'verzorging/luiers',
  price: cents(945),
  discount: cents(0),
  vatPercentage: 21,
  giveAway: false,
};

const lengths: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATGROUP: 10,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  PRICEUNIT: 5,
  CURRENCY: 5,
  VENDORMAT: 40,
  EXT_PRODUCT_ID: 40,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD5: 50,
};

test('[K02] the vendor material has no spaces between its digits', () => {
  const vendorMaterialOf = (vendorMaterial: string) =>
    ociFields([{ ...line, vendorMaterial }]).find(([name]) => name === 'NEW_ITEM-VENDORMAT[1]')?.[1];
  expect(vendorMaterialOf('101 404')).toBe('101404');
  expect(vendorMaterialOf('AB 101\u00a0404 X')).toBe('AB 101404 X');
});

test('[K02] a line becomes its form fields', () => {
  expect(ociFields([line])).toEqual([
    ['NEW_ITEM-DESCRIPTION[1]', 'Luiers maat 4'],
    ['NEW_ITEM-MATGROUP[1]', '53102305'],
    ['NEW_ITEM-QUANTITY[1]', '3'],
    ['NEW_ITEM-UNIT[1]', 'ST'],
    ['NEW_ITEM-PRICE[1]', '1234.05'],
    ['NEW_ITEM-PRICEUNIT[1]', '1'],
    ['NEW_ITEM-CURRENCY[1]', 'EUR'],
    ['NEW_ITEM-VENDORMAT[1]', '101404'],
    ['NEW_ITEM-EXT_PRODUCT_ID[1]', '7'],
    ['NEW_ITEM-CUST_FIELD1[1]', '21'],
    ['NEW_ITEM-CUST_FIELD2[1]', '2026-03-18'],
    ['NEW_ITEM-CUST_FIELD5[1]', 'Groep Eekhoorns'],
  ]);
});

test('the cost centre of a line is in the fourth custom field, unless the company uses that otherwise', () => {
  const costCentre = { code: 'EGELS-VOSSEN-MOLLEN1', name: 'Groep Egels' };
  const fields = ociFields([line, { ...line, costCentre }]);
  expect(fields.slice(0, ociFields([line]).length)).toEqual(ociFields([line]));
  expect(new Map(fields).get('NEW_ITEM-CUST_FIELD4[2]')).toBe('EGELS-VOSSEN-MOLLEN1');
  const customFields = { ...defaultOciCustomFields, orderReference: 4 } as const;
  expect(new Map(ociFields([{ ...line, costCentre }], { customFields })).get('NEW_ITEM-CUST_FIELD4[1]')).toBe(
    'Groep Eekhoorns',
  );
});

test('a description over 40 characters is cut, and sent whole as long text', () => {
  const description = 'Luiers maat 4, voor kinderen van 8 tot 14 kilo, per doos';
  const fields = new Map(ociFields([line, { ...line, description }]));
  expect(fields.get('NEW_ITEM-DESCRIPTION[2]')).toBe('Luiers maat 4, voor kinderen van 8 tot 1');
  expect(fields.get('NEW_ITEM-LONGTEXT_2:132[]')).toBe(description);
  expect(fields.has('NEW_ITEM-LONGTEXT_1:132[]')).toBe(false);
});

test('[K02] a material group that is too long is cut at the end of a word', () => {
  const [, group] = ociFields([{ ...line, materialGroup: 'voeding/fruit' }]);
  expect(group).toEqual(['NEW_ITEM-MATGROUP[1]', 'voeding']);
});

test('[K02] a unit of another back end that is too long is cut to three characters', () => {
  expect(new Map(ociFields([{ ...line, unit: 'STUK' }])).get('NEW_ITEM-UNIT[1]')).toBe('STU');
});

test('a description of 40 characters has no long text', () => {
  const description = 'Luiers maat 4, voor kinderen tot 14 kilo';
  const names = ociFields([{ ...line, description }]).map(([name]) => name);
  expect(names).not.toContain('NEW_ITEM-LONGTEXT_1:132[]');
});

test('[K02] a company’s own choice of custom fields is used', () => {
  const customFields = { vatPercentage: null, deliveryDate: 3, orderReference: 4 } as const;
  const fields = ociFields([{ ...line, orderReference: 'Groep Eekhoorns en Vlinders' }], { customFields });
  expect(fields.filter(([name]) => name.includes('CUST_FIELD'))).toEqual([
    ['NEW_ITEM-CUST_FIELD3[1]', '2026-03-18'],
    ['NEW_ITEM-CUST_FIELD4[1]', 'Groep Eekhoorns en V'],
  ]);
  expect(fields).toHaveLength(11);
});

test('a Cyrillic name for an ISO-8859-1 receiver is replaced by the article number', () => {
  const fields = new Map(ociFields([{ ...line, description: 'Подгузники' }], { repertoire: 'latin-1' }));
  expect(fields.get('NEW_ITEM-DESCRIPTION[1]')).toBe('Artikel 101404');
});

test('a name without letters is kept', () => {
  const names = ['🦋🦋', ' \n '].map((description) =>
    new Map(ociFields([{ ...line, description }], { repertoire: 'ascii' })).get('NEW_ITEM-DESCRIPTION[1]'),
  );
  expect(names).toEqual(['??', '-']);
});

test('a line break becomes a space in every character set', () => {
  const fields = new Map(
    ociFields([{ ...line, orderReference: 'Groep\r\n"Eekhoorns" 🦋' }], { repertoire: 'latin-1' }),
  );
  expect(fields.get('NEW_ITEM-CUST_FIELD5[1]')).toBe('Groep "Eekhoorns" ?');
});

test('control characters and HTML are removed, their text stays', () => {
  const orderReference = '\u0000Groep\u0007 <b onclick="x">3</b>, kinderen < 4 > 2 <3';
  const fields = new Map(ociFields([{ ...line, orderReference }]));
  expect(fields.get('NEW_ITEM-CUST_FIELD5[1]')).toBe('Groep (b onclick="x")3(/b), kinderen < 4 > 2 <3');
});

test('[K03] a discount’s price has its sign', () => {
  const fields = new Map(ociFields([{ ...line, price: cents(-5) }]));
  expect(fields.get('NEW_ITEM-PRICE[1]')).toBe('-0.05');
});

const repertoires = fc.constantFrom('unicode', 'latin-1', 'ascii');

test('[K02] for any order, names are unique, indices have no gap and values fit', () => {
  fc.assert(
    fc.property(arbitraryOciOrder, repertoires, ({ order }, repertoire) => {
      const lines = ociLines(order);
      const fields = ociFields(lines, { repertoire });
      expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length);
      const indices = new Set<number>();
      for (const [name, value] of fields) {
        const [, field = '', index = ''] = /^NEW_ITEM-(\w+)\[(\d+)\]$/.exec(name) ?? [];
        if (name.startsWith('NEW_ITEM-LONGTEXT_')) continue;
        indices.add(Number(index));
        expect(value.length).toBeLessThanOrEqual(lengths[field] ?? -1);
        expect(value).toBe(value.trimStart());
        if (field === 'DESCRIPTION') expect(value).not.toBe('');
      }
      expect([...indices]).toEqual(lines.map((_, index) => index + 1));
    }),
  );
});

test('[K03] summed from the fields, quantity × price over all lines is the order’s total excluding VAT', () => {
  fc.assert(
    fc.property(
      arbitraryOciOrder,
      fc.constantFrom('lines' as const, 'in-prices' as const),
      (ordered, discounts) => {
        const lines = ociLines(ordered.order, { ...defaultOciSettings, discounts });
        const fields = new Map(ociFields(lines));
        const read = (name: string, index: number) => Number(fields.get(`NEW_ITEM-${name}[${index + 1}]`));
        const sum = lines.reduce((total, _, index) => {
          const cents = Math.round(read('PRICE', index) * 100);
          return total + (cents * read('QUANTITY', index)) / read('PRICEUNIT', index);
        }, 0);
        expect(sum).toBe(ordered.totalExclusive);
      },
    ),
  );
});

test('[K02] prices have a point, two decimals and no thousands separator', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (price) => {
      const value = new Map(ociFields([{ ...line, price: cents(price) }])).get('NEW_ITEM-PRICE[1]') ?? '';
      expect(value).toMatch(/^-?\d{1,11}\.\d\d$/);
      expect(Math.round(Number(value) * 100)).toBe(price);
    }),
  );
});

const agreement = { ...defaultOciSettings, customFields: defaultOciCustomFields };
const echo = ociEcho({ '~OKCODE': 'ADDI', '~CALLER': 'CTLG', OCI_VERSION: '4.0' });

test('SAP’s echo fields are returned under SAP’s names', () => {
  expect(echo).toEqual([
    ['~OkCode', 'ADDI'],
    ['~CALLER', 'CTLG'],
  ]);
});

test('only echo fields of the request are returned, with the target', () => {
  expect(ociEcho({})).toEqual([]);
  expect(ociEcho({ '~TARGET': '_top', '~OKCODE': '' })).toEqual([
    ['~OkCode', ''],
    ['~TARGET', '_top'],
  ]);
});

test('[K02] a return has the order’s lines in the requested date format and character set, then the echo fields', () => {
  fc.assert(
    fc.property(arbitraryOciOrder, ({ order }) => {
      const request = { dateFormat: 'dd.MM.yyyy', charset: 'ISO-8859-1', echo };
      const lines = ociLines(order, { ...defaultOciSettings, dateFormat: 'dd.MM.yyyy' }).filter(
        ({ price }) => price !== 0,
      );
      expect(ociReturnFields(order, request, agreement)).toEqual([
        ...ociFields(lines, { repertoire: 'latin-1' }),
        ...echo,
      ]);
    }),
  );
});

test('[K03] a coupon of 100 % leaves no line without a price, in either discount mode', () => {
  const whole = priceCart({
    lines: [{ product, quantity: 3 }],
    coupon: { code: 'ALLES', percentage: 100 },
    rules: { ...defaultCartRules, freeShippingFrom: cents(100_000) },
  });
  const order = {
    lines: [{ ...orderLine, quantity: 3, total: whole.subtotal }],
    shipping: { cost: whole.shipping, itemCode: 'VERZ', vatPercentage: 21 },
    discounts: whole.couponDiscounts,
    deliveryDate: '2026-03-18',
    orderReference: '',
  };
  const request = { dateFormat: 'yyyy-MM-dd', charset: '', echo: [] };
  const sent = (discounts: 'lines' | 'in-prices') =>
    ociReturnFields(order, request, { ...agreement, discounts });
  const prices = (fields: readonly (readonly [string, string])[]) =>
    fields.filter(([name]) => name.startsWith('NEW_ITEM-PRICE[')).map(([, value]) => value);
  expect(prices(sent('in-prices'))).toEqual(['7.50']);
  expect(prices(sent('lines'))).toEqual(['9.45', '7.50', '-28.35']);
});

test('a return without an order has no lines', () => {
  expect(ociReturnFields(null, { dateFormat: 'yyyy-MM-dd', charset: '', echo }, agreement)).toEqual(echo);
});

describe('ociDateFormat', () => {
  test.each([
    ['yyyy-MM-dd', 'yyyy-MM-dd'],
    ['DD.MM.YYYY', 'dd.MM.yyyy'],
    ['dd/mm/yyyy', 'dd/MM/yyyy'],
    ['yyyyMMdd', 'yyyyMMdd'],
    ['MM/DD/YYYY', 'MM/dd/yyyy'],
    [' dd MM yyyy ', 'dd MM yyyy'],
  ])('[T72] the date format %s is accepted', (requested, format) => {
    expect(ociDateFormat(requested)).toBe(format);
  });

  test.each([
    undefined,
    '',
    'd-M-yy',
    'yyyy-yyyy-dd',
    'MM-dd',
    '   ',
    'dd--MM-yyyy',
    'op dd-MM-yyyy',
    'dd-MM-yyyy om 12:00',
    '<script>alert(1)</script>',
    'yyyy"MM"dd',
    'yyyy\nMM\ndd',
    'yyyy-MM-dd'.repeat(10_000),
  ])('[T72] any other date format gives the default yyyy-MM-dd', (requested) => {
    expect(ociDateFormat(requested)).toBe('yyyy-MM-dd');
  });
});
