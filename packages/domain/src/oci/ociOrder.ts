import type { IsoDate } from '../delivery/calendar.ts';
import type { Cents } from '../money/cents.ts';
import type { RatedSum } from '../money/vatRates.ts';

/** What the punch-out return needs to know of an order. Amounts exclude VAT. */
export interface OciOrder {
  readonly lines: readonly OciOrderLine[];
  readonly shipping: {
    readonly cost: Cents;
    readonly itemCode: string;
    readonly vatPercentage: number;
  };
  /** discounts that belong to no line, such as a coupon's, per VAT rate: sums above 0 that come off */
  readonly discounts: readonly RatedSum[];
  readonly deliveryDate: IsoDate;
  /** the buyer's own reference; '' when there is none */
  readonly orderReference: string;
}

/** What the punch-out return needs to know of an ordered line. Amounts exclude VAT. */
export interface OciOrderLine {
  /** the shop's key of the product, by which a buyer's system asks for it again */
  readonly productId: number;
  readonly description: string;
  /** `ce_number` on the wire */
  readonly itemCode: string;
  /** such as 'verzorging/luiers' */
  readonly categoryPath: string;
  readonly quantity: number;
  /** of one unit */
  readonly price: Cents;
  /** what deals and coupon take off the line */
  readonly discount: Cents;
  /** price × quantity − discount */
  readonly total: Cents;
  readonly vatPercentage: number;
  readonly giveAway: boolean;
}

/** What differs between one buyer's procurement system and the next: a setting per company. */
export interface OciSettings {
  /** unit of measure; ST unless their system wants another code such as PCE */
  readonly unit: string;
  /** of yyyy, MM and dd with anything between them */
  readonly dateFormat: string;
  /**
   * `lines`: a line with a negative price per VAT percentage, as specified.
   * `in-prices`: for systems that refuse negative prices, the discount comes off the product lines.
   */
  readonly discounts: 'lines' | 'in-prices';
  /** the company's own material group per category path, or per category; other paths go out as they are */
  readonly materialGroups: Readonly<Record<string, string>>;
}

/** The settings of a company that has chosen none. */
export const defaultOciSettings: OciSettings = {
  unit: 'ST',
  dateFormat: 'yyyy-MM-dd',
  discounts: 'lines',
  materialGroups: {},
};
