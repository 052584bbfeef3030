/** Units per product id. Only whole numbers from 1; a product that is not in the cart is not in the map. */
export type CartAmounts = Readonly<Record<string, number>>;

/**
 * The cart as the browser keeps it (clause T15, decision "Cart storage").
 *
 * The fields that the specification names belong to the current customer.
 * Amounts of other customers on the same computer rest under `others`, so that a switch between
 * locations never mixes carts and nobody sees what another customer was about to order.
 *
 * @typeParam Data the server's last answer; `unknown` until the caller has checked what it read
 */
export interface StoredCart<Data = unknown> {
  readonly version: 1;
  /** number of the customer whose cart this is; null while nobody is logged in */
  readonly customer: string | null;
  readonly amount: CartAmounts;
  /** coupon code; '' when there is none */
  readonly discount: string;
  /** the buyer's own reference for the invoice; '' when there is none */
  readonly orderReference: string;
  readonly total: {
    /** units in `amount` */
    readonly items: number;
    /** subtotal excluding VAT in euros, as the server last calculated it */
    readonly amount: number;
  };
  /** the server's last answer; null when it has not priced this cart yet */
  readonly data: Data | null;
  /** amounts per customer number of the customers who are not logged in now */
  readonly others: Readonly<Record<string, CartAmounts>>;
}
