import type { Cents } from '../money/cents.ts';

/** The shop's own figures for every cart; all amounts exclude VAT. */
export interface CartRules {
  /** the least subtotal that can be ordered */
  readonly minimumOrder: Cents;
  /** from this subtotal on delivery is free */
  readonly freeShippingFrom: Cents;
  /** what delivery costs below it */
  readonly shipping: Cents;
  /** VAT on delivery; 21 means 21 % */
  readonly shippingVatPercentage: number;
}
