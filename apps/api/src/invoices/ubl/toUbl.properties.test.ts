// Over 300 lines: the rules of EN 16931, for invoices and for credit notes.

import { cents } from '@magazijn/domain/money';
import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import {
  arbitraryIntraCommunityInvoice,
  arbitraryInvoice,
  buildInvoice,
  buildLine,
} from '../testing/buildInvoice.ts';
import { toUbl } from './toUbl.ts';

type Node = { readonly [name: string]: Node } & { readonly '#text'?: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  alwaysCreateTextNode: true,
  isArray: (name, path) =>
    ['InvoiceLine', 'CreditNoteLine', 'TaxSubtotal'].includes(name) ||
    path === 'Invoice.AllowanceCharge' ||
    path === 'CreditNote.AllowanceCharge',
});

const listOf = (node: Node | undefined): readonly Node[] => (Array.isArray(node) ? node : node ? [node] : []);
const text = (node: Node | undefined): string => node?.['#text'] ?? '';
/** An amount in cents: the standard rounds to two decimals, and refuses more (BR-DEC). */
const amount = (node: Node | undefined): number => {
  const written = text(node) || '0.00';
  if (!/^-?\d+\.\d\d$/.test(written)) throw new Error(`${written} has not two decimals.`);
  return Math.round(Number(written) * 100);
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rateOf = (category: Node | undefined): string => `${text(category?.ID)} ${text(category?.Percent)}`;
const isCharge = (node: Node): boolean => text(node.ChargeIndicator) === 'true';

interface Read {
  readonly root: Node;
  readonly lines: readonly Node[];
  readonly allowances: readonly Node[];
  readonly charges: readonly Node[];
  readonly subtotals: readonly Node[];
  readonly total: Node;
}

function read(xml: string): Read {
  const { Invoice, CreditNote } = parser.parse(xml);
  const root: Node = Invoice ?? CreditNote;
  const entries = listOf(root.AllowanceCharge);
  return {
    root,
    lines: listOf(root.InvoiceLine ?? root.CreditNoteLine),
    allowances: entries.filter((entry) => !isCharge(entry)),
    charges: entries.filter(isCharge),
    subtotals: listOf(root.TaxTotal?.TaxSubtotal),
    total: root.LegalMonetaryTotal ?? {},
  };
}

/** Documents by their invoice: each rule tries the same ones, since the seed is fixed. */
const documents = new Map<string, Read>();

function readOnce(invoice: Parameters<typeof toUbl>[0]): Read {
  const key = JSON.stringify(invoice);
  const document = documents.get(key) ?? read(toUbl(invoice));
  documents.set(key, document);
  return document;
}

/** EN 16931-1, chapter 6.4 and 6.5, and Peppol's R120, each as values that must be equal. */
const rules: readonly [name: string, check: (invoice: Read) => void][] = [
  [
    'BR-CO-10: the lines make the sum of the lines',
    ({ lines, total }) =>
      expect(sum(lines.map((line) => amount(line.LineExtensionAmount)))).toBe(
        amount(total.LineExtensionAmount),
      ),
  ],
  [
    'BR-CO-11: the allowances make the sum of the allowances',
    ({ allowances, total }) =>
      expect(sum(allowances.map((entry) => amount(entry.Amount)))).toBe(amount(total.AllowanceTotalAmount)),
  ],
  [
    'BR-CO-12: the charges make the sum of the charges',
    ({ charges, total }) =>
      expect(sum(charges.map((entry) => amount(entry.Amount)))).toBe(amount(total.ChargeTotalAmount)),
  ],
  [
    'BR-CO-13: lines less allowances plus charges make the total without VAT',
    ({ total }) =>
      expect(
        amount(total.LineExtensionAmount) -
          amount(total.AllowanceTotalAmount) +
          amount(total.ChargeTotalAmount),
      ).toBe(amount(total.TaxExclusiveAmount)),
  ],
  [
    'BR-CO-14: the VAT per rate makes the VAT',
    ({ root, subtotals }) =>
      expect(sum(subtotals.map((entry) => amount(entry.TaxAmount)))).toBe(amount(root.TaxTotal?.TaxAmount)),
  ],
  [
    'BR-CO-15: the total without VAT and the VAT make the total',
    ({ root, total }) =>
      expect(amount(total.TaxExclusiveAmount) + amount(root.TaxTotal?.TaxAmount)).toBe(
        amount(total.TaxInclusiveAmount),
      ),
  ],
  [
    'BR-CO-16: the total less what is paid makes what is due',
    ({ total }) =>
      expect(amount(total.TaxInclusiveAmount) - amount(total.PrepaidAmount)).toBe(
        amount(total.PayableAmount),
      ),
  ],
  [
    'BR-S-08: per rate, lines less allowances plus charges make what is taxed',
    ({ lines, allowances, charges, subtotals }) => {
      const of = (
        entries: readonly Node[],
        rate: string,
        pick: (node: Node) => [Node | undefined, Node | undefined],
      ) =>
        sum(
          entries.map((entry) => {
            const [category, value] = pick(entry);
            return rateOf(category) === rate ? amount(value) : 0;
          }),
        );
      for (const subtotal of subtotals) {
        const rate = rateOf(subtotal.TaxCategory);
        expect(
          of(lines, rate, (line) => [line.Item?.ClassifiedTaxCategory, line.LineExtensionAmount]) -
            of(allowances, rate, (entry) => [entry.TaxCategory, entry.Amount]) +
            of(charges, rate, (entry) => [entry.TaxCategory, entry.Amount]),
        ).toBe(amount(subtotal.TaxableAmount));
      }
    },
  ],
  [
    'BR-S-09, BR-CO-17: what is taxed times its rate, rounded to the cent, is its VAT',
    ({ subtotals }) => {
      for (const { TaxCategory, TaxableAmount, TaxAmount } of subtotals) {
        const hundredths = amount(TaxableAmount) * Number(text(TaxCategory?.Percent));
        expect(Math.floor((hundredths + 50) / 100)).toBe(amount(TaxAmount));
      }
    },
  ],
  [
    'BR-CO-18, BR-S-01: every rate of a line, an allowance and a charge is in the breakdown, once',
    ({ lines, allowances, charges, subtotals }) => {
      const used = [
        ...lines.map((line) => rateOf(line.Item?.ClassifiedTaxCategory)),
        ...[...allowances, ...charges].map((entry) => rateOf(entry.TaxCategory)),
      ];
      expect(subtotals.map((entry) => rateOf(entry.TaxCategory)).toSorted()).toEqual(
        [...new Set(used)].toSorted(),
      );
    },
  ],
  [
    'PEPPOL-EN16931-R120: quantity times price less the line’s allowance makes the line',
    ({ lines }) => {
      for (const line of lines) {
        const { InvoicedQuantity, CreditedQuantity, Price, AllowanceCharge, LineExtensionAmount } = line;
        expect(
          Number(text(InvoicedQuantity ?? CreditedQuantity)) * amount(Price?.PriceAmount) -
            amount(AllowanceCharge?.Amount),
        ).toBe(amount(LineExtensionAmount));
      }
    },
  ],
  [
    'BR-27, BR-CO-25: no price is negative, and what is due has a date or terms',
    ({ root, lines, total }) => {
      for (const line of lines) expect(amount(line.Price?.PriceAmount)).toBeGreaterThanOrEqual(0);
      if (amount(total.PayableAmount) > 0)
        expect(text(root.DueDate) || text(root.PaymentTerms?.Note)).not.toBe('');
    },
  ],
];

describe('for any order the arithmetic of EN 16931 holds to the cent', () => {
  test.each(rules)('%s', (_name, check) => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        check(readOnce(invoice));
      }),
      { numRuns: 60 },
    );
  });

  test('a total that is a cent off is detected', () => {
    const [invoice] = fc.sample(arbitraryInvoice, { numRuns: 1, seed: 1 });
    if (!invoice) throw new Error('No sample.');
    const wrong = { ...invoice, totalVat: (invoice.totalVat + 1) as typeof invoice.totalVat };
    const check = rules.find(([name]) => name.startsWith('BR-CO-14'))?.[1];
    expect(() => check?.(read(toUbl(wrong)))).toThrow();
  });
});

/** EN 16931-1, chapter 6.4.4: requirements for an exempt intra-community supply. */
const intraCommunityRules: readonly [name: string, check: (invoice: Read) => void][] = [
  [
    'BR-IC-01: the breakdown has one category K, and no other',
    ({ subtotals }) => expect(subtotals.map(({ TaxCategory }) => text(TaxCategory?.ID))).toEqual(['K']),
  ],
  [
    'BR-IC-02 to 04: seller and buyer have their VAT numbers',
    ({ root }) => {
      const numberOf = (party: Node | undefined) => text(party?.Party?.PartyTaxScheme?.CompanyID);
      expect(numberOf(root.AccountingSupplierParty)).toMatch(/^NL/);
      expect(numberOf(root.AccountingCustomerParty)).toMatch(/^BE/);
    },
  ],
  [
    'BR-IC-05 to 07: lines, allowances and charges are category K at 0',
    ({ lines, allowances, charges }) => {
      const categories = [
        ...lines.map((line) => line.Item?.ClassifiedTaxCategory),
        ...[...allowances, ...charges].map((entry) => entry.TaxCategory),
      ];
      for (const category of categories) expect(rateOf(category)).toBe('K 0');
    },
  ],
  [
    'BR-IC-09: no VAT',
    ({ root, subtotals }) => {
      for (const { TaxAmount } of subtotals) expect(amount(TaxAmount)).toBe(0);
      expect(amount(root.TaxTotal?.TaxAmount)).toBe(0);
    },
  ],
  [
    'BR-IC-10, PEPPOL-EN16931-P0106: the breakdown states the exemption',
    ({ subtotals }) => {
      for (const { TaxCategory } of subtotals) {
        expect(text(TaxCategory?.TaxExemptionReasonCode)).toBe('VATEX-EU-IC');
        expect(text(TaxCategory?.TaxExemptionReason)).toContain('artikel 138');
      }
    },
  ],
  [
    'BR-IC-11, BR-IC-12: delivery day and country are given',
    ({ root }) => {
      expect(text(root.Delivery?.ActualDeliveryDate)).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(text(root.Delivery?.DeliveryLocation?.Address?.Country?.IdentificationCode)).toBe('BE');
    },
  ],
];

describe('for any intra-community supply', () => {
  test.each([...rules, ...intraCommunityRules])('%s', (_name, check) => {
    fc.assert(
      fc.property(arbitraryIntraCommunityInvoice, (invoice) => {
        check(readOnce(invoice));
      }),
      { numRuns: 60 },
    );
  });
});

const credits = { number: 'F000000041', issuedOn: '2026-11-19', refund: cents(0) };
const arbitraryCreditNote = arbitraryInvoice.map((invoice) => ({
  ...invoice,
  number: 'C000000007',
  credits,
  dueOn: null,
}));

describe('for any credit note', () => {
  test.each<(typeof rules)[number]>([
    ...rules,
    [
      'BT-3, BG-3: it has its type and the invoice that it cancels, and asks for no payment',
      ({ root }) => {
        expect(text(root.CreditNoteTypeCode)).toBe('381');
        const reference = root.BillingReference?.InvoiceDocumentReference;
        expect([text(reference?.ID), text(reference?.IssueDate)]).toEqual([credits.number, credits.issuedOn]);
        expect(Object.keys(root)).not.toEqual(expect.arrayContaining(['DueDate']));
        expect(root.PaymentMeans).toBeUndefined();
      },
    ],
  ])('%s', (_name, check) => {
    fc.assert(
      fc.property(arbitraryCreditNote, (note) => {
        check(readOnce(note));
      }),
      { numRuns: 60 },
    );
  });

  test('its elements are in the order of the schema of CreditNote-2', () => {
    const [note] = fc.sample(arbitraryCreditNote, { numRuns: 1, seed: 1 });
    if (!note) throw new Error('No sample.');
    const names = Object.keys(read(toUbl(note)).root).filter((name) => !name.startsWith('@'));
    const schema = [
      ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'CreditNoteTypeCode', 'DocumentCurrencyCode'],
      ...['BuyerReference', 'OrderReference', 'BillingReference', 'AccountingSupplierParty'],
      ...['AccountingCustomerParty', 'Delivery', 'PaymentTerms', 'AllowanceCharge', 'TaxTotal'],
      ...['LegalMonetaryTotal', 'CreditNoteLine', '#text'],
    ];
    expect(names).toEqual(schema.filter((name) => names.includes(name)));
  });
});

test('each line has the cost centre for the books of the buyer, and the invoice one that all lines share', () => {
  const invoice = buildInvoice({ lines: [buildLine(1, 1000, 6), buildLine(2, 500, 8)] });
  const costs = (...codes: (string | null)[]) => {
    const lines = invoice.lines.map((line, index) => {
      const code = codes[index] ?? null;
      return { ...line, costCentre: code === null ? null : { code, name: 'Groep Egels' } };
    });
    const { root, lines: read_ } = read(toUbl({ ...invoice, lines }));
    return [root, ...read_].map((node) => text(node.AccountingCost));
  };
  expect(costs('4010', '4010')).toEqual(['4010', '4010', '4010']);
  expect(costs('4010', '4020')).toEqual(['', '4010', '4020']);
  expect(costs('4010', null)).toEqual(['', '4010', '']);
  const names = (of: Node | undefined) => Object.keys(of ?? {});
  const lines = invoice.lines.map((line) => ({ ...line, costCentre: { code: '4010', name: '' } }));
  const { root, lines: written } = read(toUbl({ ...invoice, lines }));
  // In the order of the schema.
  expect(names(root).indexOf('AccountingCost') + 1).toBe(names(root).indexOf('BuyerReference'));
  expect(names(written[0])).toEqual([
    'ID',
    'InvoicedQuantity',
    'LineExtensionAmount',
    'AccountingCost',
    'Item',
    'Price',
  ]);
});

test('an invoice with VAT, also at 0 %, does not have category K or an exemption reason', () => {
  fc.assert(
    fc.property(arbitraryInvoice, (invoice) => {
      expect(toUbl(invoice)).not.toMatch(/<cbc:ID>K<|TaxExemption/);
    }),
    { numRuns: 30 },
  );
});

describe('a Belgian buyer is identified by its enterprise number', () => {
  const registered = (companyNumber: string | null, vatNumber: string | null) => {
    const { buyer } = buildInvoice({ lines: [buildLine(1, 945, 2)] });
    const belgian = {
      ...buyer,
      companyNumber,
      vatNumber,
      address: { ...buyer.address, country: 'BE' as const },
    };
    const invoice = buildInvoice({ lines: [buildLine(1, 945, 2)] }, { buyer: belgian });
    const read = parser.parse(toUbl(invoice)) as Node;
    return text(read.Invoice?.AccountingCustomerParty?.Party?.EndpointID);
  };

  test.each([
    ['0428759497', null, '0428759497'],
    ['428759497', null, '0428759497'],
    ['0428759498', 'BE0428759497', '0428759497'],
    [null, 'BE428759497', '0428759497'],
  ])('company number %s and VAT number %s: %s', (companyNumber, vatNumber, number) => {
    expect(registered(companyNumber, vatNumber)).toBe(number);
  });
});
