import { cents } from '@magazijn/domain/money';
import { defaultOciSettings, type OciLine, type OciOrder, ociLines } from '@magazijn/domain/oci';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { ApiDependencies } from '../../ApiDependencies.ts';
import type { CxmlPunchOut } from '../../database/tables/punchOut.ts';
import type { PunchOutConnection } from '../connection.ts';
import { buildMessage, messageForm, splitLine } from './buildMessage.ts';
import { cxmlProblems } from './testing/cxmlProblems.ts';

const nappies = {
  productId: 7,
  description: 'Luiers',
  itemCode: '101 101',
  categoryPath: 'verzorging/luiers',
  quantity: 3,
  price: cents(945),
  discount: cents(1835),
  total: cents(1000),
  vatPercentage: 21,
  giveAway: false,
};
const balls = {
  productId: 8,
  description: '',
  itemCode: '404 101',
  categoryPath: 'spelen/ballen',
  quantity: 2,
  price: cents(250),
  discount: cents(0),
  total: cents(500),
  vatPercentage: 9,
  giveAway: false,
};
const order: OciOrder = {
  lines: [nappies, balls],
  shipping: { cost: cents(695), itemCode: '900 001', vatPercentage: 21 },
  discounts: [],
  deliveryDate: '2026-03-18',
  orderReference: 'Lente 7',
};

const [line] = ociLines(order, { ...defaultOciSettings, discounts: 'in-prices' }) as [OciLine];

test('[K03] three for € 10,00 become two at 3,33 and one at 3,34', () => {
  expect(splitLine(line)).toEqual([
    { quantity: 2, price: 333 },
    { quantity: 1, price: 334 },
  ]);
});

test('[K03] the pieces add up to the line, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 1e7 }), (quantity, total) => {
      const parts = splitLine({ ...line, quantity, priceUnit: quantity, price: cents(total) });
      expect(parts.reduce((sum, part) => sum + part.quantity * part.price, 0)).toBe(total);
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
      expect(parts.length).toBeLessThanOrEqual(2);
    }),
  );
});

const cxml: CxmlPunchOut = {
  operation: 'create',
  buyerCookie: 'koekje-1',
  postUrl: 'https://inkoop.example/return',
  buyer: { domain: 'NetworkID', identity: 'inkoper' },
  supplier: { domain: 'DUNS', identity: 'leverancier' },
  amounts: [],
  coupon: '',
};
const connection: PunchOutConnection = {
  hosts: [],
  functions: [],
  unit: 'ST',
  discounts: 'lines',
  materialGroups: { 'verzorging/luiers': '53131601' },
  customFields: {} as PunchOutConnection['customFields'],
  cxmlEncoding: 'urlencoded',
};
const dependencies = {
  settings: { publicOrigin: 'https://shop.example' },
  clock: () => new Date('2026-03-16T10:00:00Z'),
} as unknown as Pick<ApiDependencies, 'settings' | 'clock'>;

const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['ItemIn', 'Extrinsic'].includes(name),
});
function read(text: string) {
  const { Header, Message } = reader.parse(text).cXML;
  return { header: Header, message: Message.PunchOutOrderMessage };
}
const built = (given: Partial<OciOrder> = {}, agreed: Partial<PunchOutConnection> = {}, coupon = '') =>
  read(buildMessage(dependencies, cxml, { ...connection, ...agreed }, { ...order, ...given }, coupon));

const euros = (text: string) => ({ Money: { '@currency': 'EUR', '#text': text } });
const extrinsics = (vatPercentage: string) => [
  { '@name': 'vatPercentage', '#text': vatPercentage },
  { '@name': 'deliveryDate', '#text': '2026-03-18' },
  { '@name': 'orderReference', '#text': 'Lente 7' },
];
const nappyItem = (quantity: string, price: string) => ({
  '@quantity': quantity,
  ItemID: { SupplierPartID: '101 101', SupplierPartAuxiliaryID: '7/LENTE' },
  ItemDetail: {
    UnitPrice: euros(price),
    Description: { '@xml:lang': 'nl-NL', '#text': 'Luiers' },
    UnitOfMeasure: 'EA',
    Classification: { '@domain': 'UNSPSC', '#text': '53131601' },
    Extrinsic: extrinsics('21'),
  },
});

describe('[K03] the message of an order', () => {
  test('names sender and recipient, has every discount in the prices, and delivery apart', () => {
    const { header, message } = built({}, {}, 'LENTE');
    const [buyer, supplier] = [
      { '@domain': 'NetworkID', Identity: 'inkoper' },
      { '@domain': 'DUNS', Identity: 'leverancier' },
    ];
    expect(header).toEqual({
      From: { Credential: supplier },
      To: { Credential: buyer },
      Sender: { Credential: supplier, UserAgent: 'Magazijn' },
    });
    expect(message).toEqual({
      BuyerCookie: 'koekje-1',
      PunchOutOrderMessageHeader: {
        '@operationAllowed': 'edit',
        Total: euros('15.00'),
        Shipping: { ...euros('6.95'), Description: { '@xml:lang': 'nl-NL', '#text': 'Verzendkosten' } },
      },
      ItemIn: [
        nappyItem('2', '3.33'),
        nappyItem('1', '3.34'),
        {
          '@quantity': '2',
          ItemID: { SupplierPartID: '404 101', SupplierPartAuxiliaryID: '8/LENTE' },
          ItemDetail: {
            UnitPrice: euros('2.50'),
            // A product without a description is called by its number.
            Description: { '@xml:lang': 'nl-NL', '#text': '404 101' },
            UnitOfMeasure: 'EA',
            Classification: { '@domain': 'SupplierCategory', '#text': 'spelen/ballen' },
            Extrinsic: extrinsics('9'),
          },
        },
      ],
    });
  });

  test('leaves out free delivery and an empty reference', () => {
    const { message } = built({ shipping: { ...order.shipping, cost: cents(0) }, orderReference: '' });
    expect(message.PunchOutOrderMessageHeader).toEqual({
      '@operationAllowed': 'edit',
      Total: euros('15.00'),
    });
    expect(message.ItemIn[0].ItemDetail.Extrinsic).toEqual(extrinsics('21').slice(0, 2));
  });

  test('a line with a cost centre has its accounting, with what each item costs', async () => {
    const costCentre = { code: '4010', name: 'Groep Egels' };
    const lines = order.lines.map((line) => ({ ...line, costCentre }));
    const xml = buildMessage(dependencies, cxml, connection, { ...order, lines }, '');
    expect(await cxmlProblems(xml)).toEqual([]);
    const { message } = read(xml);
    const [first, second] = message.ItemIn;
    expect(first.Distribution).toEqual({
      Accounting: {
        '@name': 'DistributionCharge',
        AccountingSegment: {
          '@id': '4010',
          Name: { '@xml:lang': 'en', '#text': 'Cost Center' },
          Description: { '@xml:lang': 'nl-NL', '#text': 'Groep Egels' },
        },
      },
      Charge: euros('6.66'),
    });
    expect(second.Distribution.Charge).toEqual(euros('3.34'));
    expect(Object.keys(first)).toEqual(['ItemID', 'ItemDetail', 'Distribution', '@quantity']);
  });

  test.each([
    ['ST', 'EA'],
    ['PCE', 'EA'],
    ['BX', 'BX'],
  ])('the unit %s becomes %s', (unit, code) => {
    const { message } = built({}, { unit });
    expect(message.ItemIn[0].ItemDetail.UnitOfMeasure).toBe(code);
  });

  test.each([
    ['53131601', 'UNSPSC'],
    ['5313160', 'SupplierCategory'],
    ['531316011', 'SupplierCategory'],
    ['luiers-1', 'SupplierCategory'],
  ])('the material group %s is of the domain %s', (group, domain) => {
    const { message } = built({}, { materialGroups: { verzorging: group } });
    expect(message.ItemIn[0].ItemDetail.Classification).toEqual({ '@domain': domain, '#text': group });
  });
});

describe('the form that posts a message', () => {
  test('contains it as text', () => {
    expect(messageForm(cxml, connection, '<cXML/>')).toEqual({
      action: 'https://inkoop.example/return',
      fields: [['cxml-urlencoded', '<cXML/>']],
    });
  });

  test('contains it in base64 where that was agreed', () => {
    expect(messageForm(cxml, { ...connection, cxmlEncoding: 'base64' }, '<cXML/>')).toEqual({
      action: 'https://inkoop.example/return',
      fields: [['cxml-base64', 'PGNYTUwvPg==']],
    });
  });
});
