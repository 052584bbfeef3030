import type { CartInfo, CartIntent } from '@magazijn/api-client';
import type { CartQuantities, CartView as CartViewOf, OrderedCart } from '@magazijn/domain/cart';

/** The fixed key in local storage, or in the tab's own while a procurement system is at work. */
export const cartKey = 'magazijn.cart';

/** The cart as pages show it. A new object whenever something changed, the same one otherwise. */
export type CartView = CartViewOf<CartInfo>;

/** The one cart of this browser. A quantity that no line can hold is told by `refusal` and said aloud, never thrown. */
export interface CartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => CartView;
  /** What the server rendered: an empty cart. */
  readonly getServerState: () => CartView;
  /** Adds units of a product and announces it. */
  readonly add: (productId: number, quantity: number) => void;
  /** Adds many at once, announcing none; below 0 takes out. A line stops at nothing and at the most that it can hold. */
  readonly addAll: (quantities: CartQuantities) => void;
  /**
   * 0 removes.
   *
   * @param owner the customer who typed it, where the field applies it later. @default the customer who is logged in
   */
  readonly setQuantity: (productId: number, quantity: number, owner?: string) => void;
  readonly setCouponCode: (code: string, owner?: string) => void;
  readonly setOrderReference: (text: string, owner?: string) => void;
  readonly empty: () => void;
  /**
   * Takes out what was ordered: all of the cart that the order was made of, and of a later one as much as was
   * ordered. Done once for an order, however many tabs hear of it, and however late.
   *
   * @returns whether this call took it out of the cart of the customer who is logged in
   */
  readonly takeOut: (order: OrderedCart) => boolean;
  /** Puts back what `empty` took away; what was added since then stays. */
  readonly restore: (taken: CartIntent) => void;
  /** Asks the server again: when the cart is opened, and to try once more. */
  readonly recalculate: () => void;
  /**
   * Resolves when the server has answered the last change; rejects when it cannot. Before ordering. A cart that is only
   * priced anew is not waited for.
   */
  readonly flush: () => Promise<void>;
}
