/** How large a made-up shop is. */
export interface ShopSize {
  readonly products: number;
  readonly companies: number;
  /** Placed ones, spread over three years, with two lines each. */
  readonly orders: number;
}
