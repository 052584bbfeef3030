import type { Cents } from '../money/cents.ts';

/** One item of a punch-out return, before it becomes form fields (clause K02). */
export interface OciLine {
  readonly description: string;
  readonly materialGroup: string;
  readonly quantity: number;
  readonly unit: string;
  /** excluding VAT, for `priceUnit` units; negative on a discount line */
  readonly price: Cents;
  /** the number of units that `price` is for; 1 except where a discount is worked into the price */
  readonly priceUnit: number;
  readonly currency: 'EUR';
  readonly vendorMaterial: string;
  /** the shop's own key of the product; '' on a delivery or discount line */
  readonly productId: string;
  readonly vatPercentage: number;
  /** in the company's date format */
  readonly deliveryDate: string;
  readonly orderReference: string;
}
