// The invoice or the credit note as UBL 2.1 (Peppol BIS Billing 3.0).

import type { VatTreatment } from '@magazijn/domain/cart';
import { sharedCostCentre } from '@magazijn/domain/cost-centres';
import { type Cents, subtractCents } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';
import { XMLBuilder } from 'fast-xml-parser';
import type { Invoice, InvoiceLine } from '../Invoice.ts';
import { paymentMeans, paymentTerms } from '../invoicePayment.ts';
import { buyerParty, sellerParty, ublAddress } from './ublParties.ts';

/** The codes of our units in UN/ECE Recommendations 20 and 21; the latter with Peppol's prefix X. */
const unitCodes: Readonly<Record<string, string>> = {
  baal: 'XBL',
  can: 'XCA',
  doos: 'XBX',
  doosje: 'XBX',
  emmer: 'XBJ',
  fles: 'XBO',
  pak: 'XPK',
  pot: 'XJR',
  rol: 'XRO',
  set: 'SET',
  tray: 'XPU',
  tube: 'XTU',
  zak: 'XBG',
};

/** The code of a unit (BT-130); pieces for an unknown one. */
const unitCode = (unit: string): string => unitCodes[unit.trim().toLowerCase()] ?? 'H87';

/** Characters that XML 1.0 cannot contain, even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => String(value).replace(unwritable, ''),
});

/** The coupon per rate, then delivery (BG-20, BG-21). */
const allowanceCharges = ({ vat, vatTreatment, couponCode, shipping, shippingVatPercentage }: Invoice) => [
  ...vat
    .filter(({ discount }) => discount > 0)
    .map(({ discount, vatPercentage }) => ({
      'cbc:ChargeIndicator': 'false',
      'cbc:AllowanceChargeReasonCode': '95',
      'cbc:AllowanceChargeReason': couponCode === null ? 'Korting' : `Kortingscode ${couponCode}`,
      'cbc:Amount': ublAmount(discount),
      'cac:TaxCategory': taxCategory(vatTreatment, vatPercentage),
    })),
  ...(shipping > 0
    ? [
        {
          'cbc:ChargeIndicator': 'true',
          'cbc:AllowanceChargeReasonCode': 'FC',
          'cbc:AllowanceChargeReason': orderWords.shipping,
          'cbc:Amount': ublAmount(shipping),
          'cac:TaxCategory': taxCategory(vatTreatment, shippingVatPercentage),
        },
      ]
    : []),
];

const documentLine = (
  line: InvoiceLine,
  index: number,
  { vatTreatment: treatment, credits }: Pick<Invoice, 'vatTreatment' | 'credits'>,
) => ({
  'cbc:ID': String(index + 1),
  ...(line.giveAway ? { 'cbc:Note': 'Uw gratis artikel!' } : {}),
  [credits === null ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
    '#text': String(line.quantity),
    '@unitCode': unitCode(line.unit),
  },
  'cbc:LineExtensionAmount': ublAmount(line.total),
  ...(line.costCentre ? { 'cbc:AccountingCost': line.costCentre.code } : {}),
  ...(line.discount > 0
    ? {
        'cac:AllowanceCharge': {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': '95',
          'cbc:AllowanceChargeReason': 'Korting',
          'cbc:Amount': ublAmount(line.discount),
        },
      }
    : {}),
  'cac:Item': {
    ...(line.contents === '' ? {} : { 'cbc:Description': line.contents }),
    'cbc:Name': line.description,
    'cac:SellersItemIdentification': { 'cbc:ID': line.articleNumber },
    'cac:ClassifiedTaxCategory': taxCategory(treatment, line.vatPercentage),
  },
  'cac:Price': { 'cbc:PriceAmount': ublAmount(line.price) },
});

function totals(invoice: Invoice) {
  const { paid, totalInclusive } = invoice;
  return {
    'cbc:LineExtensionAmount': ublAmount(invoice.subtotal),
    'cbc:TaxExclusiveAmount': ublAmount(invoice.totalExclusive),
    'cbc:TaxInclusiveAmount': ublAmount(totalInclusive),
    'cbc:AllowanceTotalAmount': ublAmount(invoice.couponDiscount),
    'cbc:ChargeTotalAmount': ublAmount(invoice.shipping),
    ...(paid > 0 ? { 'cbc:PrepaidAmount': ublAmount(paid) } : {}),
    'cbc:PayableAmount': ublAmount(subtractCents(totalInclusive, paid)),
  };
}

/** The elements before the parties that differ between an invoice and a credit note (type 381). */
const typeOf = ({ credits, dueOn }: Invoice) =>
  credits === null
    ? { ...(dueOn === null ? {} : { 'cbc:DueDate': dueOn }), 'cbc:InvoiceTypeCode': '380' }
    : { 'cbc:CreditNoteTypeCode': '381' };

/** The buyer's cost centre when all lines have the same one (BT-19); each line has its own (BT-133). */
function accountingCost({ lines }: Invoice) {
  const shared = sharedCostCentre(lines.map(({ costCentre = null, giveAway }) => ({ costCentre, giveAway })));
  return shared && { 'cbc:AccountingCost': shared.code };
}

/** The invoice that a credit note cancels (BG-3). */
const billingReference = ({ credits }: Invoice) =>
  credits && {
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': { 'cbc:ID': credits.number, 'cbc:IssueDate': credits.issuedOn },
    },
  };

/**
 * Converts an invoice or a credit note to UBL 2.1 in Peppol BIS Billing 3.0 (EN 16931), which Belgian companies must be able to
 * receive. Elements follow the order of UBL's schema. The sums are those of the order; `toUbl.properties.test.ts`
 * checks them against the standard's rules.
 */
export function toUbl(invoice: Invoice): string {
  const document = invoice.credits === null ? 'Invoice' : 'CreditNote';
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [document]: {
      '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${document}-2`,
      '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issuedOn,
      ...typeOf(invoice),
      'cbc:DocumentCurrencyCode': 'EUR',
      ...accountingCost(invoice),
      'cbc:BuyerReference': invoice.orderReference || invoice.buyer.customerNumber,
      // Peppol requires 'NA' without a buyer's reference.
      'cac:OrderReference': {
        'cbc:ID': invoice.orderReference || 'NA',
        'cbc:SalesOrderID': invoice.orderNumber,
      },
      ...billingReference(invoice),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(invoice) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice) },
      'cac:Delivery': {
        'cbc:ActualDeliveryDate': invoice.deliveredOn,
        'cac:DeliveryLocation': { 'cac:Address': ublAddress(invoice.deliveryAddress) },
        'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': invoice.deliveryAddress.companyName } },
      },
      ...(invoice.credits === null ? { 'cac:PaymentMeans': paymentMeans(invoice) } : {}),
      'cac:PaymentTerms': { 'cbc:Note': paymentTerms(invoice) },
      'cac:AllowanceCharge': allowanceCharges(invoice),
      'cac:TaxTotal': {
        'cbc:TaxAmount': ublAmount(invoice.totalVat),
        'cac:TaxSubtotal': invoice.vat.map(({ vatPercentage, net, vat }) => ({
          'cbc:TaxableAmount': ublAmount(net),
          'cbc:TaxAmount': ublAmount(vat),
          'cac:TaxCategory': taxCategory(invoice.vatTreatment, vatPercentage, invoice.vatNote),
        })),
      },
      'cac:LegalMonetaryTotal': totals(invoice),
      [`cac:${document}Line`]: invoice.lines.map((line, index) => documentLine(line, index, invoice)),
    },
  });
}

/**
 * The VAT category of a rate (UNCL5305): S for every rate above 0; Z for 0 %; K for an exempt intra-community supply
 * (BR-IC-05 to 07).
 *
 * @param note the reason of an exemption, only stated in the breakdown (BR-IC-10).
 */
const taxCategory = (treatment: VatTreatment, vatPercentage: number, note: string | null = null) => ({
  'cbc:ID': treatment === 'intra-community' ? 'K' : vatPercentage === 0 ? 'Z' : 'S',
  'cbc:Percent': String(vatPercentage),
  ...(note === null ? {} : { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-IC', 'cbc:TaxExemptionReason': note }),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

/** An amount in UBL: two decimals after a point (xsd:decimal). */
const ublAmount = (amount: Cents): { '#text': string; '@currencyID': 'EUR' } => ({
  '#text': (amount / 100).toFixed(2),
  '@currencyID': 'EUR',
});
