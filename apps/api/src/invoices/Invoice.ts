// An invoice as a bookkeeper wants it.

import type { VatTreatment } from '@magazijn/domain/cart';
import type { IsoDate } from '@magazijn/domain/delivery';
import type { Cents } from '@magazijn/domain/money';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { CompanyAddress } from '../accounts/companies.ts';
import type { Seller } from '../settings/readSeller.ts';

/** Who buys. */
interface InvoiceBuyer {
  readonly name: string;
  readonly customerNumber: string;
  readonly vatNumber: string | null;
  /** Chamber of commerce (NL) or enterprise number (BE). */
  readonly companyNumber: string | null;
  readonly iban: string | null;
  readonly email: string | null;
  /** Where the invoice goes. */
  readonly address: CompanyAddress;
}

/** One ordered product. Sums exclude VAT: price × quantity − discount = total, to the cent. */
export interface InvoiceLine {
  readonly articleNumber: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly vatPercentage: number;
  /** What a deal takes off this line. */
  readonly discount: Cents;
  readonly total: Cents;
  /** Came free with another product. */
  readonly giveAway: boolean;
}

/** What is taxed at one rate. `discount` and `shipping` are its parts of the whole order's. */
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

/** A placed order as a bookkeeper wants it. Everything in it follows from the order, its company and the seller. */
export interface Invoice {
  /** Of a series of its own, without gaps: 'F000000042'. */
  readonly number: string;
  /** The order's own number. */
  readonly orderNumber: string;
  /** The payment term counts from it: of an order that is not paid yet it is the delivery day. */
  readonly issuedOn: IsoDate;
  readonly issuedAt: Date;
  /** Null when nothing is left to be paid, or when it is collected. */
  readonly dueOn: IsoDate | null;
  readonly deliveredOn: IsoDate;
  readonly orderReference: string;
  readonly payment: PaymentMethod;
  /** Its `vatNumber` is the one that this order is taxed under. */
  readonly seller: Seller;
  readonly vatTreatment: VatTreatment;
  /** Why no VAT is charged, in a sentence for the buyer; null where it is. */
  readonly vatNote: string | null;
  readonly buyer: InvoiceBuyer;
  readonly deliveryAddress: CompanyAddress;
  readonly lines: readonly InvoiceLine[];
  readonly couponCode: string | null;
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  /** The lowest rate first; every rate of a line, of a discount and of delivery is there. */
  readonly vat: readonly InvoiceVat[];
  readonly totalExclusive: Cents;
  readonly totalVat: Cents;
  readonly totalInclusive: Cents;
}

/** As people read it: in groups of four. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00A0');
