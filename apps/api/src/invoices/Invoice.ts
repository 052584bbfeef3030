// The invoice model, following EN 16931.

import type { VatTreatment } from '@magazijn/domain/cart';
import type { CostCentreName } from '@magazijn/domain/cost-centres';
import type { IsoDate } from '@magazijn/domain/delivery';
import type { Cents } from '@magazijn/domain/money';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { CompanyAddress } from '../accounts/companies.ts';
import type { Seller } from '../settings/readSeller.ts';

interface InvoiceBuyer {
  readonly name: string;
  readonly customerNumber: string;
  readonly vatNumber: string | null;
  /** Chamber of commerce (NL) or enterprise number (BE). */
  readonly companyNumber: string | null;
  readonly iban: string | null;
  readonly email: string | null;
  readonly address: CompanyAddress;
}

/** An invoice line. Sums exclude VAT: price × quantity − discount = total, to the cent. */
export interface InvoiceLine {
  readonly articleNumber: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly vatPercentage: number;
  /** The deal's discount on this line. */
  readonly discount: Cents;
  readonly total: Cents;
  /** A gift of another product's deal. */
  readonly giveAway: boolean;
  /** The buyer's group or cost centre; null without one, absent in older credit notes. */
  readonly costCentre?: CostCentreName | null;
}

/** The sums at one VAT rate. `discount` and `shipping` are its shares of the order's. */
export interface InvoiceVat {
  readonly vatPercentage: number;
  /** Sum of the lines at this rate. */
  readonly goods: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  /** goods − discount + shipping */
  readonly net: Cents;
  /** Rounded once per rate, over `net`. */
  readonly vat: Cents;
}

/** The invoice of a placed order, derived from the order, its company and the seller; or a credit note. */
export interface Invoice {
  /** From its own gapless series: 'F000000042'; of a credit note 'C000000007'. */
  readonly number: string;
  /** The invoice that a credit note credits in full, and the refund; null for an invoice. */
  readonly credits: { readonly number: string; readonly issuedOn: IsoDate; readonly refund: Cents } | null;
  readonly orderNumber: string;
  /** The payment term starts on it. For an order that is not paid yet it is the delivery day. */
  readonly issuedOn: IsoDate;
  readonly issuedAt: Date;
  /** Null when nothing is left to pay or the amount is collected. */
  readonly dueOn: IsoDate | null;
  readonly deliveredOn: IsoDate;
  readonly orderReference: string;
  readonly payment: PaymentMethod;
  /** `vatNumber` is the one for this order's VAT treatment. */
  readonly seller: Seller;
  readonly vatTreatment: VatTreatment;
  /** The Dutch reason for exempt VAT; null when VAT is charged. */
  readonly vatNote: string | null;
  readonly buyer: InvoiceBuyer;
  readonly deliveryAddress: CompanyAddress;
  readonly lines: readonly InvoiceLine[];
  readonly couponCode: string | null;
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  /** Lowest rate first; includes every rate of a line, a discount or delivery. */
  readonly vat: readonly InvoiceVat[];
  readonly totalExclusive: Cents;
  readonly totalVat: Cents;
  readonly totalInclusive: Cents;
  /**
   * The amount received for the invoice: at most its total, and 0 for a direct debit. On a credit note, the part of that
   * amount that is not refunded and counts for the order's next invoice.
   */
  readonly paid: Cents;
}

/** An issued invoice. Its credit note stores it, because the order may change afterwards. */
export type IssuedInvoice = Omit<Invoice, 'issuedAt' | 'credits' | 'paid'> & {
  /** The refund of its change or cancellation; absent in older credit notes. */
  readonly refund?: Cents;
  /** The amount received before the credit note; absent in older credit notes, which refunded all of it. */
  readonly paid?: Cents;
};

export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00A0');

/** The name of a document: 'Factuur', 'Creditfactuur'. */
export const documentName = ({ credits }: Pick<Invoice, 'credits'>): string =>
  credits === null ? 'Factuur' : 'Creditfactuur';
