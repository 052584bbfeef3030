// Test invoices of any cart, fixed or random.

import { type CartToPrice, priceCart } from '@magazijn/domain/cart';
import { addCents, cents } from '@magazijn/domain/money';
import { allPaymentMethods } from '@magazijn/domain/validation';
import * as fc from 'fast-check';
import { vatNote } from '../../cart/cartTexts.ts';
import { readSeller } from '../../settings/readSeller.ts';
import { vatBreakdown } from '../findInvoice.ts';
import type { Invoice } from '../Invoice.ts';

const seller = readSeller({}, false).seller;

const address: Invoice['deliveryAddress'] = {
  companyName: 'Kinderopvang De Vlinder',
  contactGender: 0,
  contactFirstName: null,
  contactLastName: 'Afdeling inkoop',
  street: 'Beukenlaan',
  number: '14',
  numberSuffix: 'bis',
  postalCode: '3581 KT',
  city: 'Utrecht',
  country: 'NL',
  phoneNumber: '030 012 34 10',
  emailAddress: null,
};

const rules: CartToPrice['rules'] = {
  minimumOrder: cents(5000),
  freeShippingFrom: cents(10_000),
  shipping: cents(750),
  shippingVatPercentage: 21,
};

export const buildLine = (
  id: number,
  price: number,
  quantity: number,
  changes: Partial<CartToPrice['lines'][number]['product']> = {},
): CartToPrice['lines'][number] => ({
  quantity,
  product: { id, price: cents(price), vatPercentage: 21, deal: null, orderLimit: null, ...changes },
});

export function buildInvoice(
  cart: Partial<Omit<CartToPrice, 'lines'>> & Pick<CartToPrice, 'lines'>,
  changes: Partial<Invoice> = {},
): Invoice {
  if (seller === null) throw new Error('Outside production there is a seller.');
  const whole: CartToPrice = { coupon: null, rules, ...cart };
  const priced = priceCart(whole);
  const rateOf = new Map(whole.lines.map(({ product }) => [product.id, product.vatPercentage]));
  const lines = priced.lines.map((line) => ({
    articleNumber: `MG ${100_000 + line.productId}`,
    description: `Product ${line.productId} & meer <groot>`,
    contents: 'doos van 12',
    unit: 'doos',
    quantity: line.quantity,
    price: line.price,
    vatPercentage: rateOf.get(line.productId) ?? whole.rules.shippingVatPercentage,
    discount: line.discount,
    total: line.totalExclusive,
    giveAway: line.giveAway,
  }));
  const { shippingVatPercentage } = whole.rules;
  const vat = vatBreakdown({ ...priced, lines, shippingVatPercentage });
  return {
    number: 'F000000007',
    orderNumber: 'KKN000000042',
    issuedOn: '2026-11-18',
    issuedAt: new Date('2026-11-18T10:00:00Z'),
    credits: null,
    dueOn: '2026-12-02',
    deliveredOn: '2026-11-19',
    orderReference: 'Groep 3',
    payment: 'on_account',
    seller,
    vatTreatment: 'dutch',
    vatNote: null,
    buyer: {
      name: 'Kinderopvang De Vlinder',
      customerNumber: '10010',
      vatNumber: 'NL000001022B90',
      companyNumber: '90000101',
      iban: 'NL29MAGA0100000101',
      email: 'administratie@vlinder.test',
      address,
    },
    deliveryAddress: address,
    lines,
    couponCode: whole.coupon?.code ?? null,
    subtotal: priced.subtotal,
    couponDiscount: priced.couponDiscount,
    shipping: priced.shipping,
    shippingVatPercentage,
    vat,
    totalExclusive: priced.totalExclusive,
    totalVat: addCents(cents(0), ...vat.map((rate) => rate.vat)),
    totalInclusive: priced.totalInclusive,
    paid: cents(0),
    ...changes,
  };
}

const deal: fc.Arbitrary<CartToPrice['lines'][number]['product']['deal']> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('free-goods' as const),
    paid: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('percentage' as const),
    percentage: fc.constantFrom(5, 10, 12.5, 33.3, 100),
  }),
  fc.record({
    kind: fc.constant('give-away' as const),
    from: fc.integer({ min: 1, max: 5 }),
    productId: fc.integer({ min: 900, max: 903 }),
  }),
);

const arbitraryCart = (percentages: readonly number[]) =>
  fc.record({
    lines: fc.uniqueArray(
      fc.record({
        quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9999 })),
        product: fc.record({
          id: fc.integer({ min: 1, max: 500 }),
          price: fc.integer({ min: 0, max: 50_000 }).map((price) => cents(price)),
          vatPercentage: fc.constantFrom(...percentages),
          deal,
          orderLimit: fc.constant(null),
        }),
      }),
      { minLength: 1, maxLength: 10, selector: ({ product }) => product.id },
    ),
    coupon: fc.option(
      fc.record({ code: fc.constant('DEMO10'), percentage: fc.constantFrom(1, 7, 10, 15, 33, 100) }),
    ),
    payment: fc.constantFrom(...allPaymentMethods),
    share: fc.constantFrom(0, 0.4, 1),
  });

/** An invoice that is paid in full before it is issued, not at all, or in part. */
function paidBy(invoice: Invoice, payment: Invoice['payment'], share: number): Invoice {
  const part = payment === 'ideal' ? 1 : payment === 'debit' ? 0 : share;
  const paid = cents(Math.floor(invoice.totalInclusive * part));
  return {
    ...invoice,
    payment,
    paid,
    dueOn: payment !== 'debit' && paid < invoice.totalInclusive ? invoice.dueOn : null,
  };
}

/** Random invoices: every deal, rate and payment method, with coupons and delivery. */
export const arbitraryInvoice: fc.Arbitrary<Invoice> = arbitraryCart([0, 6, 9, 21]).map(
  ({ payment, share, ...cart }) => paidBy(buildInvoice(cart), payment, share),
);

const belgianAddress: Invoice['deliveryAddress'] = {
  ...address,
  companyName: 'Kinderdagverblijf De Hommel',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
};

export const intraCommunity: Partial<Invoice> = {
  vatTreatment: 'intra-community',
  vatNote: vatNote('intra-community'),
  deliveryAddress: belgianAddress,
  buyer: {
    name: 'Kinderdagverblijf De Hommel',
    customerNumber: '10040',
    vatNumber: 'BE0999000129',
    companyNumber: '0999000129',
    iban: null,
    email: 'hommel@demo.magazijn.test',
    address: belgianAddress,
  },
};

export const arbitraryIntraCommunityInvoice: fc.Arbitrary<Invoice> = arbitraryCart([0]).map(
  ({ payment, share, ...cart }) =>
    paidBy(
      buildInvoice({ ...cart, rules: { ...rules, shippingVatPercentage: 0 } }, intraCommunity),
      payment,
      share,
    ),
);
