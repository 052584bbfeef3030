/** What a customer wants: amounts per product id, a coupon and a reference. Prices never come from outside. */
export interface CartRequest {
  readonly amounts: ReadonlyMap<number, number>;
  /** Upper case; '' for none. */
  readonly couponCode: string;
  readonly orderReference: string;
}
