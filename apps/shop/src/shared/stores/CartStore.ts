import type { ApiClient, CartInfo, CartIntent } from '@magazijn/api-client';
import type {
  CartCostCentres,
  CartQuantities,
  CartRecord,
  CartView as CartViewOf,
  OrderedCart,
  SavedCartState,
} from '@magazijn/domain/cart';

/** The fixed key in local storage, or in session storage during a punch-out. */
export const cartKey = 'magazijn.cart';

/** The cart as pages show it. A new object after each change, the same one otherwise. */
export type CartView = CartViewOf<CartInfo>;

/** The wire's own response that prices a cart. */
export type CartAnswer = Awaited<ReturnType<ApiClient['recalculateCart']>>['answer'];

/** The cart of a customer's document: what the back end keeps for the person, and its prices (docs/adr/0097). */
export interface DocumentCart {
  readonly saved: SavedCartState;
  /** Null for an empty cart. */
  readonly answer: CartAnswer | null;
}

/** A change that the buyer made in this tab. */
export type BuyerChange =
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'emptied' };

/** A record that was rewritten; what is absent stays. */
interface Rewritten {
  readonly record?: CartRecord;
  /** What the buyer wants from now on. */
  readonly intent?: CartIntent;
  /** The prices of the record, from the document. */
  readonly info?: CartInfo;
  readonly elsewhere?: CartView['elsewhere'];
}

/** The cart of this browser. An invalid quantity is not thrown: `refusal` has the reason, which is announced. */
export interface CartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => CartView;
  /** The view during hydration: the cart of the document, or an unknown one. */
  readonly getServerState: () => CartView;
  /** Adds units of a product and announces it. */
  readonly add: (productId: number, quantity: number) => void;
  /** Adds many quantities at once, without announcing them; negative ones subtract. Lines are clamped to 0 and the maximum. */
  readonly addAll: (quantities: CartQuantities) => void;
  /** Sets a product's quantity, 0 removes it; `owner` typed it. @default the current customer */
  readonly setQuantity: (productId: number, quantity: number, owner?: string) => void;
  readonly setCouponCode: (code: string, owner?: string) => void;
  readonly setOrderReference: (text: string, owner?: string) => void;
  /** Chooses the cost centre of products; an id of 0 for none. */
  readonly setCostCentres: (costCentres: CartCostCentres) => void;
  readonly empty: () => void;
  /**
   * Removes an order from the cart once: all of its cart, or its units from a later one.
   * @returns whether this call removed it from the current customer's cart
   */
  readonly takeOut: (order: OrderedCart) => boolean;
  /** Undoes `empty`; products added and texts typed since then stay. */
  readonly restore: (taken: CartIntent) => void;
  /** Sets the view of hydration, before it. */
  readonly begin: (shown: CartView) => void;
  /** Prices the cart again: when it is opened, and as a retry. */
  readonly recalculate: () => void;
  /** The stored record, for saving it at the back end. */
  readonly getRecord: () => CartRecord;
  /** Rewrites the record, which no other tab has changed since; null changes nothing. */
  readonly rewrite: (apply: (record: CartRecord) => Rewritten | null) => void;
  /** Resolves when the last change is answered; rejects without an answer, or when it was refused. */
  readonly flush: () => Promise<void>;
}
